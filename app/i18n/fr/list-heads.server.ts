import type { ServerMessages } from '../en.server.ts'

export const people: ServerMessages['people'] = {
  authors: 'Auteurs',
  publishers: 'Éditeurs',
  withLetter: '{{heading}} : {{letter}}',
  authorLede_one: '{{number}} auteur, par nom de famille.',
  authorLede_other: '{{number}} auteurs, par nom de famille.',
  publisherLede_one: '{{number}} éditeur.',
  publisherLede_other: '{{number}} éditeurs, chacun avec son logo.',
  authorFind: 'Trouver un auteur',
  publisherFind: 'Trouver un éditeur',
  go: 'Rechercher',
  letters: 'Lettres',
  otherLetter: 'Autres lettres',
  authorAll: 'Tous les auteurs',
  publisherAll: 'Tous les éditeurs',
  books_one: '{{number}} livre',
  books_other: '{{number}} livres',
  authorNone: 'Aucun auteur de ce nom dans nos rayons.',
  publisherNone: 'Aucun éditeur de ce nom dans nos rayons.',
  ignored: {
    filter: 'Nom : « {{value}} » n’est pas reconnu et n’est pas pris en compte.',
    letter: 'Lettre : « {{value}} » n’est pas reconnu et n’est pas pris en compte.',
    page: '« {{value}} » n’est pas une page de cette liste : voici la première.',
  },
  contact: 'Contact pour la sécurité des produits',
  authorTitle: 'Livres de {{name}}',
  publisherTitle: 'Livres publiés par {{name}}',
  authorDescription: 'Tous les livres de {{name}} chez {{shop}}, avec prix et disponibilité.',
  publisherDescription:
    'Tous les livres publiés par {{name}} chez {{shop}}, avec prix et disponibilité.',
}

export const offer: ServerMessages['offer'] = {
  crumb: 'Offres',
  until: 'Jusqu’au',
  begins: 'À partir du',
  ended: 'Terminée le',
  percent: '{{percent}} de réduction sur ces livres',
  coming: 'Cette offre n’a pas encore commencé : d’ici là, sa réduction ne s’applique pas.',
  over: 'Cette offre est terminée. Sa réduction ne s’applique plus.',
  fixed:
    'Les livres à prix fixe en Allemagne ou en France y sont vendus à ce prix ; les offres ne s’y appliquent pas.',
  others: 'Autres offres',
  begin: 'à partir du {{day}}',
  end: 'jusqu’au {{day}}',
}
