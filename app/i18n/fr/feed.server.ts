import type { ServerMessages } from '../en.server.ts'

/** Feeds and other responses for machines contain these messages. */
export const feed: ServerMessages['feed'] = {
  newBooks: 'Nouveaux livres',
  newBooksBy: 'Nouveaux livres de {{name}}',
  newBooksFrom: 'Nouveaux livres de l’éditeur {{name}}',
  newBooksIn: 'Nouveaux livres : {{name}}',
  ebooks: 'Livres numériques chez {{shop}}',
  newEbooks: 'Nouveaux livres numériques',
  newEbooksText: 'Les plus récents d’abord',
  categories: 'Catégories',
  categoriesText: 'Livres numériques par catégorie',
  subjects: 'Thèmes',
  subjectsText: 'Livres numériques par thème',
  authors: 'Auteurs',
  authorsText: 'Livres numériques par auteur',
  ebooksBy: 'Livres numériques de {{name}}',
  ebooksIn: 'Livres numériques : {{name}}',
  ebooksFor: 'Livres numériques pour « {{q}} »',
  count_one: '{{count}} livre numérique',
  count_other: '{{count}} livres numériques',
  search: 'Chercher chez {{shop}}',
  searchText: 'Livres, livres numériques et autres bonnes choses chez {{shop}}.',
  products: '{{shop}} : articles pour {{country}}',
}
