import type { Language } from '#app/i18n/languages.ts'

export type EpubText = {
  untitled: string
  cover: string
  titlePage: string
  contents: string
  startOfText: string
  about: string
  colophon: string
  sampleEdition: string
  sampleNote: string
  noProtection: string
  by: string
  translator: string
  publisher: string
  firstPublished: string
  identifier: string
  beforeChrist: (year: number) => string
  accessibility: string
  coverDescribed: string
  notEvaluated: string
}

/** Holds the shop's own texts in an e-book. */
export const epubText: Record<Language, EpubText> = {
  en: {
    untitled: 'Untitled',
    cover: 'Cover',
    titlePage: 'Title page',
    contents: 'Contents',
    startOfText: 'Start of the text',
    about: 'About this book',
    colophon: 'Colophon',
    sampleEdition: 'Sample edition',
    sampleNote: 'This sample edition holds the opening of the work, not the whole of it.',
    noProtection: 'The file has no copy protection.',
    by: 'By',
    translator: 'Translator',
    publisher: 'Publisher',
    firstPublished: 'First published',
    identifier: 'Identifier',
    beforeChrist: (year) => `${year} BC`,
    accessibility:
      'The text can be enlarged, recoloured and read aloud. It has a table of contents, headings and one order of reading.',
    coverDescribed: 'The only picture is the cover, whose words are given as text.',
    notEvaluated: 'Conformance with WCAG has not been evaluated.',
  },
  fr: {
    untitled: 'Sans titre',
    cover: 'Couverture',
    titlePage: 'Page de titre',
    contents: 'Table des matières',
    startOfText: 'Début du texte',
    about: 'À propos de ce livre',
    colophon: 'Colophon',
    sampleEdition: 'Extrait',
    sampleNote:
      'Cette édition est un extrait\u00a0: elle contient le début de l’œuvre, et non l’œuvre entière.',
    noProtection: 'Le fichier n’a pas de protection contre la copie.',
    by: 'De',
    translator: 'Traduction',
    publisher: 'Éditeur',
    firstPublished: 'Première publication',
    identifier: 'Identifiant',
    beforeChrist: (year) => `${year} av.\u00a0J.-C.`,
    accessibility:
      'Le texte peut être agrandi, changé de couleur et lu à haute voix. Il a une table des matières, des titres et un seul ordre de lecture.',
    coverDescribed: 'La seule image est la couverture, dont les mots sont donnés en texte.',
    notEvaluated: 'La conformité aux WCAG n’a pas été évaluée.',
  },
  de: {
    untitled: 'Ohne Titel',
    cover: 'Umschlag',
    titlePage: 'Titelseite',
    contents: 'Inhalt',
    startOfText: 'Beginn des Textes',
    about: 'Über dieses Buch',
    colophon: 'Kolophon',
    sampleEdition: 'Leseprobe',
    sampleNote:
      'Diese Ausgabe ist eine Leseprobe: Sie enthält den Anfang des Werkes, nicht das ganze Werk.',
    noProtection: 'Die Datei hat keinen Kopierschutz.',
    by: 'Von',
    translator: 'Übersetzung',
    publisher: 'Verlag',
    firstPublished: 'Zuerst erschienen',
    identifier: 'Kennung',
    beforeChrist: (year) => `${year} v.\u00a0Chr.`,
    accessibility:
      'Der Text lässt sich vergrößern, umfärben und vorlesen. Er hat ein Inhaltsverzeichnis, Überschriften und eine einzige Lesereihenfolge.',
    coverDescribed: 'Das einzige Bild ist der Umschlag, dessen Wörter auch als Text dastehen.',
    notEvaluated: 'Ob das Buch die WCAG erfüllt, wurde nicht geprüft.',
  },
}
