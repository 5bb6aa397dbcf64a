import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeTables: OfficeMessages['tables'] = {
  title: 'Als Datei',
  download: 'Als CSV herunterladen',
  file: 'Datei',
  check: 'Diese Datei prüfen',
  none: 'Wählen Sie eine Datei.',
  upload: {
    'too-many': 'Senden Sie nur eine Datei.',
    'too-large': 'Die Datei ist zu groß. Sie darf höchstens 1 MB haben.',
    malformed: 'Die Datei ist nicht ganz angekommen. Senden Sie sie noch einmal.',
  },
  same: '{{name}} enthält, was schon gespeichert ist. Es gibt nichts zu ändern.',
  would: 'Das würde {{name}} ändern',
  more_one: 'und {{count}} weitere',
  more_other: 'und {{count}} weitere',
  replace: 'Alles durch diese Datei ersetzen',
  replaced: 'Die Datei ist gespeichert.',
  line: 'Zeile {{line}}: {{text}}',
  labelled: '{{label}}: {{text}}',
  moreFaults_one: 'Und {{count}} weiterer.',
  moreFaults_other: 'Und {{count}} weitere.',
  changed:
    'Jemand anders hat das inzwischen geändert, darum ist nichts geschehen. Die Seite zeigt, was jetzt gespeichert ist; senden Sie das Formular noch einmal, um es zu ändern.',
  changedBy:
    'Andere haben das inzwischen geändert, darum ist nichts geschehen: {{changes}} Die Seite zeigt, was jetzt gespeichert ist; senden Sie das Formular noch einmal, um es zu ändern.',
  change: '{{what}} ({{who}}, {{moment}}).',
  faults: {
    empty: 'Die Datei hat keine Zeilen.',
    spreadsheet:
      'Das ist eine Tabellenkalkulation. Speichern Sie sie als CSV (UTF-8) und senden Sie diese Datei.',
    noText: 'Das ist keine CSV-Datei.',
    long: 'Die Datei ist zu lang. Sie darf höchstens 1 MB haben.',
    columnTwice: 'Die Datei hat die Spalte {{name}} zweimal.',
    columnMissing: 'Der Datei fehlt die Spalte {{name}}.',
    columnUnknown: 'Die Datei hat eine Spalte {{name}}, die es in dieser Tabelle nicht gibt.',
    columns: 'Die erste Zeile muss die Spalten nennen: {{names}}.',
    cells: 'Die Zeile hat {{cells}} Zellen, die erste Zeile {{columns}}.',
    other: 'Das wurde nicht angenommen: {{what}}.',
  },
}
