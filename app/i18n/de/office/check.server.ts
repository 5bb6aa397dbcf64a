import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeCheck: OfficeMessages['check'] = {
  title: 'Prüfung',
  run: 'Jetzt prüfen',
  done: 'Der Laden ist geprüft.',
  text: 'Sieht nach, ob Bestellungen, Steuern, Zahlungen, Bestände, E-Books und Mails zueinander passen und ob alle Pflichtangaben da sind. Bei vielen Artikeln dauert das eine Weile.',
  at: 'Zuletzt geprüft: {{time}}.',
  faults_one: '{{count}} Fehler,',
  faults_other: '{{count}} Fehler,',
  warnings_one: '{{count}} Warnung.',
  warnings_other: '{{count}} Warnungen.',
  first: 'Das sind die ersten {{count}}.',
  caption: 'Was die letzte Prüfung gefunden hat',
  empty: 'Alles ist in Ordnung.',
  about: 'Woran',
  level: 'Art',
  levels: {
    fault: 'Fehler',
    warning: 'Warnung',
  },
  says: 'Befund',
}
