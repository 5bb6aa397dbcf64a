import { Crumbs } from '#app/components/crumbs.tsx'
import { ContributorList } from './contributor-list.tsx'
import type { ContributorsPage } from './contributors-page.ts'

/** Shows the whole page of authors or publishers. */
export function ContributorsView({ page }: { page: ContributorsPage }) {
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <Crumbs steps={[{ name: page.heading }]} />
        <ContributorList page={page} />
      </div>
    </main>
  )
}
