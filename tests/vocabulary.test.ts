import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

/** Old words, each with the terms of docs/glossary.md that replace it. */
const replaced: Record<string, string> = {
  ask: 'query, request, params',
  asked: 'query, request, params',
  asker: 'viewer',
  asking: 'request, subscription',
  doing: 'button, action',
  doings: 'buttons, actions',
  door: 'route module',
  doors: 'route modules',
  held: 'locked, reserved',
  hold: 'lock, reserve',
  keeper: 'cache',
  keepers: 'caches',
  kept: 'cached, saved, stored, retained, remembered',
  mend: 'normalise, repair',
  mended: 'normalised, repaired',
  owe: 'refund',
  owed: 'refund',
  owing: 'refund request',
  room: 'layer, category tile, box',
  rooms: 'layers, category tiles',
  said: 'message, text',
  settle: 'mark paid, refresh, complete',
  settled: 'paid, refreshed, completed',
  standing: 'purchasability, sales figures, listing status',
  told: 'announced, outcome',
  ware: 'purchasable item',
  wares: 'purchasable items',
}

/** Openings that leave a comment without a subject. */
const headless =
  /^(Of|Who|Whose|Whom|For who|For whom|That|Those|Else|Whether|How|What|Not|Nor|Also|Too|Kept|True|False|Undefined|Set)\b(?! (is|are|was) )/

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name).replaceAll('\\', '/'),
  )
const codeIn = (folder: string) => filesIn(folder).filter((name) => /\.(tsx?|mjs)$/.test(name))
const isMigration = (file: string) => file.startsWith('app/database/migrations/')
const files = codeIn('app').filter((file) => !isMigration(file))
const migrations = codeIn('app').filter(isMigration)
const testFiles = codeIn('tests').filter((name) => name !== 'tests/vocabulary.test.ts')

const parse = (file: string, source: string) =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)

const parsed = new Map<string, ts.SourceFile>()
/** Parses each file once for all tests. */
function parseFile(file: string): ts.SourceFile {
  const source = parsed.get(file) ?? parse(file, readFileSync(file, 'utf8'))
  parsed.set(file, source)
  return source
}

function exportedNames(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!isExported) return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText(source))
    const { name } = statement as ts.DeclarationStatement
    return name ? [name.text] : []
  })
}

/** `CartSums` and `cart-sums.tsx` hold the words cart and sums. */
const wordsIn = (name: string) =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase())

/** These names are stored or printed: columns, keys of audit rows and of output for programs, labels, gaps of messages. */
const stored = new Set([
  ...['asked', 'held', 'heldUntil', 'isKept', 'kept', 'owedMinor', 'settledAt'],
  'standing',
])

/** These files alone declare stored names; elsewhere they are keys of objects. */
const storedIn =
  /^app\/(database\/tables|shop\/customers\/accounts\/customer-data|shop\/catalogue\/products\/catalogue-record)\.ts$/

