import type { EntryContext } from '@remix-run/node'
import type { Language } from '#app/i18n/languages.ts'
import type { ScriptFiles } from './script-files.ts'

/** Holds a page while it is rendered. A transform returns a changed copy. */
export type DocumentPage = {
  request: Request
  status: number
  /** It is the route of the page itself, below the root. */
  routeId: string | undefined
  language: Language
  /** It is in ms UTC. */
  now: number
  /** It is true if the browser has no file of the shop yet, as far as its cookies say. */
  isFirstVisit: boolean
  /** It marks the page's own scripts until the policy names them by hash. */
  nonce: string
  /** It is what Remix renders. */
  context: EntryContext
  /** It is null if the page has no scripts. */
  scriptFiles: ScriptFiles | null
  /** It is empty before rendering. */
  html: string
  headers: Headers
  /** The policy allows these beside the shop's own files: the hash of an inlined style, and `data:` pictures. */
  sources: { style?: string; picture?: 'data:' }
  /** It tells apart pages that have the same HTML before their edits. */
  variant: string
  /**
   * These change the bytes of the page just before it is sent, and not for a response without a body: the style and
   * the drawings are half of a first page, and the cost of all other work depends on its length.
   */
  edits: DocumentEdit[]
}

/** Changes a page that is a list of pieces, which are joined once. */
export type DocumentEdit = (pieces: Buffer[]) => Buffer[]

/** Changes what is rendered (`before`), or the HTML and the headers (`after`). */
export type DocumentTransform = {
  name: string
  before?: (page: DocumentPage) => DocumentPage
  after?: (page: DocumentPage) => DocumentPage | Promise<DocumentPage>
}
