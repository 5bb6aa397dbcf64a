import type { Messages } from '../en.ts'

export const downloads: Messages['downloads'] = {
  heading: 'Ihre E-Books',
  ofOrder: 'Die E-Books der Bestellung {{number}}',
  lede: 'Einfache EPUB-Dateien ohne Kopierschutz (DRM): keine Adobe-ID, keine bestimmte App. Sie gehören Ihnen.',
  ledeFiles:
    'Dateien ohne Kopierschutz (DRM): keine Adobe-ID, keine bestimmte App. Sie gehören Ihnen.',
  list: 'E-Books',
  file: '{{format}}, {{size}}',
  bought: 'gekauft am {{day}}',
  download: 'Herunterladen',
  opening: 'Den Anfang im Browser lesen',
  never: 'Noch nicht heruntergeladen',
  fetched_one: 'Einmal heruntergeladen, am {{day}}',
  fetched_other: '{{count}}-mal heruntergeladen, zuletzt am {{day}}',
  newer: 'Neuere Ausgabe: seit Ihrem Download aktualisiert.',
  newEdition: 'Neue Ausgabe der Datei vom {{day}}: in Ihrem Kauf enthalten.',
  former: 'Die gekaufte Datei ({{format}}, {{size}})',
  revoked: 'Der Kauf wurde rückgängig gemacht: Diese Datei ist nicht mehr verfügbar.',
  unpaid: 'Verfügbar, sobald Ihre Zahlung eingegangen ist.',
  later: 'Verfügbar ab Erscheinen am {{day}}.',
  unpaidLater: 'Verfügbar ab Erscheinen am {{day}}, wenn Ihre Zahlung bis dahin eingegangen ist.',
  gone: 'Diese Datei ist gerade nicht verfügbar. Bitte schreiben Sie uns.',
  search: 'In Ihren E-Books suchen',
  find: 'Suchen',
  all: 'Alle anzeigen',
  found_one: '{{count}} E-Book gefunden',
  found_other: '{{count}} E-Books gefunden',
  seen_one: '{{seen}} von {{count}} E-Book angesehen',
  seen_other: '{{seen}} von {{count}} E-Books angesehen',
  older_one: '{{count}} weiteres E-Book anzeigen',
  older_other: '{{count}} weitere E-Books anzeigen',
  none: 'Noch keine E-Books',
  noneText:
    'E-Books, die Sie mit Ihrem Konto kaufen, finden Sie hier, solange Ihr Konto besteht. E-Books aus Bestellungen ohne Konto öffnen Sie über den Link in der E-Mail zur Bestellung.',
  noneFound: 'Keines Ihrer E-Books passt mit Titel oder Autor zu dieser Suche.',
  toBooks: 'Zu den E-Books im Shop',
  closed: 'Zu diesem Link gibt es keine E-Books',
  closedText:
    'Vielleicht ist er unvollständig oder älter als fünf Jahre. Fordern Sie ihn mit Bestellnummer und E-Mail-Adresse neu an.',
  request: 'Ihre E-Books öffnen',
  requestText:
    'Mit Konto finden Sie Ihre E-Books hier, sobald Sie angemeldet sind. Ohne Konto öffnen Sie sie über den Link in der E-Mail zu Ihrer Bestellung.',
  signIn: 'Anmelden',
  again: 'Link erneut senden',
  againText:
    'Wenn Bestellnummer und E-Mail-Adresse zusammenpassen, schicken wir den Link an diese Adresse.',
  number: 'Bestellnummer',
  email: 'E-Mail-Adresse',
  send: 'Link senden',
  lean: 'Einfache Seite für den Browser eines E-Readers',
  library: 'In Ihrer Lese-App',
  libraryText:
    'Lese-Apps, die OPDS unterstützen, zeigen und laden Ihre E-Books über eine persönliche Adresse. Wer diese Adresse kennt, kann das auch.',
  libraryMake: 'Adresse anlegen',
  libraryAnew: 'Neue Adresse anlegen',
  libraryRevoke: 'Adresse sperren',
  librarySince:
    'Sie haben am {{day}} eine Adresse angelegt. Wir speichern nur einen Fingerabdruck davon und können sie nicht noch einmal anzeigen; eine neue ersetzt die alte.',
  libraryMade:
    'Kopieren Sie diese Adresse jetzt in Ihre Lese-App: Sie wird nur dieses eine Mal angezeigt.',
  libraryField: 'Adresse Ihrer Bibliothek',
  libraryMoved:
    'Die Adresse wurde inzwischen in einem anderen Fenster angelegt oder gesperrt. Geändert wurde nichts.',
  navTitle: 'Downloads',
  offsite: 'Für Apps, die nur OPDS 2.0 kennen, hängen Sie „?version=2“ an.',
  help: {
    heading: 'So lesen Sie auf Kindle, tolino, Handy oder Computer',
    kindle: 'Kindle',
    kindleText:
      'Laden Sie die Datei auf amazon.de/sendtokindle hoch oder schicken Sie sie per E-Mail an die Adresse Ihres Kindle; beides funktioniert mit EPUB. Per Kabel geht es nicht: Ein Kindle zeigt keine EPUB-Dateien.',
    ereader: 'tolino, Kobo, PocketBook',
    ereaderText:
      'Schließen Sie den E-Reader per USB an, kopieren Sie die Datei darauf und werfen Sie ihn aus. Manche Kobos holen sie auch aus Dropbox oder Google Drive.',
    phone: 'Handy und Tablet',
    phoneText:
      'iPhone und iPad: Öffnen Sie die heruntergeladene Datei, tippen Sie auf „Teilen“ und wählen Sie „Bücher“. Android: Öffnen Sie sie mit Google Play Bücher oder laden Sie sie auf play.google.com/books hoch.',
    computer: 'Computer',
    computerText:
      'Öffnen Sie die Datei mit Thorium Reader oder calibre, beide kostenlos, oder auf dem Mac mit „Bücher“.',
  },
  zip: 'Ein Zip-Archiv mit MP3-Dateien: zum Hören bitte entpacken.',
  listen: {
    heading: 'So hören Sie auf Computer, Handy oder E-Reader',
    computer:
      'Windows: Klicken Sie mit der rechten Maustaste auf die Datei und wählen Sie „Alle extrahieren“. Mac: Doppelklicken Sie auf die Datei. Die MP3-Dateien spielt dann jedes Programm der Reihe nach ab, etwa das kostenlose VLC.',
    phone:
      'iPhone und iPad: Tippen Sie in „Dateien“ auf die heruntergeladene Datei; sie wird entpackt, und Sie hören die Teile gleich dort. Android: Öffnen Sie sie mit „Files von Google“, tippen Sie auf „Extrahieren“ und hören Sie die Teile mit einer beliebigen Musik-App.',
    ereader:
      'Manche PocketBooks spielen MP3: Entpacken Sie die Datei am Computer und kopieren Sie die Teile per USB. Kindle, tolino und Kobo spielen sie nicht ab.',
  },
  guide: {
    title: 'E-Books aus diesem Shop lesen',
    text: 'Unser eigenes kleines Buch: wie eine EPUB-Datei auf jedes Gerät kommt, wie Sie bequem lesen und wie Sie Ihre Bücher sicher aufbewahren. Vollständig und kostenlos, ohne Bestellung und ohne Konto.',
  },
}
