import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PeopleList } from '#app/shop/people/people-list.tsx'
import { everywhere } from '#app/intents/everywhere.server.ts'
import { describeHead } from '#app/http/head.ts'
import { takeIntents } from '#app/http/intents.server.ts'
import { loadPeople } from '#app/http/people-door.server.ts'
import { Crumbs } from '#app/components/crumbs.tsx'

export const loader = (args: LoaderFunctionArgs) => loadPeople('author', args)

export const action = takeIntents(everywhere)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function AuthorsPage() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <Crumbs steps={[{ name: page.heading }]} />
        <PeopleList page={page} />
      </div>
    </main>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/error-page.tsx'
