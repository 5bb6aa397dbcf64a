import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { everywhere } from '#app/intents/everywhere.server.ts'
import { describeHead } from '#app/http/head.ts'
import { headOf } from '#app/http/head.server.ts'
import { takeIntents } from '#app/http/intents.server.ts'
import { readVisit } from '#app/http/visit.server.ts'
import { findText } from '#app/shop/texts/find-text.server.ts'
import { TextPageView } from '#app/shop/texts/text-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await readVisit(args)
  const { page, ...found } = findText('terms', visit.language)
  return { head: headOf(visit, found), page }
}

export const action = takeIntents(everywhere)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function TermsPage() {
  const { page } = useLoaderData<typeof loader>()
  return <TextPageView page={page} />
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/error-page.tsx'
