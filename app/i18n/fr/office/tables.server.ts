import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeTables: OfficeMessages['tables'] = {
  title: 'Sous forme de fichier',
  download: 'Télécharger en CSV',
  file: 'Fichier',
  check: 'Vérifier ce fichier',
  same: '{{name}} contient déjà ce qui est enregistré. Rien à modifier.',
  would: 'Ce que {{name}} modifierait',
  more_one: 'et {{count}} autre',
  more_other: 'et {{count}} autres',
  replace: 'Tout remplacer par ce fichier',
  replaced: 'Le fichier est enregistré.',
  line: 'Ligne {{line}} : {{text}}',
  labelled: '{{label}} : {{text}}',
  moreFaults_one: 'Et {{count}} autre.',
  moreFaults_other: 'Et {{count}} autres.',
  changed:
    'Quelqu’un d’autre a fait une modification entre-temps, et rien n’a été fait. La page montre ce qui est enregistré maintenant ; renvoyez le formulaire pour le modifier.',
  changedBy:
    'D’autres ont fait des modifications entre-temps, et rien n’a été fait : {{changes}} La page montre ce qui est enregistré maintenant ; renvoyez le formulaire pour le modifier.',
  change: '{{what}} ({{who}}, {{moment}}).',
}
