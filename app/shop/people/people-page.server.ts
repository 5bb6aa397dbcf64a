import { pageNumbers } from '#app/components/page-numbers.ts'
import { translator, type Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { catalogueCache } from '../catalogue/catalogue-version.server.ts'
import { formatCount } from '../catalogue/format-count.ts'
import { countBooksOf, listLetters, listPeopleOf } from './people-list.server.ts'
import type { LetterLink, PeoplePage, PersonLink } from './people-page.ts'
import {
  peoplePerPage,
  peopleSearch,
  personPath,
  type IgnoredPart,
  type PeopleKind,
  type PeopleQuery,
} from './people-query.ts'

type Asked = { query: PeopleQuery; ignored: IgnoredPart[] }
type Found = Awaited<ReturnType<typeof listPeopleOf>> & { counts: Map<string, number> }

const keptPeople = catalogueCache<Found>(300)
const keptLetters = catalogueCache<string[]>(2)

/** A page of `/authors` or `/publishers`. Undefined: it lies beyond the end. */
export async function findPeoplePage(
  kind: PeopleKind,
  { query, ignored }: Asked,
  { language, now }: { language: Language; now: number },
): Promise<PeoplePage | undefined> {
  const t = translator(language)
  const [{ total, people, counts }, held] = await Promise.all([
    keptPeople(JSON.stringify([kind, query]), now, () => findPeople(kind, query)),
    keptLetters(kind, now, () => listLetters(kind)),
  ])
  const lastPage = Math.max(1, Math.ceil(total / peoplePerPage))
  const { page, filter, letter } = query
  if (page > lastPage) return undefined
  const path = `/${kind}s` as const
  const heading = t(`people.${kind}s`)
  const narrowed = letter ? t('people.withLetter', { heading, letter }) : heading
  return {
    kind,
    path,
    heading: narrowed,
    lede:
      total > 0
        ? t(`people.${kind}Lede`, { count: total, number: formatCount(total, language) })
        : '',
    title: page > 1 ? t('title.page', { title: narrowed, page }) : narrowed,
    form: {
      label: t(`people.${kind}Find`),
      value: filter,
      letter: letter ?? '',
      go: t('people.go'),
    },
    letters: { label: t('people.letters'), links: letterLinks(held, query, t) },
    ...((filter || letter) && { all: t(`people.${kind}All`) }),
    people: people.map(({ slug, name }): PersonLink => {
      const count = counts.get(slug) ?? 0
      const number = formatCount(count, language)
      return {
        slug,
        name,
        path: personPath(kind, slug),
        count: t('people.books', { count, number }),
      }
    }),
    empty: t(`people.${kind}None`),
    notices: ignored.map(({ name, value }) => t(`people.ignored.${name}`, { value })),
    pager: pagerOf(path, query, total, lastPage, { language, t }),
  }
}

async function findPeople(kind: PeopleKind, { filter, letter, page }: PeopleQuery): Promise<Found> {
  const asked = { filter, letter, number: page, size: peoplePerPage }
  const found = await listPeopleOf(kind, asked)
  const counts = await countBooksOf(
    kind,
    found.people.map(({ slug }) => slug),
  )
  return { ...found, counts }
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#']

/** The whole alphabet; # only where somebody needs it. */
function letterLinks(held: string[], { letter: current }: PeopleQuery, t: Translate): LetterLink[] {
  return alphabet
    .filter((letter) => letter !== '#' || held.includes('#'))
    .map((letter) => ({
      letter,
      label: letter === '#' ? t('people.otherLetter') : letter,
      ...(held.includes(letter) && { search: peopleSearch({ filter: '', letter, page: 1 }) }),
      isCurrent: letter === current,
    }))
}

function pagerOf(
  path: PeoplePage['path'],
  query: PeopleQuery,
  total: number,
  lastPage: number,
  { language, t }: { language: Language; t: Translate },
): PeoplePage['pager'] {
  const { page } = query
  const seen = Math.min(page * peoplePerPage, total)
  const ahead = Math.min(peoplePerPage, total - seen)
  const to = (one: number) => path + peopleSearch({ ...query, page: one })
  const number = (count: number) => formatCount(count, language)
  return {
    label: t('catalogue.pages'),
    seenWords: t('catalogue.seen', { seen: number(seen), total: number(total) }),
    seen,
    total,
    ...(ahead > 0 && {
      next: { to: to(page + 1), words: t('catalogue.loadMore', { count: ahead }) },
    }),
    page,
    pages: pageNumbers(page, lastPage).map((one) =>
      one === 'gap' ? one : { to: to(one), page: one, name: t('catalogue.page', { page: one }) },
    ),
  }
}
