import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => ending.test(file))

const sources = filesOf('app', /\.(tsx?|mjs)$/).map((file) => ({
  file,
  source: readFileSync(file, 'utf8'),
}))
/** These start a fixed program on the shopkeeper's machine, at no request of a visitor. */
const launchers = [
  ...['start', 'build', 'workers', 'serve'].map((name) => `app/server/${name}.mjs`),
  // It looks through the database's file.
  'app/database/damage.server.ts',
  // The command line and staff start these, for a file that they name.
  'app/shop/catalogue/ebooks/files/epubcheck.server.ts',
  'app/shop/catalogue/ebooks/files/inspect-in-process.server.ts',
  'app/shop/maintenance/exchange-jobs/start-job-process.server.ts',
  'app/shop/content/previews/try-drawing.server.ts',
]

const filesWith = (pattern: RegExp) =>
  sources.filter(({ source }) => pattern.test(source)).map(({ file }) => file)

type Locked = {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  dev?: boolean
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}

describe('the code of the shop', () => {
  test('the server starts no program and evaluates no text', () => {
    const starters = filesWith(/['"](node:)?(child_process|vm)['"]/)
    expect(starters.filter((file) => !launchers.includes(file))).toEqual([])
    // The script of a page imports the files of its routes, whose names are in the build.
    expect(filesWith(/\beval\(|new Function\(|\bimport\((?!\s*(\/\*|['"]))/)).toEqual([
      'app/document/page-scripts.tsx',
    ])
    expect(filesWith(/\.innerHTML\s*=|document\.write\(|insertAdjacentHTML/)).toEqual([])
  })

  test('cryptography is Node’s own, with no broken hash', () => {
    const requested = filesWith(/create(Hash|Hmac)\(/)
    expect(requested.length).toBeGreaterThan(5)
    expect(filesWith(/create(Hash|Hmac)\('(?!sha256')/)).toEqual([
      'app/shop/catalogue/ebooks/uuid.server.ts',
    ])
    expect(filesWith(/createCipher|createSign\(/)).toEqual([])
    // How long to wait before a write is tried again may be guessed.
    const guessable = filesWith(/Math\.random\(\)/)
    expect(guessable.filter((file) => !file.startsWith('app/database/'))).toEqual([])
  })

  test('a pattern that is built is built of words of the code', () => {
    // These are built of the table of routes, of formats, languages, countries, letters, scripts, numbers of decimals and codes, and
    // of the cookie's own name.
    const ofTheCode = [
      'app/http/stale-pages.server.ts',
      'app/http/urls/compile-route-path.ts',
      'app/http/session.server.ts',
      'app/shop/customers/addresses/address.ts',
      'app/i18n/email.ts',
      'app/office/products/product-fields.tsx',
      'app/shop/catalogue/text/fold.ts',
      'app/shop/catalogue/text/typed-amount.ts',
      'app/shop/catalogue/text/unspaced-scripts.ts',
      'app/shop/ordering/papers/script-faces.server.ts',
      'app/shop/catalogue/facet-index/listing-query.ts',
      'app/shop/catalogue/search/typed-format.ts',
      'app/shop/exchange/import/onix/onix-texts.ts',
    ]
    expect(filesWith(/new RegExp\(/).filter((file) => !ofTheCode.includes(file))).toEqual([])
  })

  test('no secret stands in the code or the build', () => {
    const secret =
      /-----BEGIN [A-Z ]*PRIVATE KEY|\b(sk|rk)_(live|test)_\w{16}|\bwhsec_\w{16}|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{30}/
    const built = existsSync('build') ? filesOf('build', /\.(js|json|html|css)$/) : []
    for (const file of [...sources.map((one) => one.file), ...built])
      expect(secret.test(readFileSync(file, 'utf8')), file).toBe(false)
  })
})

describe('the packages of the shop', () => {
  test('every package comes from one registry, and with its hash', () => {
    const fetched = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)
    expect(fetched.length).toBeGreaterThan(300)
    // None names another place than the registry that npm is told of.
    expect(fetched.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
    expect(fetched.filter(([, one]) => !one.integrity?.startsWith('sha512-'))).toEqual([])
  })

  test('turbo-stream is never run by the server', () => {
    expect(packages['node_modules/turbo-stream']).toMatchObject({ version: '2.4.1' })
    const config = readFileSync('vite.config.ts', 'utf8')
    expect(config).toContain('v3_singleFetch: false')
    expect(sources.filter(({ source }) => source.includes('turbo-stream'))).toEqual([])
    const built = filesOf('build/server', /\.js$/).map((file) => readFileSync(file, 'utf8'))
    expect(built.filter((server) => server.includes('turbo-stream'))).toEqual([])
    expect(built.filter((server) => /v3_singleFetch"?: (false|!1)/.test(server))).toHaveLength(1)
  })

  test('what has findings and only builds is not there where the shop runs', () => {
    const builders = ['tar', 'esbuild', 'vite', 'estree-util-value-to-estree']
    const locked = Object.entries(packages).filter(([path]) =>
      builders.some((name) => path.endsWith(`node_modules/${name}`)),
    )
    expect(locked.length).toBeGreaterThanOrEqual(builders.length)
    // `npm prune --omit=dev` takes these away.
    expect(locked.filter(([, { dev }]) => !dev).map(([path]) => path)).toEqual([])
  })

  test('docs/security.md tells of findings in the versions that are locked', () => {
    const [, section = ''] = readFileSync('docs/security.md', 'utf8').split('\n## Packages\n')
    const announced = section
      .split('\n## ')[0]!
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2)
      .flatMap((line) => [...line.split(' | ')[0]!.matchAll(/([@\w/-]+) (\d+\.\d+\.\d+)/g)])
    expect(announced.length).toBeGreaterThan(5)
    const isLocked = ([, name, version]: RegExpMatchArray) =>
      Object.entries(packages).some(
        ([path, one]) => path.endsWith(`node_modules/${name}`) && one.version === version,
      )
    expect(announced.filter((one) => !isLocked(one)).map(([words]) => words)).toEqual([])
  })
})
