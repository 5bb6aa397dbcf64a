import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

/** From top to bottom: a layer imports itself and those after it. */
const layers = [
  'routes',
  'actions',
  'document',
  'http',
  'shop',
  'client',
  'components',
  'database',
  'i18n',
]
/** Folders beside the layers, each with the layer whose imports it may have. */
const beside: Record<string, string> = {
  command: 'routes',
  loaders: 'actions',
  demo: 'http',
  development: 'routes',
  observability: 'i18n',
  office: 'actions',
  server: 'routes',
  'shop-settings': 'i18n',
}

/**
 * The groups of app/shop from top to bottom, each with its areas in the same order: an import goes to a group further
 * down, or within a group to an area further right.
 */
const groups: Record<string, string[]> = {
  api: [],
  staff: [],
  lifecycle: [],
  maintenance: [
    'exchange-jobs',
    'backup',
    'check',
    'products',
    'categories',
    'contributors',
    'settings',
    'texts',
    'tax',
    'delivery',
  ],
  lists: ['stock-alerts', 'wishlist', 'compare', 'saved-list', 'viewed'],
  ordering:
    'staff-orders order-management checkout cart fulfilment order-pages returns invoices figures payments downloads papers orders quote coupons'.split(
      ' ',
    ),
  content: ['legal-pages', 'markdown', 'contact', 'previews', 'reading-guide'],
  exchange: ['export', 'feeds', 'import', 'csv'],
  catalogue:
    'home product-page reviews listing search banners offers product-card contributors ebooks facet-index price-changes categories pictures products text'.split(
      ' ',
    ),
  customers: ['drafts', 'accounts', 'addresses'],
  pricing: ['delivery', 'prices', 'tax', 'currency'],
  messaging: ['mail'],
  operations:
    'shop-settings own-texts seller page-views rate-limits link-secrets audit undo retention email findings given-files stored-bytes'.split(
      ' ',
    ),
}

/** What code of a kind may import. The suffix says the kind, and therefore where the code runs. */
const kinds: Record<string, string[]> = {
  pure: ['pure'],
  schema: ['pure', 'schema'],
  server: ['pure', 'schema', 'server', 'office'],
  office: ['pure', 'schema', 'server', 'view', 'office'],
  view: ['pure', 'view'],
  client: ['pure', 'client'],
  route: ['pure', 'schema', 'server', 'view', 'client', 'office'],
  // Plain JavaScript, which runs without a build.
  program: ['program'],
}

/** Packages with one home. */
const homes: Record<string, (file: string) => boolean> = {
  zod: (file) => kindOf(file) === 'schema',
  kysely: (file) => kindOf(file) === 'server' || file.startsWith('app/database/'),
  pg: (file) => file.startsWith('app/database/'),
  '@photostructure/sqlite': (file) => file.startsWith('app/database/'),
  'remix-toast': (file) => file === 'app/http/toasts.server.ts',
  '@remix-run/node': (file) =>
    kindOf(file) === 'route' || /^app\/(http|actions|document|loaders|office|server)\//.test(file),
  '@remix-run/express': (file) => file.startsWith('app/server/'),
  express: (file) => file.startsWith('app/server/'),
  compression: (file) => file.startsWith('app/server/'),
  'on-headers': (file) => file.startsWith('app/http/'),
  'lru-cache': (file) =>
    file === 'app/cache.server.ts' ||
    file === 'app/components/fragments/fragment-cache.server.ts' ||
    file === 'app/shop/catalogue/ebooks/ebook-file.server.ts',
  negotiator: (file) =>
    file === 'app/i18n/negotiate-language.server.ts' || file.startsWith('app/http/'),
  cookie: (file) => file.startsWith('app/http/') || file.startsWith('app/office/'),
  otpauth: (file) => file.startsWith('app/shop/staff/'),
  fresh: (file) => file.startsWith('app/http/'),
  stripe: (file) => file.startsWith('app/shop/ordering/'),
  sharp: (file) => file.startsWith('app/shop/catalogue/pictures/'),
  pdfkit: (file) => file.startsWith('app/shop/ordering/papers/'),
  fontkit: (file) => file.startsWith('app/shop/ordering/papers/'),
  harfbuzzjs: (file) => file.startsWith('app/shop/ordering/papers/'),
  'subset-font': (file) => file.startsWith('app/shop/ordering/papers/'),
  'bidi-js': (file) => file.startsWith('app/shop/ordering/papers/'),
  yauzl: (file) => file.startsWith('app/shop/catalogue/ebooks/files/'),
  'music-metadata': (file) => file.startsWith('app/shop/catalogue/ebooks/files/'),
  uqr: (file) => /^app\/shop\/(ordering\/payments|staff)\//.test(file),
  ibantools: (file) => file.startsWith('app/shop-settings/'),
  nodemailer: (file) => file.startsWith('app/shop/messaging/mail/'),
  pino: (file) => file.startsWith('app/observability/'),
  'prom-client': (file) => file.startsWith('app/observability/'),
}

