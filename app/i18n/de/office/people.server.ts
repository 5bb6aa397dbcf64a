import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officePeople: OfficeMessages['people'] = {
  titles: { author: 'Personen', publisher: 'Verlage' },
  captions: {
    author_one: '{{number}} Person, die geschrieben, übersetzt oder sonst mitgewirkt hat',
    author_other: '{{number}} Personen, die geschrieben, übersetzt oder sonst mitgewirkt haben',
    publisher_one: '{{number}} Verlag',
    publisher_other: '{{number}} Verlage',
  },
  noneYet: 'Es gibt noch keine. Die Namen kommen mit den Büchern des Katalogs.',
  empty: 'Kein Name passt.',
  name: 'Name',
  letter: 'Buchstabe',
  books: 'Bücher in Listen',
  back: { author: 'Zu den Personen', publisher: 'Zu den Verlagen' },
  imports: {
    author:
      'Name und Lebensläufe bleiben, wie Sie sie schreiben, auch nach dem nächsten Import. Eine Datei, die sagt, wie der Name einsortiert wird, ersetzt diese Angabe.',
    publisher:
      'Name und Texte bleiben, wie Sie sie schreiben, auch nach dem nächsten Import. Eine Datei mit Adresse oder E-Mail des Verlags ersetzt diese Angaben.',
  },
  nameHint:
    'So steht er in allen Büchern und Listen. Importe finden ihn weiter unter dem früheren Namen.',
  sort: 'Einsortiert unter',
  sortHint: 'Nachname zuerst, etwa Verne, Jules. Leer: Der Laden leitet es aus dem Namen ab.',
  texts: { author: 'Lebenslauf ({{language}})', publisher: 'Über den Verlag ({{language}})' },
  textHint: 'Reiner Text, bis zu 5.000 Zeichen. Er steht über den Büchern.',
  saved: 'Die Angaben sind gespeichert.',
  changed:
    'Jemand anders hat das inzwischen geändert, darum wurde nichts gespeichert. An den Feldern steht, was jetzt gespeichert ist; speichern Sie noch einmal, um es zu ersetzen.',
  faults: {
    missing: 'Füllen Sie dieses Feld aus.',
    long: 'Dieser Text ist zu lang.',
    email: 'Geben Sie eine E-Mail-Adresse wie name@laden.example ein.',
  },
}
