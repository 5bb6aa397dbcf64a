export const officeTables = {
  title: 'As A File',
  download: 'Download As CSV',
  file: 'File',
  check: 'Check This File',
  none: 'Choose a file.',
  upload: {
    'too-many': 'Send one file.',
    'too-large': 'The file is too large. It may have at most 1 MB.',
    malformed: 'The file did not arrive whole. Send it again.',
  },
  same: '{{name}} has what is stored already. There is nothing to change.',
  would: 'What {{name}} Would Change',
  more_one: 'and {{count}} more',
  more_other: 'and {{count}} more',
  replace: 'Replace Everything By This File',
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
