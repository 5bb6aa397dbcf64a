import type { Language } from '#app/i18n/languages.ts'

type SubjectNames = Record<Language, string>

/**
 * Names Thema codes in the shop's own words; the standard's headings are at ns.editeur.org/thema. These are rows of
 * a table, which are alike in shape only.
 */
const subjects: Record<string, SubjectNames> = {
  D: { en: 'Literature', fr: 'Littérature', de: 'Literatur' },
  DCF: { en: 'Poetry', fr: 'Poésie', de: 'Lyrik' },
  DDA: { en: 'Classic plays', fr: 'Théâtre classique', de: 'Klassische Dramen' },
  DNL: { en: 'Essays', fr: 'Essais', de: 'Essays' },
  F: { en: 'Fiction', fr: 'Romans et récits', de: 'Belletristik' },
  FBC: { en: 'Classic fiction', fr: 'Romans classiques', de: 'Klassiker der Erzählkunst' },
  FF: { en: 'Crime and mystery', fr: 'Romans policiers', de: 'Krimis' },
  FFC: { en: 'Classic crime', fr: 'Policiers classiques', de: 'Klassische Krimis' },
  FJ: { en: 'Adventure', fr: 'Aventures', de: 'Abenteuer' },
  FK: { en: 'Horror and ghosts', fr: 'Épouvante et fantômes', de: 'Schauer und Geister' },
  FKC: {
    en: 'Classic horror and ghosts',
    fr: 'Classiques de l’épouvante',
    de: 'Klassische Schauergeschichten',
  },
  FL: { en: 'Science fiction', fr: 'Science-fiction', de: 'Science-Fiction' },
  FLC: {
    en: 'Classic science fiction',
    fr: 'Classiques de la science-fiction',
    de: 'Klassische Science-Fiction',
  },
  FM: { en: 'Fantasy', fr: 'Fantastique et merveilleux', de: 'Fantasy' },
  FN: { en: 'Myths and tales', fr: 'Mythes et contes', de: 'Mythen und Märchen' },
  FU: { en: 'Humour', fr: 'Humour', de: 'Humor' },
  FUP: { en: 'Satire', fr: 'Satire', de: 'Satire' },
  FV: { en: 'Historical fiction', fr: 'Romans historiques', de: 'Historische Romane' },
  FYB: { en: 'Short stories', fr: 'Nouvelles', de: 'Kurzgeschichten' },
  FYD: { en: 'Stories in letters', fr: 'Romans par lettres', de: 'Briefromane' },
  JM: { en: 'Psychology', fr: 'Psychologie', de: 'Psychologie' },
  JMAF: { en: 'Psychoanalysis', fr: 'Psychanalyse', de: 'Psychoanalyse' },
  PS: { en: 'Biology', fr: 'Biologie', de: 'Biologie' },
  PSAJ: { en: 'Evolution', fr: 'Évolution', de: 'Evolution' },
  QD: { en: 'Philosophy', fr: 'Philosophie', de: 'Philosophie' },
  WN: { en: 'Nature', fr: 'Nature', de: 'Natur' },
  Y: { en: 'For children', fr: 'Pour les enfants', de: 'Für Kinder' },
  YFA: {
    en: 'Children’s classics',
    fr: 'Classiques pour la jeunesse',
    de: 'Kinderbuchklassiker',
  },
}

/**
 * Returns the name of a Thema code. Codes form a tree by letters, so a code without a name takes that of its nearest
 * ancestor.
 */
export function subjectText(code: string, language: Language): string | undefined {
  for (let length = code.length; length > 0; length--) {
    const above = code.slice(0, length)
    if (Object.hasOwn(subjects, above)) return subjects[above]![language]
  }
  return undefined
}
