import { UNSAFE_RemixContext as RemixContext, useMatches } from '@remix-run/react'
import { useContext } from 'react'
import { contextScript, routeModulesScript } from '#app/client/router.ts'
import { Nonce } from '#app/components/nonce.ts'
import { useIsHydrated } from '#app/client/use-is-hydrated.ts'
import { PageScriptFiles, type ScriptFiles } from './script-files.ts'

/**
 * Renders the scripts of a page in place of Remix's `<Scripts>`, which would load them before the pictures and run them
 * at once. Here a small script begins and defers all others until a visitor is active (bootstrap.client.ts). If they
 * ran at once, the main thread of a slow phone would work 1.78 (home), 1.76 (books) and 1.93 (a book) times as long
 * before the first touch (2026-11-27, nine interleaved rounds). Like Remix's they are gone once the page is hydrated.
 */
export function PageScripts() {
  const isHydrated = useIsHydrated()
  const files = useContext(PageScriptFiles)
  return isHydrated || !files ? null : <DeferredScripts {...files} />
}

const unknownScripts = { modules: '', context: '', entry: '' }

/**
 * React compares neither the attributes nor the text of the scripts, so the browser's build leaves out what writes them.
 */
function DeferredScripts({ bootstrap, messages }: ScriptFiles) {
  const { manifest, serverHandoffString } = useContext(RemixContext)!
  const own = { nonce: useContext(Nonce), suppressHydrationWarning: true }
  const ids = useMatches().map(({ id }) => id)
  const { modules, context, entry } = import.meta.env.SSR
    ? writeScripts(manifest, ids, serverHandoffString)
    : unknownScripts
  return (
    <>
      <script {...own} dangerouslySetInnerHTML={{ __html: context }} />
      {/* The browser does not run a script of this type (a data block). The bootstrap script, which follows, reads it. */}
      <script
        {...own}
        type="text/plain"
        data-modules={modules}
        data-words={messages}
        dangerouslySetInnerHTML={{ __html: entry }}
      />
      <script type="module" async src={bootstrap} suppressHydrationWarning />
    </>
  )
}

function writeScripts(manifest: Manifest, ids: string[], serialised: string | undefined) {
  const routes = ids.flatMap((id) => manifest.routes[id] ?? [])
  return {
    modules: filesOf(manifest, routes).join(' '),
    context: contextScript(serialised),
    entry: entryScript(manifest, routes),
  }
}

type Manifest = NonNullable<React.ContextType<typeof RemixContext>>['manifest']
type ManifestRoutes = Manifest['routes'][string][]

/** Returns the URLs of all modules that hydration loads, each once. */
function filesOf({ url, entry }: Manifest, routes: ManifestRoutes) {
  const ofRoutes = routes.flatMap((route) => [...(route.imports ?? []), route.module])
  return [...new Set([url, entry.module, ...entry.imports, ...ofRoutes])]
}

/** Returns the module that hydrates the page as Remix's entry expects: the manifest and the matched routes first. */
const entryScript = ({ url, entry, hmr }: Manifest, routes: ManifestRoutes) =>
  `${hmr?.runtime ? `import ${JSON.stringify(hmr.runtime)};` : ''}import ${JSON.stringify(url)};
${routes.map(({ module }, n) => `import * as route${n} from ${JSON.stringify(module)};`).join('\n')}

${routeModulesScript(routes.map(({ id }) => id))}

import(${JSON.stringify(entry.module)});`
