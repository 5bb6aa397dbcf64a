import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { shapedFace, type PaperFace } from './shaped-face.server.ts'

/** Names a package of fonts and its parts to use: for Chinese, Japanese and Korean there are a hundred, with numbers. */
type Family = { fontsource: string; part: RegExp }

const notoSans = (script: string): Family => ({
  fontsource: `noto-sans-${script}`,
  part: new RegExp(`^${script}$`),
})
const eastAsian = (region: string): Family => ({ fontsource: `noto-sans-${region}`, part: /^\d+$/ })

/**
 * Each has scripts that the papers' own fonts lack. Noto Sans Arabic draws several letters by one glyph and its dots, so
 * that copying would give other letters.
 */
const families: Family[] = [
  { fontsource: 'vazirmatn', part: /^arabic$/ },
  ...['hebrew', 'thai', 'bengali', 'gujarati', 'gurmukhi', 'kannada'].map(notoSans),
  ...['malayalam', 'oriya', 'tamil', 'telugu'].map(notoSans),
]

/** Chinese, Japanese and Korean share characters, which look different in each. */
function eastAsianFamilies(text: string): Family[] {
  const order = () => {
    if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['jp', 'sc', 'tc', 'kr']
    return /\p{Script=Hangul}/u.test(text) ? ['kr', 'sc', 'tc', 'jp'] : ['sc', 'tc', 'jp', 'kr']
  }
  return order().map(eastAsian)
}

type Range = [from: number, to: number]
/** Holds one file of a package and the characters that it should have; the file may lack some. */
type Part = { file: string; ranges: Range[] }
const knownParts = new Map<string, Promise<Part[]>>()
const { resolve } = createRequire(import.meta.url)

async function readParts({ fontsource, part }: Family): Promise<Part[]> {
  const folder = `@fontsource-variable/${fontsource}`
  const listed = JSON.parse(await readFile(resolve(`${folder}/unicode.json`), 'utf8')) as object
  return Object.entries(listed as Record<string, string>).flatMap(([key, list]) => {
    const name = key.replace(/[[\]]/g, '')
    const file = `${folder}/files/${fontsource}-${name}-wght-normal.woff2`
    return part.test(name) ? [{ file, ranges: rangesOf(list) }] : []
  })
}

/** @param list Such as `U+0964-0965,U+20B9`. */
const rangesOf = (list: string): Range[] =>
  list.split(',').map((range) => {
    const [from, to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)]
  })

function findParts(family: Family): Promise<Part[]> {
  const parts = knownParts.get(family.fontsource) ?? readParts(family)
  knownParts.set(family.fontsource, parts)
  // A file that could not be read once is read again for the next paper.
  parts.catch(() => knownParts.delete(family.fontsource))
  return parts
}

/** Reading a part takes hundredths of a second, and the characters of a long paper are in some dozens. */
const mostParts = 150

/**
 * Reads fonts for characters of other scripts.
 * @param wanted Characters with their marks, each of which is to be in one font.
 * @param firstLacking Finds the first character of them that the papers' own fonts lack.
 */
export async function readScriptFaces(
  wanted: string[],
  firstLacking: (cluster: string) => string | undefined,
  weight: 400 | 700,
): Promise<PaperFace[]> {
  const faces: PaperFace[] = []
  let left = wanted
  for (const family of [...families, ...eastAsianFamilies(wanted.join(''))]) {
    const texts = new Map<Part, string>()
    const parts = left.length === 0 ? [] : await findParts(family)
    for (const cluster of left) {
      const part = partWith(parts, firstLacking(cluster)!)
      if (part) texts.set(part, (texts.get(part) ?? '') + cluster)
    }
    for (const [{ file }, text] of [...texts].slice(0, mostParts - faces.length))
      faces.push(await readPart(file, text, weight))
    left = left.filter((cluster) => !faces.some((face) => face.hasAll(cluster)))
  }
  return faces
}

const partWith = (parts: Part[], sign: string) => {
  const codePoint = sign.codePointAt(0)!
  return parts.find(({ ranges }) =>
    ranges.some(([from, to]) => from <= codePoint && codePoint <= to),
  )
}

async function readPart(name: string, text: string, wght: number): Promise<PaperFace> {
  const { default: subsetFont } = await import('subset-font')
  const file = await readFile(resolve(name))
  // A vowel sign may be drawn as the two that it is composed of, and joiners stand between letters.
  const signs = `${text}${text.normalize('NFKD')}\u200c\u200d `
  const options = { targetFormat: 'truetype' as const, variationAxes: { wght } }
  return shapedFace(await subsetFont(file, signs, options))
}
