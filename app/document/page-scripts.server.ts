import { languages } from '#app/i18n/languages.ts'
import { builtFile } from '#app/http/built-files.server.ts'
import type { DocumentTransform } from './document-page.ts'
import { reportMissingPlace } from './replace-place.server.ts'
import { isUnroutable } from './unroutable.ts'

// A build without one of these files fails at start.
/** The file is not built in development. */
const bootstrap = builtFile('bootstrap.client') ?? '/app/client/bootstrap.client.ts'
const messages = new Map(languages.map((language) => [language, builtFile(language) ?? '']))

const place = `src="${bootstrap}"`

/**
 * Names the files of `<PageScripts>` (page-scripts.tsx). The page of an unroutable path has no scripts, because the
 * router would throw in the browser and remove the page.
 */
export const pageScripts: DocumentTransform = {
  name: 'pageScripts',
  before(page) {
    if (isUnroutable(new URL(page.request.url).pathname)) return page
    return { ...page, scriptFiles: { bootstrap, messages: messages.get(page.language) } }
  },
  after(page) {
    // The scripts are the last elements of a page.
    if (page.scriptFiles && page.html.lastIndexOf(place) === -1)
      reportMissingPlace('pageScripts', place)
    return page
  },
}
