import { dirOf, isolate } from '#app/i18n/text-direction.ts'
import { localPath } from '#app/i18n/paths.ts'
import { Notices } from '#app/components/notices.tsx'
import { Pager } from '#app/components/pager.tsx'
import { ShopLink, useLanguage } from '#app/components/shop-link.tsx'
import { Spaced } from '#app/components/spaced.tsx'
import { useLoadMore, type AppendedList } from '#app/client/use-load-more.ts'
import { Device } from '#app/components/device.tsx'
import type { ContributorsPage, ContributorLink } from './contributors-page.ts'

const peopleList: AppendedList<ContributorLink, { page: ContributorsPage }> = {
  keyOf: ({ slug }) => slug,
  itemsIn: ({ page }) => page.people,
  focusable: ':is(.names, .presses) a',
}

/** Shows authors or publishers by name, with a link to each letter and a search by name. */
export function ContributorList({ page }: { page: ContributorsPage }) {
  const { notices, empty, all, path, pager } = page
  const { items: people, onMore } = useLoadMore(peopleList, pager.page, page.people)
  return (
    <>
      <div className="page-head row row--apart">
        <div>
          <h1>{page.heading}</h1>
          {page.lede && <p className="lede">{page.lede}</p>}
        </div>
        <FindForm page={page} />
      </div>
      <Notices notices={notices} />
      <Letters page={page} />
      {all && (
        <p>
          <ShopLink className="btn btn--text" to={path}>
            {all}
          </ShopLink>
        </p>
      )}
      {people.length === 0 ? (
        <p className="section section--tight">{empty}</p>
      ) : page.kind === 'author' ? (
        <Names people={people} />
      ) : (
        <Presses people={people} />
      )}
      <Pager {...pager} next={pager.next && { ...pager.next, onClick: onMore }} />
    </>
  )
}

function FindForm({ page: { form, path } }: { page: ContributorsPage }) {
  const { label, value, go } = form
  return (
    <form action={localPath(useLanguage(), path)} className="row" role="search" aria-label={label}>
      <div className="field">
        <label htmlFor="filter">{label}</label>
        <input
          className="input"
          id="filter"
          name="filter"
          type="search"
          maxLength={100}
          defaultValue={value}
          key={value}
          autoComplete="off"
        />
      </div>
      <button className="btn btn--quiet">{go}</button>
    </form>
  )
}

function Letters({ page: { letters, path } }: { page: ContributorsPage }) {
  return (
    <nav className="letters" aria-label={letters.label}>
      <Spaced>
        {letters.links.map(({ letter, label, search, isCurrent }) =>
          search ? (
            <ShopLink
              key={letter}
              to={path + search}
              aria-current={isCurrent ? 'page' : undefined}
              aria-label={label === letter ? undefined : label}
            >
              {letter}
            </ShopLink>
          ) : (
            <span key={letter} aria-hidden="true">
              {letter}
            </span>
          ),
        )}
      </Spaced>
    </nav>
  )
}

function Names({ people }: Pick<ContributorsPage, 'people'>) {
  return (
    <ul className="names section section--tight">
      {people.map(({ slug, path, name, count }) => (
        <li key={slug}>
          <ShopLink to={path}>
            {isolate(name)} <span>{count}</span>
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}

function Presses({ people }: Pick<ContributorsPage, 'people'>) {
  return (
    <ul className="presses section section--tight">
      {people.map(({ slug, path, name, count }) => (
        <li className="panel press" key={slug}>
          <Device of={slug} />
          <h2>
            <ShopLink to={path} dir={dirOf(name)}>
              {name}
            </ShopLink>
          </h2>
          <p>{count}</p>
        </li>
      ))}
    </ul>
  )
}
