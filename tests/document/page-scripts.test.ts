import type { EntryContext } from '@remix-run/node'
import { RemixServer, Scripts } from '@remix-run/react'
import { load } from 'cheerio'
import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Nonce } from '#app/components/nonce.ts'
import { pageScripts } from '#app/document/page-scripts.server.ts'
import { PageScripts } from '#app/document/page-scripts.tsx'
import { PageScriptFiles } from '#app/document/script-files.ts'
import { takeLoggedErrors } from '../setup.ts'
import { aPage, inProduction } from './a-page.ts'

const route = (id: string, own: object) => ({
  id,
  module: `/assets/${id}.js`,
  imports: ['/assets/packages.js', '/assets/shared.js'],
  hasAction: false,
  hasLoader: false,
  ...own,
})
const routes = {
  root: route('root', { path: '' }),
  about: route('about', { parentId: 'root', path: 'about' }),
}
const matches = Object.values(routes).map((one) => ({
  route: one,
  params: {},
  pathname: '/about',
  pathnameBase: '/',
}))

/** Renders a page whose root is one component, as Remix renders it on the server. */
function render(of: FunctionComponent, hmr?: { runtime: string }) {
  const manifest = {
    url: '/assets/manifest.js',
    version: '1',
    entry: { module: '/assets/entry.js', imports: ['/assets/packages.js'] },
    routes,
    ...(hmr && { hmr }),
  }
  const context = {
    manifest,
    routeModules: { root: { default: of }, about: { default: () => null } },
    future: { v3_singleFetch: false, v3_lazyRouteDiscovery: false },
    isSpaMode: false,
    serverHandoffString: '{"state":{}}',
    staticHandlerContext: {
      basename: '/',
      location: { pathname: '/about', search: '', hash: '', state: null, key: 'default' },
      matches,
      loaderData: {},
      actionData: null,
      errors: null,
      activeDeferreds: null,
    },
  } as unknown as EntryContext
  return renderToString(
    createElement(
      Nonce.Provider,
      { value: 'n' },
      createElement(RemixServer, { context, url: 'http://localhost/about' }),
    ),
  )
}

const files = { bootstrap: '/assets/bootstrap.js', messages: '/assets/en.js' }
const withFiles = (value: typeof files | null) => () =>
  createElement(PageScriptFiles.Provider, { value }, createElement(PageScripts))

describe('the scripts of a page', () => {
  test.each([undefined, { runtime: '/@id/hmr' }])('are those of Remix, deferred (%j)', (hmr) => {
    const remix = render(() => createElement(Scripts, { nonce: 'n' }), hmr)
    const modules = load(remix)('link')
      .map((_, link) => load(remix)(link).attr('href'))
      .get()
    const data = `type="text/plain" data-modules="${modules.join(' ')}" data-words="${files.messages}"`
    const bootstrap = `<script type="module" async="" src="${files.bootstrap}"></script>`
    const deferred =
      remix.replaceAll(/<link[^>]*>/g, '').replace('type="module" async=""', data) + bootstrap
    expect(modules.length).toBeGreaterThan(5)
    expect(render(withFiles(files), hmr)).toBe(deferred)
  })

  test('are none on a page that would fail in the browser', () => {
    expect(render(withFiles(null))).toBe('')
  })
})

describe('a page', () => {
  test('has the script that begins, and messages', async () => {
    const page = pageScripts.before!(aPage())
    const { bootstrap } = page.scriptFiles!
    expect(bootstrap).toBe('/app/client/bootstrap.client.ts')
    const rendered = { ...page, html: `<script src="${bootstrap}">` }
    expect(await pageScripts.after!(rendered)).toBe(rendered)
  })

  test.each(['/%5C', '/%09/x'])('that the router cannot show has no scripts: %s', async (path) => {
    const page = pageScripts.before!(aPage({ path }))
    expect(page.scriptFiles).toBeNull()
    expect(await pageScripts.after!(page)).toBe(page)
  })

  test('without its scripts is an error, and in production only one line in the log', async () => {
    const page = pageScripts.before!(aPage({ html: '<p>' }))
    const after = async () => pageScripts.after!(page)
    await expect(after()).rejects.toThrow('no place for pageScripts')
    expect(await inProduction(after)).toBe(page)
    expect(takeLoggedErrors()).toHaveLength(1)
  })
})
