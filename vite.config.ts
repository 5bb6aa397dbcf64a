/// <reference types="vitest/config" />
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vitePlugin as remix } from '@remix-run/dev'
import type { ServerBuild } from '@remix-run/node'
import express from 'express'
import { defineConfig, type Plugin } from 'vite'

const project = (
  name: string,
  include: string[],
  options: { isolate?: false; retry?: number } = {},
) => ({
  extends: true as const,
  test: { name, include, ...options },
})

/**
 * Each of these files has a process of its own: the built shop makes the stack of an error, and to map that stack fails
 * now and then in a process that evaluated the shop for other files before.
 */
const isolated = ['tests/http/views-away.test.ts', 'tests/routes/office/product-pictures.test.ts']

/**
 * Few files, not one for each component: a page names each in its HTML, and the browser asks for each. What every page
 * loads is two; cards stand on most pages. What lists share comes with the first of them, and what other goods share
 * with a book, with that: a route brings along what it imports.
 */
const chunks = {
  packages: /\/node_modules\/|vite\/preload-helper/,
  root: /\/app\/(root\.tsx|client\/[^.]+\.tsx?$|components|document|http|i18n\/paths|shop-settings|shop\/(lists\/(viewed|compare\/compare-full)|customers\/addresses\/country-field|pricing\/(prices\/price\.tsx|delivery\/arrival)|catalogue\/(banners|home\/category-tiles|product-card\/product-card)|ordering\/(cart\/optimistic-quantities|quote\/line-picture)))/,
  books: /\/app\/routes\/books\.tsx/,
  book: /\/app\/routes\/book\.tsx/,
  sums: /\/app\/shop\/ordering\/(coupons\/coupon-(form|row)|order-pages\/order-sums|quote\/sums-list)\.tsx/,
}

const chunkOf = (id: string) => Object.entries(chunks).find(([, which]) => which.test(id))?.[0]

/** By itself Remix has the file of a route give no more than the route does: what others share would be one more. */
const sharingRoutes: Plugin = {
  name: 'sharing-routes',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
}

type Normaliser = {
  normaliseRequest: typeof import('./app/server/normalise-request.server.ts').normaliseRequest
}

/** Normalises requests in development as app/server/application.server.ts does for the built shop. */
const normalisedRequests: Plugin = {
  name: 'normalised-requests',
  configureServer(server) {
    const load = () => server.ssrLoadModule('app/server/normalise-request.server.ts')
    server.middlewares.use((request, response, next) => {
      load().then((module) => {
        const { normaliseRequest } = module as Normaliser
        normaliseRequest(request, response, () => {
          // Connect has kept the target as it was sent, which Remix would read.
          request.originalUrl = request.url
          next()
        })
      }, next)
    })
  },
}

type Application = {
  remixHandler: typeof import('./app/server/application.server.ts').remixHandler
}

/** Guards and renders the back office in development, too: Remix's own server would hand it the build as it is. */
const officeInDevelopment: Plugin = {
  name: 'office-in-development',
  configureServer(server) {
    const office = express()
    office.all(/^\/office(\/|$)/, (request, response, next) => {
      Promise.all([
        server.ssrLoadModule('app/server/application.server.ts'),
        server.ssrLoadModule('virtual:remix/server-build'),
      ]).then(([application, build]) => {
        const { remixHandler } = application as Application
        return remixHandler(build as ServerBuild)(request, response, next)
      }, next)
    })
    server.middlewares.use(office)
  },
}

/** The script of the back office, which stands alone. */
const officeScript = 'app/office/frame/office.client.ts'
const isOfficeModule = /\/app\/routes\/office\/[^?]+\?__remix-build-client-route$/

/**
 * Pages of the back office are rendered by the server alone, so the browser's build has none of them: Remix asks for a
 * module of each route, which is left empty and deleted, and lists all routes in a file that every shopper loads.
 */
const officeOnServer: Plugin = {
  name: 'office-on-server',
  enforce: 'post',
  transform: (_code, id) => (isOfficeModule.test(id) ? 'export {}' : null),
  writeBundle() {
    const lists = readdirSync(builtAssets).filter((name) => /^manifest-.*\.js$/.test(name))
    for (const name of lists) removeOffice(join(builtAssets, name))
  },
}

