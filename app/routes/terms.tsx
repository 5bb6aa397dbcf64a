import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { describeHead } from '#app/http/head.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { loadLegalPage } from '#app/loaders/load-legal-page.server.ts'

export const loader = (args: LoaderFunctionArgs) => loadLegalPage('terms', args)

export const action = createAction(sharedActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export { LegalPageRoute as default } from '#app/shop/content/legal-pages/legal-page.tsx'
export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
