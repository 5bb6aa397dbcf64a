import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createMemoryHistory, createRouter } from '@remix-run/router'
import { expect, test } from 'vitest'
import { routeIdInScript, routeModulesScript } from '#app/client/router.ts'
import {
  catchHeader,
  dataParameter,
  dataRedirectHeader,
  reloadDocumentHeader,
} from '#app/remix-protocol.ts'

const adapter = 'app/client/router.ts'
const protocol = 'app/remix-protocol.ts'

const { resolve } = createRequire(import.meta.url)
const folderOf = (name: string) => dirname(resolve(`${name}/package.json`))
const readReact = (file: string) =>
  readFileSync(join(folderOf('@remix-run/react'), 'dist/esm', file), 'utf8')
const readServer = (file: string) =>
  readFileSync(join(folderOf('@remix-run/server-runtime'), 'dist', file), 'utf8')

/** Holds what is installed: a router, and the text of the files that write or read the other names. */
const installed = {
  router: createRouter({
    routes: [{ path: '/', id: 'root' }],
    history: createMemoryHistory(),
  }) as object,
  browser: readReact('browser.js'),
  data: readReact('data.js'),
  exports: readReact('index.js'),
  redirects: readReact('routes.js'),
  scrolling: readReact('scroll-restoration.js'),
  history: readFileSync(join(folderOf('@remix-run/router'), 'dist/router.js'), 'utf8'),
  server: readServer('server.js'),
  responses: readServer('responses.js'),
  markup: readServer('markup.js'),
}

type Remix = typeof installed
type Source = Exclude<keyof Remix, 'router'>

/** A name, what a file uses it for, and for those outside the router object the text that contains it. */
type PrivateName = [name: string, use: string, source?: Source, text?: string]

const browserNames: PrivateName[] = [
  ['__remixRouter', 'to see whether the page is hydrated', 'browser', 'window.__remixRouter ='],
  ['__remixRouter.state.navigation.state', 'to see whether a navigation is under way'],
  ['__remixRouter.state.navigation.location', 'for the destination of a navigation'],
  ['__remixRouter.state.location.key', 'for the history entry of the page'],
  ['__remixRouter.state.matches', "for the page's own route"],
  ['__remixRouter.state.actionData', 'for the response to a form'],
  ['__remixRouter.state.errors', 'to see whether an error page is displayed'],
  ['__remixRouter.state.revalidation', 'to see whether data is being requested again'],
  ['__remixRouter.revalidate', 'to request the data of the page again'],
  ['__remixRouter.routes', 'to find the route of a link'],
  [
    '__remixManifest.routes',
    'for the scripts of routes',
    'browser',
    'window.__remixManifest.routes',
  ],
  [
    '__remixContext.state.loaderData',
    'for the data that came with the page',
    'browser',
    '...window.__remixContext.state.loaderData',
  ],
  [
    dataParameter,
    'to request the data of a route',
    'data',
    `searchParams.set("${dataParameter}", routeId)`,
  ],
  ['X-Remix-Response', 'to know the responses of the shop', 'data', 'get("X-Remix-Response")'],
  ['positions', 'for the position in a page', 'scrolling', 'STORAGE_KEY = "positions"'],
  ['usr', 'for the state of a history entry', 'history', 'usr: location.state,'],
  ['key', 'to identify a history entry', 'history', 'key: location.key,'],
  [
    '__remixRouteModules',
    'to pass the modules of the matched routes',
    'browser',
    'createClientRoutes(window.__remixManifest.routes, window.__remixRouteModules,',
  ],
]

/** The state that a page hands to its hydration: these fields and no others. */
const handoff = `serverHandoffString: serverHandoff.createServerHandoffString({
      basename: build.basename,
      criticalCss,
      future: build.future,
      isSpaMode: build.isSpaMode,
      ...(!build.future.v3_singleFetch ? {
        state
      } : null)
    })`