/** Lists the names that a file declares: of functions, types, variables, parameters and members. */
function declaredNames(source: ts.SourceFile): string[] {
  const names: string[] = []
  const visit = (node: ts.Node) => {
    const { name } = node as ts.NamedDeclaration
    const declares = !ts.isPropertyAccessExpression(node) && !ts.isShorthandPropertyAssignment(node)
    if (declares && name && ts.isIdentifier(name)) {
      const mayBeStored = ts.isPropertyAssignment(node) || storedIn.test(source.fileName)
      if (!mayBeStored || !stored.has(name.text)) names.push(name.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...new Set(names)]
}

function replacedWordsIn(file: string, source = parseFile(file)): string[] {
  return [basename(file), ...declaredNames(source)].flatMap((name) =>
    wordsIn(name)
      .filter((word) => Object.hasOwn(replaced, word))
      .map((word) => `${file}: ${name} says "${word}" for ${replaced[word]}`),
  )
}

const rangesOf = new WeakMap<ts.SourceFile, Map<number, number>>()
/** Returns the place of each comment, from its start to its end. */
function commentRanges(source: ts.SourceFile): Map<number, number> {
  const known = rangesOf.get(source)
  if (known) return known
  const found = new Map<number, number>()
  rangesOf.set(source, found)
  const visit = (node: ts.Node) => {
    if (node.kind === ts.SyntaxKind.JsxText) return
    const ranges = [
      ...(ts.getLeadingCommentRanges(source.text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(source.text, node.end) ?? []),
    ]
    for (const { pos, end } of ranges) found.set(pos, end)
    for (const child of node.getChildren(source)) visit(child)
  }
  visit(source)
  return found
}

const allCommentsIn = (source: ts.SourceFile) =>
  [...commentRanges(source)].map(([start, end]) => source.text.slice(start, end))

/** Returns the comments without the marks that open them, and without lines that continue one. */
function commentsIn(source: ts.SourceFile): string[] {
  const isContinued = (start: number) =>
    /\/\/.*\r?\n[ \t]*$/.test(source.text.slice(0, start)) && source.text[start + 1] === '/'
  return [...commentRanges(source)]
    .filter(([start]) => !isContinued(start))
    .map(([start, end]) => source.text.slice(start, end).replace(/^(\/\*+|\/\/)[\s*]*/, ''))
}

const headlessIn = (file: string, source = parseFile(file)) =>
  commentsIn(source)
    .filter((comment) => headless.test(comment))
    .map((comment) => `${file}: ${comment.slice(0, 60)}`)

/** Examples in comments: parts of stored positions, ids, words, columns and formats of dates. */
const examples = new Set([
  ...['route0', 'route1', 'b01h', 'saphirblau', 'sale_price_eur'],
  ...['YYYYMM', 'YYYYMMDD'],
])

/** Adds the words of all that is code: identifiers, the contents of strings, and the text of views. */
function addWords(source: ts.SourceFile, words: Set<string>) {
  const visit = (node: ts.Node) => {
    const { text } = node as ts.Identifier | ts.LiteralLikeNode | ts.JsxText
    if (!ts.isSourceFile(node) && typeof text === 'string')
      for (const [word] of text.matchAll(/\w+/g)) words.add(word)
    ts.forEachChild(node, visit)
  }
  visit(source)
}

/** Lists the files, and the identifiers in backticks, that comments name although they do not exist. */
function missingNames(
  file: string,
  known: { paths: string[]; words: Set<string> },
  source = parseFile(file),
): string[] {
  return allCommentsIn(source).flatMap((comment) => {
    const paths = comment.match(/\w[\w./-]*\.(tsx?|mjs|md)\b/g) ?? []
    const names = [...comment.matchAll(/`(\w+(?:\.\w+)*)(?:\(\))?`/g)].flatMap(([, name = '']) =>
      /\.(tsx?|mjs|md)$/.test(name) ? [] : name.split('.'),
    )
    return [
      ...paths.filter((path) => !known.paths.some((one) => `/${one}`.endsWith(`/${path}`))),
      ...names.filter((name) => !known.words.has(name) && !examples.has(name)),
    ].map((name) => `${file}: ${name} does not exist`)
  })
}

/** Remix asks every route module for the same names, and a catalogue of messages has one in each language. */
const mayRepeat = (file: string) =>
  /^app\/(routes|i18n\/(en|fr|de)|shop\/content\/legal-pages\/(en|fr|de))\/|^app\/(root|entry\.\w+)\.tsx$/.test(
    file,
  )

function repeatedNames(all: [file: string, names: string[]][]): string[] {
  const homes = new Map<string, Set<string>>()
  for (const [file, names] of all)
    for (const name of names) homes.set(name, (homes.get(name) ?? new Set()).add(file))
  return [...homes]
    .filter(([, list]) => list.size > 1)
    .map(([name, list]) => `${name}: ${[...list].join(', ')}`)
}

describe('the vocabulary', () => {
  test('no file and no declared name has an old word', () => {
    const own = files.filter((file) => !/^app\/(i18n|shop\/content\/legal-pages|demo)\//.test(file))
    expect([...own, ...testFiles].flatMap((file) => replacedWordsIn(file))).toEqual([])
  })

  test('a planted word is found, in a name and in a file', () => {
    const text = 'export const listKeptLines = ({ told }: { told: 1 }) => told'
    expect(
      replacedWordsIn('app/shop/ordering/cart/x.ts', parse('app/shop/ordering/cart/x.ts', text)),
    ).toEqual([
      expect.stringContaining('listKeptLines says "kept"'),
      expect.stringContaining('told says "told"'),
    ])
    const row = 'const row = { isKept: 1 }'
    expect(replacedWordsIn('x.ts', parse('x.ts', `${row}\nconst { isKept } = row`))).toEqual([
      expect.stringContaining('isKept says "kept"'),
    ])
    expect(replacedWordsIn('x.ts', parse('x.ts', row))).toEqual([])
    expect(replacedWordsIn('app/http/text-door.server.ts', parse('x.ts', ''))).toHaveLength(1)
    expect(replacedWordsIn('app/http/x.ts', parse('x.ts', 'export type Threshold = 1'))).toEqual([])
  })

  test('an exported name has one meaning in the whole of the code', () => {
    const all = files
      .filter((file) => !mayRepeat(file))
      .map((file): [string, string[]] => [file, exportedNames(parseFile(file))])
    expect(repeatedNames(all)).toEqual([])
  })

  test('a planted second meaning is found', () => {
    expect(
      repeatedNames([
        ['a.ts', ['Row', 'x']],
        ['b.ts', ['Row']],
      ]),
    ).toEqual(['Row: a.ts, b.ts'])
  })

  test('no comment opens with a fragment that has no subject', () => {
    expect(files.flatMap((file) => headlessIn(file))).toEqual([])
  })

  test('a planted fragment is found, and a continued line is none', () => {
    const found = (text: string) => headlessIn('x.ts', parse('x.ts', text))
    expect(found('/** Of the cart: its lines. */\nconst a = 1')).toHaveLength(1)
    expect(found('function b() {\n  // Who asks twice gets the same.\n  return 1\n}')).toHaveLength(
      1,
    )
    expect(found('// The sum is the one\n// Of the lines.\nconst c = 1')).toEqual([])
    expect(found('/** That is the limit of the database. */\nconst d = 1')).toEqual([])
  })

  test('a file or identifier that a comment names exists', () => {
    const words = new Set<string>()
    for (const file of [...files, ...migrations, ...testFiles]) addWords(parseFile(file), words)
    const paths = ['app', 'docs', 'tests'].flatMap((folder) => filesIn(folder))
    const known = { words, paths: [...paths, ...readdirSync('.')] }
    expect(files.flatMap((file) => missingNames(file, known))).toEqual([])
  })

  test('a planted name of nothing is found, in any comment', () => {
    const known = { words: new Set(['owner', 'find']), paths: ['app/shop/text/codes.ts'] }
    const found = (text: string) => missingNames('x.ts', known, parse('x.ts', text))
    expect(found('/** See `findAsked` (text/codes.ts). */\nconst a = 1')).toEqual([
      'x.ts: findAsked does not exist',
    ])
    expect(found('const a = 1 // It is in import/codes.ts.')).toEqual([
      'x.ts: import/codes.ts does not exist',
    ])
    expect(found('// One line,\n// and `owner.gone`.\nconst a = 1')).toEqual([
      'x.ts: gone does not exist',
    ])
    expect(found('/** `find()` in `codes.ts`, `a + b`. */\nconst a = `gone`')).toEqual([])
  })
})
