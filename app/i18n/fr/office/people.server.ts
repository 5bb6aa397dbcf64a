import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officePeople: OfficeMessages['people'] = {
  titles: { author: 'Personnes', publisher: 'Éditeurs' },
  captions: {
    author_one: '{{number}} auteur, traducteur ou autre contributeur',
    author_other: '{{number}} auteurs, traducteurs et autres contributeurs',
    publisher_one: '{{number}} éditeur',
    publisher_other: '{{number}} éditeurs',
  },
  noneYet: 'Il n’y en a pas encore. Le catalogue apporte les noms avec ses livres.',
  empty: 'Aucun nom ne correspond.',
  name: 'Nom',
  letter: 'Lettre',
  books: 'Livres dans les listes',
  back: { author: 'Retour aux personnes', publisher: 'Retour aux éditeurs' },
  imports: {
    author:
      'Le nom et les biographies restent comme vous les écrivez, même après le prochain import. Un fichier qui dit comment le nom est classé remplace ce classement.',
    publisher:
      'Le nom et les textes restent comme vous les écrivez, même après le prochain import. Un fichier qui donne l’adresse ou l’e-mail de l’éditeur les remplace.',
  },
  nameHint:
    'Tel que tous les livres et toutes les listes le montrent. Les imports continuent de le trouver sous son ancien nom.',
  sort: 'Classé sous',
  sortHint: 'Nom de famille d’abord, comme Verne, Jules. Vide : la boutique le devine.',
  texts: { author: 'Biographie ({{language}})', publisher: 'À propos de l’éditeur ({{language}})' },
  textHint: 'Texte simple, 5 000 caractères au plus. Il est placé au-dessus des livres.',
  saved: 'Les données sont enregistrées.',
  changed:
    'Quelqu’un d’autre a fait une modification entre-temps, et rien n’a été enregistré. Ce qui est enregistré maintenant est indiqué aux champs ; enregistrez de nouveau pour le remplacer.',
  faults: {
    missing: 'Remplissez ce champ.',
    long: 'Ce texte est trop long.',
    email: 'Saisissez une adresse e-mail comme nom@boutique.example.',
  },
}
