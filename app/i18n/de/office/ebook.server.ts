import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeEbook: OfficeMessages['ebook'] = {
  link: 'E-Book-Datei',
  title: 'Datei von {{name}}',
  current: 'Die Datei im Verkauf',
  none: 'Es gibt noch keine Datei, also wird es nicht verkauft.',
  shopMade: 'Der Laden erzeugt die Datei aus einem Text.',
  since: 'Im Verkauf seit',
  length: 'Umfang',
  pages_one: '{{count}} Seite',
  pages_other: '{{count}} Seiten',
  words_one: '{{count}} Wort',
  words_other: '{{count}} Wörter',
  minutes_one: '{{count}} Minute',
  minutes_other: '{{count}} Minuten',
  add: 'Datei hinzufügen',
  replace: 'Datei ersetzen',
  replaceText: 'Wer es gekauft hat, kann die neue und die gekaufte Datei herunterladen.',
  hint: 'EPUB, PDF (höchstens 64 MB), MP3-Dateien in einem Zip oder M4B; höchstens {{megabytes}} MB, die in einer Minute ankommen. Größere: npm run shop -- ebook add.',
  tellBuyers: 'Allen, die es gekauft haben, die neue Ausgabe per E-Mail mitteilen',
  addButton: 'Diese Datei prüfen und verkaufen',
  added: 'Die Datei ist jetzt im Verkauf.',
  same: 'Diese Datei war schon im Verkauf.',
  buyers_one:
    '{{count}} Person hat eine frühere Datei gekauft und kann diese herunterladen. Noch wurde keine E-Mail gesendet.',
  buyers_other:
    '{{count}} Personen haben eine frühere Datei gekauft und können diese herunterladen. Noch wurde keine E-Mail gesendet.',
  tell: 'Bescheid geben',
  announced_one: '{{count}} Person, die eine frühere Datei gekauft hat, bekommt eine E-Mail.',
  announced_other:
    '{{count}} Personen, die eine frühere Datei gekauft haben, bekommen eine E-Mail.',
  notAnnounced: {
    'no-file': 'Es gibt keine Datei von Ihnen.',
    'told-before': 'Wer eine frühere Datei gekauft hat, weiß von dieser.',
    'too-often':
      'Wer gekauft hat, wurde binnen eines Tages schon dreimal benachrichtigt. Versuchen Sie es morgen wieder.',
  },
  removeText:
    'Ohne Datei wird das E-Book gezeigt, aber nicht verkauft. Wer es gekauft hat, behält seine.',
  remove: 'Aus dem Verkauf nehmen',
  removed: 'Die Datei ist aus dem Verkauf. Wer sie gekauft hat, behält sie.',
}
