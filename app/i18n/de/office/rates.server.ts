import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeRates: OfficeMessages['rates'] = {
  title: 'Wechselkurse',
  ofToday: 'Es sind die von heute, {{day}}.',
  age_one: 'Es sind die vom {{day}}, {{count}} Tag alt.',
  age_other: 'Es sind die vom {{day}}, {{count}} Tage alt.',
  caption: 'So viel ist 1 {{base}} wert',
  empty: 'Der Laden hat nur eine Währung und braucht keine Kurse.',
  rate: 'Kurs',
  type: 'Kurse eingeben',
  typeHint:
    'Sie gelten sofort, auch wenn sie weit von den letzten abweichen, bis der Kursdienst die eines späteren Tages nennt.',
  day: 'Tag',
  oneIs: '1 {{base}} in {{currency}}',
  accept: 'Diese Kurse verwenden',
  file: 'Kurse aus einer Datei',
  fileHint: 'JSON, wie ein Kursdienst es liefert, für eine Rupie.',
  acceptFile: 'Diese Datei verwenden',
  accepted: 'Die Kurse sind gespeichert.',
  faults: {
    rate: 'Geben Sie eine Zahl über null ein, etwa 1,0823.',
    shape: 'Das ist keine Datei eines Kursdienstes.',
    base: 'Die Kurse müssen die einer Rupie (INR) sein.',
    date: 'Der Tag der Kurse ist nicht lesbar.',
    missing: 'Für eine Währung des Ladens steht kein brauchbarer Kurs darin.',
    older: 'Die gespeicherten Kurse sind von einem späteren Tag.',
    stale: 'Die Kurse sind mehr als sieben Tage alt.',
    future: 'Die Kurse sind von einem künftigen Tag.',
  },
}
