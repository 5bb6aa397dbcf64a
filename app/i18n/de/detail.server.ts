import type { ServerMessages } from '../en.server.ts'

export const detail: ServerMessages['detail'] = {
  readingTime: 'Lesezeit',
  hours_one: 'etwa {{count}} Stunde',
  hours_other: 'etwa {{count}} Stunden',
  minutes_one: 'etwa {{count}} Minute',
  minutes_other: 'etwa {{count}} Minuten',
  moreBy: 'Mehr von {{author}}',
  moreByThem: 'Mehr von denselben Autoren',
  series: 'Alle Bände der Reihe „{{series}}“',
  volume: 'Band {{number}}',
  ebookOpening: 'E-Book: der Anfang des Werkes',
  ebookNoFile: '{{format}}: die Datei ist noch nicht verfügbar',
  inLanguage: 'auf {{language}}',
  text: 'Wörter',
  fileContent: 'Die Datei enthält',
  opening: 'den Anfang des Werkes',
  onlyOpening: 'Die Datei enthält den Anfang des Werkes, nicht das ganze Werk.',
  fileSize: 'Dateigröße',
}
