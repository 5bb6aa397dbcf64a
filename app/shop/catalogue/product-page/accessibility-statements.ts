import type { Language } from '#app/i18n/languages.ts'

type StatementText = Record<Language, string>

/** Holds what a publisher may state about an e-book (ONIX list 196), and hazards that the file itself states. */
const statements: Record<string, StatementText> = {
  '01': { en: 'LIA scheme', fr: 'Programme LIA', de: 'LIA-Programm' },
  '02': same('EPUB Accessibility 1.0 A'),
  '03': same('EPUB Accessibility 1.0 AA'),
  '04': same('EPUB Accessibility 1.1'),
  '08': {
    en: 'accessibility not known',
    fr: 'accessibilité inconnue',
    de: 'Barrierefreiheit nicht bekannt',
  },
  '09': {
    en: 'not accessible, or only in part',
    fr: 'non accessible, ou en partie seulement',
    de: 'nicht oder nur zum Teil barrierefrei',
  },
  10: {
    en: 'no reading aid is switched off',
    fr: 'aucune aide à la lecture n’est désactivée',
    de: 'keine Lesehilfe ist abgeschaltet',
  },
  11: {
    en: 'linked table of contents',
    fr: 'table des matières avec liens',
    de: 'verlinktes Inhaltsverzeichnis',
  },
  12: { en: 'linked index', fr: 'index avec liens', de: 'verlinktes Register' },
  13: {
    en: 'one logical reading order',
    fr: 'ordre de lecture logique',
    de: 'eine logische Lesereihenfolge',
  },
  14: {
    en: 'short descriptions of pictures',
    fr: 'descriptions courtes des images',
    de: 'kurze Bildbeschreibungen',
  },
  15: {
    en: 'full descriptions of pictures',
    fr: 'descriptions complètes des images',
    de: 'ausführliche Bildbeschreibungen',
  },
  16: {
    en: 'charts also as data',
    fr: 'graphiques aussi sous forme de données',
    de: 'Diagramme auch als Daten',
  },
  17: {
    en: 'formulas as MathML',
    fr: 'formules en MathML',
    de: 'Formeln als MathML',
  },
  18: {
    en: 'chemistry as ChemML',
    fr: 'chimie en ChemML',
    de: 'Chemie als ChemML',
  },
  19: {
    en: 'page numbers of the printed book',
    fr: 'pagination du livre imprimé',
    de: 'Seitenzahlen des gedruckten Buches',
  },
  20: {
    en: 'recorded sound in step with the text',
    fr: 'son enregistré synchronisé avec le texte',
    de: 'Tonaufnahme im Gleichlauf mit dem Text',
  },
  21: {
    en: 'hints for speech output',
    fr: 'indications pour la synthèse vocale',
    de: 'Hinweise für die Sprachausgabe',
  },
  22: {
    en: 'languages of the text marked',
    fr: 'langues du texte balisées',
    de: 'Sprachen im Text ausgezeichnet',
  },
  24: {
    en: 'set for readers with dyslexia',
    fr: 'composé pour les lecteurs dyslexiques',
    de: 'gesetzt für Menschen mit Legasthenie',
  },
  25: {
    en: 'nothing is told by colour alone',
    fr: 'rien n’est dit par la couleur seule',
    de: 'nichts wird nur durch Farbe gesagt',
  },
  26: { en: 'high contrast', fr: 'contraste élevé', de: 'hoher Kontrast' },
  29: {
    en: 'next and previous chapter linked',
    fr: 'liens vers les chapitres suivant et précédent',
    de: 'nächstes und voriges Kapitel verlinkt',
  },
  30: { en: 'ARIA roles', fr: 'rôles ARIA', de: 'ARIA-Rollen' },
  31: {
    en: 'labelled controls',
    fr: 'commandes étiquetées',
    de: 'beschriftete Bedienelemente',
  },
  32: { en: 'landmarks', fr: 'points de repère', de: 'Orientierungspunkte' },
  34: {
    en: 'chemistry as MathML',
    fr: 'chimie en MathML',
    de: 'Chemie als MathML',
  },
  35: {
    en: 'formulas as LaTeX',
    fr: 'formules en LaTeX',
    de: 'Formeln als LaTeX',
  },
  36: {
    en: 'all text can be made larger and set differently',
    fr: 'tout le texte peut être agrandi et mis en forme',
    de: 'der ganze Text lässt sich vergrößern und anders setzen',
  },
  37: { en: 'very high contrast', fr: 'contraste très élevé', de: 'sehr hoher Kontrast' },
  38: {
    en: 'unusual words explained',
    fr: 'mots rares expliqués',
    de: 'seltene Wörter erklärt',
  },
  40: {
    en: 'links say where they lead',
    fr: 'les liens disent où ils mènent',
    de: 'Links sagen, wohin sie führen',
  },
  52: {
    en: 'can be read wholly without sight',
    fr: 'entièrement lisible sans la vue',
    de: 'ganz ohne Sehen lesbar',
  },
  80: same('WCAG 2.0'),
  81: same('WCAG 2.1'),
  82: same('WCAG 2.2'),
  84: { en: 'level A', fr: 'niveau A', de: 'Stufe A' },
  85: { en: 'level AA', fr: 'niveau AA', de: 'Stufe AA' },
  86: { en: 'level AAA', fr: 'niveau AAA', de: 'Stufe AAA' },
  'hazard-none': {
    en: 'no known hazards',
    fr: 'aucun danger connu',
    de: 'keine bekannten Gefahren',
  },
  'hazard-flashing': {
    en: 'hazard: flashing pictures',
    fr: 'danger\u202f: images clignotantes',
    de: 'Gefahr: blinkende Bilder',
  },
  'hazard-motion': {
    en: 'hazard: simulated motion',
    fr: 'danger\u202f: simulation de mouvement',
    de: 'Gefahr: vorgetäuschte Bewegung',
  },
  'hazard-sound': { en: 'hazard: sounds', fr: 'danger\u202f: sons', de: 'Gefahr: Geräusche' },
}

function same(name: string): StatementText {
  return { en: name, fr: name, de: name }
}

/**
 * Returns the statements in words. Codes that stand for a text or a link of their own have none. Nothing is guessed:
 * the result is undefined if nothing is stated.
 */
export function accessibilityStatements(
  codes: string | null,
  language: Language,
): string | undefined {
  const words = (codes ?? '').split(',').flatMap((code) => statements[code]?.[language] ?? [])
  return words.length > 0 ? words.join(' · ') : undefined
}
