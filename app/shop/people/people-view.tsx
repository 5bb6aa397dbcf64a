import { Crumbs } from '#app/components/crumbs.tsx'
import { PeopleList } from './people-list.tsx'
import type { PeoplePage } from './people-page.ts'

/** The whole page of authors, or of publishers. */
export function PeopleView({ page }: { page: PeoplePage }) {
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <Crumbs steps={[{ name: page.heading }]} />
        <PeopleList page={page} />
      </div>
    </main>
  )
}
