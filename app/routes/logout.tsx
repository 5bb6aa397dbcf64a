import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { signOut } from '#app/actions/account/session-actions.server.ts'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { describeHead } from '#app/http/head.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { discardSpeculation } from '#app/http/urls/speculation-rules.server.ts'
import { isUserNavigation } from '#app/http/user-navigation.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'

/**
 * Signs out by a link too (spec section 2), but not by a link that a browser or another site followed without a click.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { request, language } = context
  const isMeant = isUserNavigation(request) && !isFromElsewhere(request) && isDocument(request)
  if (!isMeant) throw redirect(localPath(language, '/'), 303)
  const answer = await signOut(context)
  if (answer.headers.has('Clear-Site-Data')) discardSpeculation(answer.headers)
  throw answer
}

const isFromElsewhere = ({ headers }: Request) =>
  ['cross-site', 'same-site'].includes(headers.get('Sec-Fetch-Site') ?? '')

/**
 * Pictures on foreign pages can also request this URL, so they are excluded. Requests by our own scripts have the
 * destination `empty`.
 */
const isDocument = ({ headers }: Request) =>
  ['document', 'empty'].includes(headers.get('Sec-Fetch-Dest') ?? 'document')

export const action = createAction(sharedActions)

export const meta: MetaFunction = ({ error }) => describeHead(undefined, error)

export default function LogoutPage() {
  return null
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