const forbiddenNames = /(^|\/)(utils?|helpers?|common|lib|misc|index)(\.|\/)/

const normal = (path: string) => normalize(path).replaceAll('\\', '/')
const filesIn = (folder: string, ending: RegExp) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => normal(join(folder, name)))
        .filter((name) => ending.test(name))
    : []
const files = filesIn('app', /\.(tsx?|mjs)$/)
const sourceOf = (file: string) => readFileSync(file, 'utf8')

function kindOf(file: string): string {
  if (file.endsWith('.mjs')) return 'program'
  if (/^app\/(routes\/|root\.tsx|entry\.|routes\.ts)/.test(file)) return 'route'
  // Pages of the back office are not hydrated, so their views run on the server alone.
  if (file.startsWith('app/office/') && !/\.(client|schema)\.ts$/.test(file)) return 'office'
  if (/\.server\.tsx?$/.test(file) || /^app\/(command|database\/migrations)\//.test(file))
    return 'server'
  if (/\.schema\.ts$/.test(file)) return 'schema'
  if (/\.client\.tsx?$/.test(file)) return 'client'
  return file.endsWith('.tsx') ? 'view' : 'pure'
}

function layerOf(file: string): number {
  const [, folder = '', within] = file.split('/')
  // Of the files in app/ itself, entries and routes are the top layer, and settings are below all others.
  if (/^app\/(art|styles|settings|session-secret|cache\.server\.ts|remix-protocol\.ts)/.test(file))
    return layers.length
  if (within === undefined) return 0
  const layer = layers.indexOf(beside[folder] ?? folder)
  if (layer === -1) throw new Error(`${file} is in no layer`)
  return layer
}

/** Returns the specifiers as written: `./cart.ts`, `#app/shop/ordering/quote/cart.ts`, `zod`. */
const importsOf = (file: string, source = sourceOf(file)) =>
  ts.preProcessFile(source, true, true).importedFiles.map((one) => one.fileName)

function ownImports(file: string, source?: string): string[] {
  return importsOf(file, source)
    .flatMap((name) => {
      if (name.startsWith('#app/')) return [normal(name.replace('#app', 'app'))]
      return name.startsWith('.') ? [normal(join(dirname(file), name))] : []
    })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
}

/** Returns the place of a file of the shop in the table of groups: of its group, and of its area in that. */
function placeInShop(file: string): [number, number] {
  const [, , group = '', area = ''] = file.split('/')
  const areas = groups[group]
  const place = areas?.length ? areas.indexOf(area) : 0
  if (!areas || place === -1) throw new Error(`${file} is in no area of the shop`)
  return [Object.keys(groups).indexOf(group), place]
}

function goesDownInShop(from: string, to: string): boolean {
  if (![from, to].every((file) => file.startsWith('app/shop/'))) return true
  const [[fromGroup, fromArea], [toGroup, toArea]] = [placeInShop(from), placeInShop(to)]
  return fromGroup < toGroup || (fromGroup === toGroup && fromArea <= toArea)
}

/** A view may fetch what runs in the browser alone when it is needed, and not before. */
const isFetchedAtNeed = (from: string, to: string, source: string) =>
  kindOf(from) === 'view' &&
  kindOf(to) === 'client' &&
  !new RegExp(`(from|import) '[^']*/${basename(to)}'`).test(source)

function mayImport(from: string, to: string, source = sourceOf(from)): boolean {
  const [fromKind, toKind] = [kindOf(from), kindOf(to)]
  const allowed = kinds[fromKind]!.includes(toKind) || isFetchedAtNeed(from, to, source)
  return allowed && layerOf(from) <= layerOf(to) && goesDownInShop(from, to)
}

/** Packages that a file may not import, as `file → package`. */
const strayPackages = (file: string, source?: string) =>
  importsOf(file, source)
    .map((name) =>
      (name.startsWith('@') ? name.split('/').slice(0, 2) : [name.split('/')[0]!]).join('/'),
    )
    .filter((name) => Object.hasOwn(homes, name) && !homes[name]!(file))
    .map((name) => `${file} → ${name}`)

const strayImports = (file: string, source?: string) =>
  ownImports(file, source)
    .filter((to) => !mayImport(file, to, source))
    .map((to) => `${file} → ${to}`)

/** What is left when files that import nothing still left are taken away, again and again. */
function filesInCycles(all: string[], imports: (file: string) => string[]): string[] {
  const left = new Map(all.map((file) => [file, imports(file)]))
  for (let size = 0; size !== left.size;) {
    size = left.size
    for (const [file, list] of left) if (!list.some((one) => left.has(one))) left.delete(file)
  }
  return [...left.keys()]
}

function crowdedFolders(all: string[]): string[] {
  const sizes = new Map<string, number>()
  for (const file of all) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1)
  return [...sizes].filter(([, size]) => size > 30).map(([folder]) => folder)
}