const builtAssets = 'build/client/assets'
const manifestStart = 'window.__remixManifest='

type RouteList = { routes: Record<string, { module: string }> }

/** Removes the office from a list of routes, and the modules that it names. */
function removeOffice(file: string) {
  const text = readFileSync(file, 'utf8')
  // A route of the shop makes a file with such a name, too.
  if (!text.startsWith(manifestStart)) return
  const manifest = JSON.parse(text.slice(manifestStart.length).replace(/;$/, '')) as RouteList
  const [office, others] = [true, false].map((isWanted) =>
    Object.entries(manifest.routes).filter(([id]) => id.startsWith('routes/office/') === isWanted),
  ) as [[string, { module: string }][], [string, { module: string }][]]
  for (const [, { module }] of office) rmSync(join('build/client', module), { force: true })
  const routes = Object.fromEntries(others)
  writeFileSync(file, `${manifestStart}${JSON.stringify({ ...manifest, routes })};`)
}

/** What a page runs before anything of Remix. */
const start = 'app/client/bootstrap.client.ts'

/**
 * Gives the script that a page runs first copies of its own of what it imports, because a file that it shared with
 * others would be one more request before it runs.
 */
const ownCopies: Plugin = {
  name: 'own-copies',
  enforce: 'pre',
  async resolveId(name, importer, options) {
    if (!importer?.endsWith(start) && !importer?.endsWith('?copy')) return null
    const found = await this.resolve(name, importer, { ...options, skipSelf: true })
    return found && { ...found, id: `${found.id}?copy` }
  },
}

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  // Neither vitest nor the build of the command line may run the Remix plugin.
  plugins: !['development', 'production'].includes(mode)
    ? []
    : [
        remix({
          future: {
            v3_fetcherPersist: true,
            v3_relativeSplatPath: true,
            v3_throwAbortReason: true,
            v3_routeConfig: true,
            // Off on purpose: turbo-stream has an open advisory, and renderToString would go without data.
            v3_singleFetch: false,
            v3_lazyRouteDiscovery: false,
          },
        }),
        officeOnServer,
        ...(isSsrBuild ? [] : [sharingRoutes, ...(command === 'build' ? [ownCopies] : [])]),
        normalisedRequests,
        officeInDevelopment,
      ],
  // Its hundreds of files are a third of a start.
  ...(isSsrBuild && { ssr: { noExternal: ['kysely'] } }),
  build: {
    target: 'es2022',
    // No data: files, so that the policy stays strict; public/ is served with an age of its own.
    assetsInlineLimit: 0,
    copyPublicDir: false,
    ...(!isSsrBuild && {
      // Beside the entries that Remix names.
      rollupOptions: {
        input: [start, officeScript],
        // Routes without code in the browser stay files of their own, which Remix looks for.
        output: { manualChunks: chunkOf, experimentalMinChunkSize: 0 },
      },
    }),
  },
  test: {
    environment: 'node',
    // In threads the embedded database's driver brings the whole run down.
    pool: 'forks',
    globalSetup: ['tests/migrated-database.ts'],
    // By itself vitest leaves one core to itself, which is half of a small machine.
    maxWorkers: '100%',
    setupFiles: ['tests/setup.ts'],
    // The first page of a file waits for the whole built shop, on a busy machine for long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      // One process for many files, each with modules of its own (tests/setup.ts): each would
      // read the same packages again.
      project(
        'shop',
        [
          'tests/*.test.ts',
          'tests/{client,document,shop}/**/*.test.ts',
          'tests/http/!(views-away).test.ts',
        ],
        { isolate: false },
      ),
      // A project with an `exclude` of its own would ignore those of the command line, by which the gate leaves files out.
      project('routes', ['tests/{routes,faults}/**/!(product-pictures).test.ts'], {
        isolate: false,
      }),
      project('isolated', isolated),
      // On a busy machine Chromium loses one intercepted request among thousands, for which a test then waits in vain.
      project('browser', ['tests/browser/**/*.test.ts'], { isolate: false, retry: 1 }),
      project('soak', ['tests/soak/**/*.test.ts']),
      project('bench', ['tests/benchmarks/**/*.bench.ts']),
      project('screens', ['tests/screens/**/*.screens.ts']),
    ],
  },
}))
