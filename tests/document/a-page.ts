import type { EntryContext } from '@remix-run/node'
import type { DocumentPage } from '#app/document/document-page.ts'

/** Returns a rendered page on a first visit, with these differences. */
export const aPage = (own: Partial<DocumentPage> & { path?: string } = {}): DocumentPage => ({
  request: new Request(`http://localhost${own.path ?? '/about'}`),
  status: 200,
  routeId: 'routes/about',
  language: 'en',
  now: Date.now(),
  isFirstVisit: true,
  nonce: 'n',
  context: {} as EntryContext,
  scriptFiles: null,
  html: '',
  headers: new Headers(),
  sources: {},
  variant: '',
  edits: [],
  ...own,
})

/** Returns the text of a page after its edits. */
export function editedText({ html, edits }: DocumentPage): string {
  let pieces: Buffer[] = [Buffer.from(html)]
  for (const edit of edits) pieces = edit(pieces)
  return Buffer.concat(pieces).toString()
}

/** Runs something as in production, where a missing place throws nothing. */
export async function inProduction<Value>(run: () => Value | Promise<Value>): Promise<Value> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return await run()
  } finally {
    process.env.NODE_ENV = before
  }
}