/** The names that the server uses, each with the file that does. */
const serverNames: [file: string, ...name: Required<PrivateName>][] = [
  [
    protocol,
    `?${dataParameter}=`,
    'to recognise data requests',
    'server',
    `searchParams.get("${dataParameter}")`,
  ],
  [
    protocol,
    catchHeader,
    'to have the router throw a response',
    'data',
    `headers.get("${catchHeader}") != null`,
  ],
  [
    protocol,
    dataRedirectHeader,
    'to shorten a redirect',
    'server',
    `headers.set("${dataRedirectHeader}"`,
  ],
  [
    protocol,
    reloadDocumentHeader,
    'to have a sign-out load a document',
    'redirects',
    `response.headers.get("${reloadDocumentHeader}")`,
  ],
  [
    'app/document/page-scripts.tsx',
    'UNSAFE_RemixContext',
    'for the manifest and the data of a page',
    'exports',
    'RemixContext as UNSAFE_RemixContext',
  ],
  [
    'app/document/hydration-data.server.ts',
    'the fields of serverHandoffString',
    'to send a page with less data',
    'server',
    handoff,
  ],
  [
    'app/document/hydration-data.server.ts',
    'the escapes of serverHandoffString',
    'to send a page with less data',
    'markup',
    String.raw`const ESCAPE_REGEX = /[&><\u2028\u2029]/g;`,
  ],
  [
    'app/http/unserialised-data.server.ts',
    'its test of a Response',
    'to pass data unserialised',
    'responses',
    'typeof value.status === "number" && typeof value.statusText === "string" && typeof value.headers === "object" && typeof value.body !== "undefined"',
  ],
]

const privateNames: [file: string, ...PrivateName][] = [
  ...browserNames.map((name): [string, ...PrivateName] => [adapter, ...name]),
  ...serverNames,
]

const sentence = (file: string, name: string, use: string) =>
  `Remix no longer has ${name}, which ${file} uses ${use}.`

function isInRouter(router: object, path: string[]): boolean {
  const [name, ...rest] = path
  if (name === undefined) return true
  if (!(name in router)) return false
  const value = (router as Record<string, object>)[name]!
  return rest.length === 0 || isInRouter(value, rest)
}

/** Returns a sentence for each private name that Remix no longer has. */
const findMissing = (remix: Remix) =>
  privateNames
    .filter(([, name, , source, text]) =>
      source ? !remix[source].includes(text!) : !isInRouter(remix.router, name.split('.').slice(1)),
    )
    .map(([file, name, use]) => sentence(file, name, use))

function renameIn(router: object, [name, ...rest]: string[]): object {
  const { [name!]: value, ...others } = router as Record<string, object>
  return rest.length === 0
    ? { ...others, [`${name}Renamed`]: value }
    : { ...others, [name!]: renameIn(value!, rest) }
}

test('the installed Remix has every private name that the shop uses', () => {
  expect(findMissing(installed)).toEqual([])
})

test.each(privateNames)(
  'a release is found where %s misses %s',
  (file, name, use, source, text) => {
    const planted = source
      ? { ...installed, [source]: installed[source].replaceAll(text!, 'renamed') }
      : { ...installed, router: renameIn(installed.router, name.split('.').slice(1)) }
    expect(findMissing(planted)).toContain(sentence(file, name, use))
  },
)

const globalsIn = (text: string) =>
  [...text.matchAll(/__remix\w+(?:\.\w+)*/g)].map(([name]) => name)

test('every global of Remix that the adapter uses is checked', () => {
  const used = globalsIn(readFileSync(adapter, 'utf8').replaceAll('!', ''))
  expect(used.length).toBeGreaterThan(10)
  const isChecked = (one: string) =>
    browserNames.some(
      ([name]) => one === name || `${name}.`.startsWith(`${one}.`) || one.startsWith(`${name}.`),
    )
  expect(used.filter((one) => !isChecked(one))).toEqual([])
})

test("the page's own route is found in the script that begins hydration", () => {
  const script = `import "/x.js";\n${routeModulesScript(['root', 'routes/book'])}\nimport("/entry.js");`
  expect(routeIdInScript(script)).toBe('routes/book')
})

test('no other file writes a private name of Remix', () => {
  const privateName = /__remix|'positions'|'_data'|[?&]_data=|\busr\b|X-Remix-|UNSAFE_/
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join('app', name))
  expect(files.length).toBeGreaterThan(800)
  const found = files.filter((file) => privateName.test(readFileSync(file, 'utf8')))
  expect(found.toSorted()).toEqual([adapter, 'app/document/page-scripts.tsx', protocol])
})
