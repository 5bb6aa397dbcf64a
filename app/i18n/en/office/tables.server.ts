export const officeTables = {
  title: 'As a file',
  download: 'Download as CSV',
  file: 'File',
  check: 'Check this file',
  same: '{{name}} has what is stored already. There is nothing to change.',
  would: 'What {{name}} would change',
  more_one: 'and {{count}} more',
  more_other: 'and {{count}} more',
  replace: 'Replace everything by this file',
  replaced: 'The file is stored.',
  line: 'Line {{line}}: {{text}}',
  labelled: '{{label}}: {{text}}',
  moreFaults_one: 'And {{count}} more.',
  moreFaults_other: 'And {{count}} more.',
  changed:
    'Somebody else changed this meanwhile, so nothing was done. The page shows what is stored now; send the form again to change that.',
  changedBy:
    'Others changed this meanwhile, so nothing was done: {{changes}} The page shows what is stored now; send the form again to change that.',
  change: '{{what}} ({{who}}, {{moment}}).',
}