const valueImports = (file: string) => ownImports(file, withoutTypeImports(sourceOf(file)))
const withoutTypeImports = (source: string) =>
  source.replace(/^(import|export) type [^;]*? from '[^']+'$/gms, '')

/** Lists and maps without a bound, whose every element is parsed before anything is refused. */
const hasUnboundedList = (source: string) =>
  /\bz\s*\.(?:array|record|map|set)\s*\(|\.array\s*\(/.test(source)
/** What the shop says itself is read by tests alone. */
const isOwnAnswer = (file: string) => file === 'app/shop/api/answers.schema.ts'

const streamed = (source: string) => /<(Suspense|Await)\b|\bdefer\(/.test(source)
const hasOwnStyle = (source: string) => /\bstyle=\{/.test(source)

const mostLines = 40
/** Longer functions, as `file name`. The list only shrinks. */
const longFunctions = [
  'app/shop/catalogue/facet-index/facet-columns.ts finish',
  'app/shop/catalogue/facet-index/facet-columns.ts newFacetColumns',
  'app/shop/catalogue/listing/listing-counts.ts newTally',
  'app/shop/customers/accounts/views/register-form.tsx RegisterForm',
  'app/shop/exchange/csv/export-catalogue.server.ts listParts',
  'app/shop/exchange/import/import-file.server.ts importFile',
  'app/shop/exchange/import/record-rows.ts productColumns',
  'app/shop/exchange/import/upsert-record.server.ts upsertRecords',
]

/** Demo data, drawings and messages are long without being complicated; a migration is never changed again. */
const isMeasured = (file: string) =>
  !/^app\/(demo|art|database\/migrations|i18n\/(en|fr|de))[/.]/.test(file)

/** Returns the name of a function, or of what it is assigned to; a callback has none. */
function nameOf(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (!ts.isFunctionLike(node)) return undefined
  const named = [ts.isVariableDeclaration, ts.isPropertyAssignment, ts.isPropertyDeclaration].some(
    (isNamed) => isNamed(node.parent),
  )
  const owner = (named ? node.parent : node) as ts.NamedDeclaration
  return owner.name?.getText(source)
}

/** Lists the named functions of more than 40 lines, the first and the last line included. */
function tooLong(file: string, text = sourceOf(file)): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lineOf = (place: number) => source.getLineAndCharacterOfPosition(place).line
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const name = nameOf(node, source)
    if (name && lineOf(node.end) - lineOf(node.getStart(source)) >= mostLines)
      found.push(`${file} ${name}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

describe('the architecture', () => {
  test('imports go one way, and only where the code may run', () => {
    expect(files.flatMap((file) => strayImports(file))).toEqual([])
  })

  test('a planted import against a layer or kind is found', () => {
    expect(
      strayImports(
        'app/shop/ordering/cart/cart.server.ts',
        "import x from '#app/http/request-context.server.ts'",
      ),
    ).toHaveLength(1)
    expect(
      strayImports('app/shop/ordering/cart/cart.tsx', "import { x } from './cart.server.ts'"),
    ).toHaveLength(1)
    expect(
      strayImports('app/http/x.server.ts', "import { x } from '#app/document/x.server.ts'"),
    ).toHaveLength(1)
    expect(
      strayImports('app/shop/ordering/quote/cart.ts', "import { x } from './cart.schema.ts'"),
    ).toHaveLength(1)
    expect(
      strayImports(
        'app/components/forms/field.tsx',
        "import { A } from '#app/shop/ordering/cart/add.tsx'",
      ),
    ).toHaveLength(1)
    expect(
      strayImports('app/server/workers.mjs', "import { x } from './settings.server.ts'"),
    ).toHaveLength(1)
    expect(strayImports('app/routes/cart.tsx', "import { x } from './book.tsx'")).toHaveLength(1)
    expect(
      strayImports('app/components/forms/field.tsx', "import { x } from '#app/client/x.client.ts'"),
    ).toHaveLength(1)
    expect(
      strayImports('app/components/forms/field.tsx', "import { x } from '#app/http/headers.ts'"),
    ).toHaveLength(1)
    expect(() => layerOf('app/new/x.ts')).toThrow('is in no layer')
  })

  test('http knows of the shop only who is signed in, and components know nothing of it', () => {
    const known = files
      .filter((file) => /^app\/(http|components)\//.test(file))
      .flatMap((file) => ownImports(file).filter((to) => to.startsWith('app/shop/')))
    expect([...new Set(known)]).toEqual(['app/shop/customers/accounts/sign-ins.server.ts'])
  })

  test('routes, actions and the back office write through the shop alone', () => {
    const writing = files
      .filter((file) => /^app\/(routes|actions|loaders|office)\//.test(file))
      .filter((file) => /\bdb\.write/.test(sourceOf(file)))
    expect(writing).toEqual([])
  })

  test('routes, actions, loaders and the back office read through the shop alone', () => {
    const queries = (file: string, source?: string) =>
      importsOf(file, source).some((name) => name.includes('/database/database.server'))
    const outside = files.filter((file) => /^app\/(routes|actions|loaders|office)\//.test(file))
    expect(outside.filter((file) => queries(file))).toEqual([])
    const planted = "import { db } from '#app/database/database.server.ts'"
    expect(queries('app/office/orders/x.server.ts', planted)).toBe(true)
  })

  test('a planted import up between groups or areas of the shop is found, of a type or a pure file too', () => {
    const planted = (from: string, to: string, names = 'type { X }') =>
      strayImports(from, `import ${names} from '#app/shop/${to}'`)
    expect(planted('app/shop/pricing/tax/x.ts', 'ordering/quote/quote.ts')).toHaveLength(1)
    expect(planted('app/shop/pricing/tax/x.ts', 'pricing/prices/price.ts', '{ x }')).toHaveLength(1)
    expect(planted('app/shop/pricing/prices/x.ts', 'pricing/tax/tax.ts')).toEqual([])
    expect(() => planted('app/shop/pricing/new/x.ts', 'pricing/tax/tax.ts')).toThrow('no area')
  })

  test('no folder has more than 30 files directly in it', () => {
    for (const folder of ['app', 'tests'])
      expect(crowdedFolders(filesIn(folder, /\.\w+$/))).toEqual([])
    const planted = Array.from({ length: 31 }, (_, n) => `app/new/${n}.ts`)
    expect(crowdedFolders(planted)).toEqual(['app/new'])
  })

  test('a view may fetch at need what runs in the browser alone', () => {
    expect(
      strayImports('app/shop/catalogue/search/x.tsx', "const x = await import('./y.client.ts')"),
    ).toEqual([])
  })

  test('packages stay at home', () => {
    expect(files.flatMap((file) => strayPackages(file))).toEqual([])
  })

  test('a planted zod in a rule is found', () => {
    expect(strayPackages('app/shop/ordering/quote/cart.ts', "import { z } from 'zod'")).toEqual([
      'app/shop/ordering/quote/cart.ts → zod',
    ])
    expect(strayPackages('app/http/body.server.ts', "import express from 'express'")).toHaveLength(
      1,
    )
    expect(strayPackages('app/shop/ordering/cart/x.server.ts', "import pg from 'pg'")).toHaveLength(
      1,
    )
  })

  test('no area outside the database knows that there are two', () => {
    const outside = files.filter((file) => !file.startsWith('app/database/'))
    const isOfReplica = (to: string) => /database\/(read-from|read-dialect|replica)\./.test(to)
    expect(outside.filter((file) => ownImports(file).some(isOfReplica))).toEqual([])
    expect(isOfReplica('app/database/read-from.server.ts')).toBe(true)
  })

  test('there are no cycles', () => {
    expect(filesInCycles(files, valueImports)).toEqual([])
  })

  test('a planted cycle is found', () => {
    const planted: Record<string, string[]> = { a: ['b'], b: ['c'], c: ['a'], d: ['a'], e: [] }
    expect(filesInCycles(Object.keys(planted), (file) => planted[file]!)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ])
  })

  test('no file is a drawer named after nothing', () => {
    expect(files.filter((file) => forbiddenNames.test(file.replace('app/', '')))).toEqual([])
  })

  test('functions have at most 40 lines, but for the listed ones, which all are longer', () => {
    const found = files.filter(isMeasured).flatMap((file) => tooLong(file))
    expect(found.toSorted()).toEqual(longFunctions)
  })

  test('a planted long function is found, whatever its form', () => {
    const body = (lines: number) => `{\n${'x()\n'.repeat(lines - 2)}}`
    for (const planted of [
      `function planted() ${body(41)}`,
      `export const planted = async () => ${body(41)}`,
      `const a = { planted: function () ${body(41)} }`,
      `class A { planted() ${body(41)} }`,
    ])
      expect(tooLong('app/x.ts', planted)).toEqual(['app/x.ts planted'])
    expect(tooLong('app/x.ts', `function planted() ${body(40)}`)).toEqual([])
    expect(tooLong('app/x.ts', `addEventListener('x', () => ${body(41)})`)).toEqual([])
  })

  test('every page is whole when it is sent', () => {
    expect(files.filter((file) => streamed(sourceOf(file)))).toEqual([])
    expect(streamed('<Await resolve={x}>')).toBe(true)
  })

  test('no element has a style of its own, which the policy would block', () => {
    expect(files.filter((file) => hasOwnStyle(sourceOf(file)))).toEqual([])
    expect(hasOwnStyle('<p style={{ color: x }}>')).toBe(true)
  })

  test('every page module keeps the frame when it fails, passes its headers on, waits for its style, and takes forms', () => {
    const pages = files.filter((file) => /^app\/routes\/[^/]+\.tsx$/.test(file))
    const missing = pages.flatMap((file) =>
      ['ErrorBoundary', 'headers', 'links', 'action', 'meta', 'loader']
        .filter(
          (name) =>
            !new RegExp(`export (const|function|async function|\\{[^}]*)\\s*${name}\\b`).test(
              sourceOf(file),
            ),
        )
        .map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('every list that a schema reads has a bound', () => {
    const read = files.filter((file) => kindOf(file) === 'schema' && !isOwnAnswer(file))
    const bounded = 'app/shop-settings/bounded.schema.ts'
    expect(read.filter((file) => file !== bounded && hasUnboundedList(sourceOf(file)))).toEqual([])
  })

  test('a planted list without a bound is found', () => {
    for (const planted of ['z.array(x)', 'z\n  .array(x)', 'z.record(x)', 'z.string().array()'])
      expect(hasUnboundedList(planted)).toBe(true)
    expect(hasUnboundedList('boundedArray(z.string(), 3)')).toBe(false)
  })

  test('zod never reaches the browser', () => {
    const built = filesIn('build/client/assets', /\.js$/)
    expect(built.length).toBeGreaterThan(0)
    expect(built.filter((file) => sourceOf(file).includes('ZodError'))).toEqual([])
  })

  test('what a page runs first brings no other script along', () => {
    const first = filesIn('build/client/assets', /\/bootstrap\.client-[^/]+\.js$/)
    expect(first.length).toBe(1)
    expect(sourceOf(first[0]!)).not.toMatch(/\bimport\b/)
  })

  test('no drawing of an icon comes with a script', () => {
    const heart = /M12 20S3\.5/
    expect(readFileSync('app/art/icons.svg', 'utf8')).toMatch(heart)
    const built = filesIn('build/client/assets', /\.js$/)
    expect(built.length).toBeGreaterThan(0)
    expect(built.filter((file) => heart.test(sourceOf(file)))).toEqual([])
  })
})
