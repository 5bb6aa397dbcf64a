import { json } from '@remix-run/node'
import type { StaffContext } from '../frame/staff-context.server.ts'
import type { OrderDraft } from './read-draft.server.ts'
import { showDraft } from './show-draft.server.ts'

type Shown = NonNullable<Parameters<typeof showDraft>[2]>

/** Shows the draft again: with 409 after a conflict, 422 if something is wrong with it, and else as a page like any other. */
export async function draftResponse(
  context: StaffContext,
  draft: OrderDraft,
  shown: Shown,
  isConflict = false,
) {
  const page = await showDraft(draft, context, shown)
  const isRefused = Object.keys(page.errors).length > 0
  const status = isConflict ? 409 : isRefused ? 422 : 200
  return json({ draft: page }, { status, headers: { 'Cache-Control': 'no-store' } })
}
