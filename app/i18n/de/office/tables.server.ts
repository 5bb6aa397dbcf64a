import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeTables: OfficeMessages['tables'] = {
  title: 'Als Datei',
  download: 'Als CSV herunterladen',
  file: 'Datei',
  check: 'Diese Datei prüfen',
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
}
