/** Maps terms of schema.org to the keys of accessibility-statements.ts, most of which are codes of ONIX list 196. */
const features: Record<string, string> = {
  tableOfContents: '11',
  index: '12',
  readingOrder: '13',
  alternativeText: '14',
  longDescription: '15',
  describedMath: '17',
  MathML: '17',
  'MathML-chemistry': '34',
  latex: '35',
  ChemML: '18',
  pageNavigation: '19',
  pageBreakMarkers: '19',
  printPageNumbers: '19',
  synchronizedAudioText: '20',
  ttsMarkup: '21',
  ARIA: '30',
  structuralNavigation: '29',
  displayTransformability: '36',
  highContrastDisplay: '26',
}

const hazards: Record<string, string> = {
  none: 'hazard-none',
  flashing: 'hazard-flashing',
  motionSimulation: 'hazard-motion',
  sound: 'hazard-sound',
}

/** Holds a property of the package document: `accessibilityFeature`, `conformsTo`, with its text. */
export type PackageFact = { property: string; text: string }

/** Returns the statements of a package document in a fixed order; null if it has none. */
export function accessibilityOf(facts: PackageFact[]): string | null {
  const keys = facts.flatMap(({ property, text }) => {
    switch (property) {
      case 'accessibilityFeature':
        return own(features, text)
      case 'accessibilityHazard':
        return own(hazards, text)
      case 'accessModeSufficient':
        return text === 'textual' ? ['52'] : []
      case 'conformsTo':
        return conformanceOf(text)
      default:
        return []
    }
  })
  const sorted = [...new Set(keys)].sort()
  return sorted.length > 0 ? sorted.join(',') : null
}

const own = (known: Record<string, string>, term: string): string[] => {
  const key = term.trim()
  return Object.hasOwn(known, key) ? [known[key]!] : []
}

/** Reads `EPUB Accessibility 1.1 - WCAG 2.1 Level AA` and the older URLs of IDPF. */
function conformanceOf(text: string): string[] {
  const older = /epub\/a11y\/accessibility-20170105\.html#wcag-(a{1,3})/.exec(text)?.[1]
  if (older !== undefined) return older === 'a' ? ['02'] : ['03']
  const [, version, wcag, level] =
    /EPUB Accessibility (1\.\d)\s*-\s*WCAG (2\.[0-2]) Level (A{1,3})\b/i.exec(text) ?? []
  if (version === undefined || wcag === undefined || level === undefined) return []
  const levels: Record<string, string> = { A: '84', AA: '85', AAA: '86' }
  return [...(version === '1.1' ? ['04'] : []), `8${wcag.slice(2)}`, levels[level.toUpperCase()]!]
}
