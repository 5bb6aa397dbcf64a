import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { indexWordsOf } from '#app/shop/catalogue/text/fold.ts'
import { plainText } from '#app/shop/catalogue/text/plain-text.ts'
import { formatXhtml } from '#app/shop/catalogue/text/xhtml.ts'
import { parseDescription } from '#app/shop/catalogue/text/description.ts'

/** Whose time grows faster than what they read, and why that does no harm. */
const bounded: Record<string, string> = {
  '/\\/+$/': 'a setting of the owner',
  '/\\bVersion\\/.*\\bSafari\\//': '200 characters of a User-Agent',
  '/:+$/': 'two colons at most: what stands between them is percent-encoded',
  '/^[\\s.]+|[\\s.]+$/gu': 'a title, cut to the length of a file’s name',
  '/^(.*\\S)\\s*\\(((?:[^()]|\\([^()]*\\))+?),?\\s*#\\s*([^;()]+)(?:;[^()]*)?\\)$/':
    'a title of 500 characters',
  '/,\\s*[^\\d\\s.].*$/': 'a title of 500 characters',
  '/\\[([^\\]]+)\\]\\(([^)]+)\\)/g': 'the shop’s own texts',
  '/[^\\s<>()[\\]"\'`,;:/=?&]+@[^\\s<>()[\\]"\'`,;:/?&]+/g': '4,000 characters of an error',
  '/\\?[^\\s"\'`<>)]*=[^\\s"\'`<>)]*/g': '4,000 characters of an error',
  '/(?:(?<![\\p{L}\\p{N}])\\p{L}\\.\\s?){2,}/gu': 'a run of initials is passed once, see below',
  '/<(?=[\\s\\d=<>.,;)&-])|&(?:#(\\d{1,7}|[xX][\\da-fA-F]{1,6});|[A-Za-z][\\w.-]{0,40};)?/g':
    '42 characters of an entity',
  '/^[^<]*<\\?xml[^>]*?encoding\\s*=\\s*["\']([\\w.:-]{1,40})["\']/': '400 bytes of a file',
}

/** The countries of makers, which read the 2,000 characters of an address. */
const lawOfMakers = /^\/\(\?<!\[\\p\{L\}\]\)\(India\|/

/** What the checker knows no answer to within its time. */
const undecided: Record<string, string> = {
  '/^(?:\\s+|<\\?[^]*?\\?>|<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\\[[^]*?\\]\\s*)?>)/i':
    'begins at one place, and each of its parts ends at the first sign of its end',
  '/^(?:>=?|≥|over|more than|at least|min\\.?)?\\s*(\\d{1,9})(?:\\.0+)?\\s*(?:$|\\+|(?:-|–|\\.\\.|to)\\s*\\d)/i':
    'begins at one place',
}

/** Every regular expression that is written down in a file. */
function patternsOf(file: string): string[] {
  const found: string[] = []
  const context = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text)
    ts.forEachChild(node, context)
  }
  context(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return found
}

const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((name) => join('app', name))
  .filter((file) => /\.(tsx?|mjs)$/.test(file))
const patterns = [...new Set(files.flatMap(patternsOf))]

/** Those that the long form found safe once: the short one looks at the others alone. */
const examined = new Set(
  JSON.parse(readFileSync('tests/fixtures/examined-patterns.json', 'utf8')) as string[],
)

async function findUnsafe(some: string[]): Promise<string[]> {
  const unsafe: string[] = []
  for (const pattern of some) {
    const end = pattern.lastIndexOf('/')
    const { status } = await check(pattern.slice(1, end), pattern.slice(end + 1), {
      timeout: 10_000,
    })
    const isExcused =
      pattern in bounded ||
      lawOfMakers.test(pattern) ||
      (status === 'unknown' && pattern in undecided)
    if (status !== 'safe' && !isExcused) unsafe.push(`${status}: ${pattern}`)
  }
  return unsafe
}

describe('a regular expression of the shop', { timeout: 600_000 }, () => {
  test('takes no time that grows faster than what it reads', async () => {
    expect(patterns.length).toBeGreaterThan(300)
    const requested = process.env.LONG ? patterns : patterns.filter((one) => !examined.has(one))
    expect(await findUnsafe(requested)).toEqual([])
  })

  test('that does is found', async () => {
    expect(await findUnsafe(['/^(a+)+$/', '/\\s+$/'])).toHaveLength(2)
  })

  test('that is excused is still there', () => {
    for (const excused of [bounded, undecided])
      expect(Object.keys(excused).filter((one) => !patterns.includes(one))).toEqual([])
  })
})

describe('a text of 200,000 letters, or signs of the beginning of a tag, is read at once', () => {
  const long = 200_000
  test.each([
    ['letters', 'a'.repeat(long)],
    ['letters of no alphabet', '漢'.repeat(long)],
    ['words with marks', "l'".repeat(long / 2)],
    ['tags that begin', '<'.repeat(long)],
    ['a tag without an end', `<${'a'.repeat(long)}`],
    ['tags without an end', '<a'.repeat(long / 2)],
    ['blanks', `a${' '.repeat(long)}b`],
    ['ampersands', '&'.repeat(long)],
    ['initials', 'a.'.repeat(long / 2)],
    ['initials apart', 'a. '.repeat(long / 3)],
  ])('%s', { timeout: 15_000 }, (_, text) => {
    expect(indexWordsOf(text).every((word) => word.length <= 60)).toBe(true)
    expect(plainText(text).length).toBeLessThanOrEqual(long + 2)
    expect(parseDescription(text)).not.toContain('<a')
    expect(formatXhtml(text)).not.toContain('<a>')
  })
})
