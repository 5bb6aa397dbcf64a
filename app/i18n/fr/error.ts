import type { Messages } from '../en.ts'

export const error: Messages['error'] = {
  code: 'Erreur {{status}}',
  notFound: 'Cette page n’a jamais été reliée',
  notFoundWords:
    'L’adresse ne mène nulle part, ou la page a changé de place. La recherche la connaît peut-être.',
  refused: 'Cela n’est pas possible',
  serverFault: 'Quelque chose a cassé chez nous',
  serverFaultWords:
    'C’est noté. Rien n’a été commandé ni perdu ; essayez de nouveau dans un instant.',
  search: 'Chercher depuis cette page',
  backHome: 'Retour à la première page',
  tryAgain: 'Réessayer',
  summary_one: 'Erreur : un point demande votre attention',
  summary_other: 'Erreur : {{count}} points demandent votre attention',
}
