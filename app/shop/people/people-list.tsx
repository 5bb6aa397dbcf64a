import { localPath } from '#app/http/paths.ts'
import { Notices } from '#app/components/notices.tsx'
import { Pager } from '#app/components/pager.tsx'
import { ShopLink, useLanguage } from '#app/components/shop-link.tsx'
import { Device } from '#app/components/device.tsx'
import type { PeoplePage } from './people-page.ts'

/** Authors or publishers by name, with a way to each letter and a search by name. */
export function PeopleList({ page }: { page: PeoplePage }) {
  const { people, notices, empty, all, path } = page
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
        <Names page={page} />
      ) : (
        <Presses page={page} />
      )}
      <Pager {...page.pager} next={page.pager.next} />
    </>
  )
}

function FindForm({ page: { form, path } }: { page: PeoplePage }) {
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

function Letters({ page: { letters, path } }: { page: PeoplePage }) {
  return (
    <nav className="letters" aria-label={letters.label}>
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
    </nav>
  )
}

function Names({ page: { people } }: { page: PeoplePage }) {
  return (
    <ul className="names section section--tight">
      {people.map(({ slug, path, name, count }) => (
        <li key={slug}>
          <ShopLink to={path}>
            {name}
            <span>{count}</span>
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}

function Presses({ page: { people } }: { page: PeoplePage }) {
  return (
    <ul className="presses section section--tight">
      {people.map(({ slug, path, name, count }) => (
        <li className="panel press" key={slug}>
          <Device of={slug} />
          <h2>
            <ShopLink to={path}>{name}</ShopLink>
          </h2>
          <p>{count}</p>
        </li>
      ))}
    </ul>
  )
}
