import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { describeHead } from '#app/http/head.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'

/** Responds with 404 to `/not-found` and to every unknown path (spec section 2). */
export async function loader(args: LoaderFunctionArgs) {
  const { t } = await requirePageContext(args)
  throw notFound(t)
}

export const action = createAction(sharedActions)

export const meta: MetaFunction = ({ error }) => describeHead(undefined, error)

export default function NotFoundPage() {
  return null
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
