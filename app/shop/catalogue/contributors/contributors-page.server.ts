import { lastPageOf, numberedLinks, progressOf } from '#app/components/page-numbers.ts'
import { translator, type Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import { countBooksOf, listLetters, listContributorsOf } from './contributor-list.server.ts'
import type { LetterLink, ContributorsPage, ContributorLink } from './contributors-page.ts'
import {
  contributorsPerPage,
  contributorsSearch,
  contributorPath,
  type IgnoredPart,
  type ContributorKind,
  type ContributorsQueryFields,
} from './contributors-query.ts'

type ContributorsParams = { query: ContributorsQueryFields; ignored: IgnoredPart[] }
type Found = Awaited<ReturnType<typeof listContributorsOf>> & { counts: Map<string, number> }

const contributorCache = catalogueCache<Found>(300)
const letterCache = catalogueCache<string[]>(2)

/** Returns a page of `/authors` or `/publishers`, or undefined if it is beyond the end. */
export async function findContributorsPage(
  kind: ContributorKind,
  { query, ignored }: ContributorsParams,
  { language, now }: { language: Language; now: number },
): Promise<ContributorsPage | undefined> {
  const t = translator(language)
  const [{ total, people, counts }, letters] = await Promise.all([
    contributorCache(JSON.stringify([kind, query]), now, () => findPeople(kind, query, now)),
    letterCache(kind, now, () => listLetters(kind)),
  ])
  const lastPage = lastPageOf(total, contributorsPerPage)
  const { page, filter, letter } = query
  if (page > lastPage) return undefined
  const path = `/${kind}s` as const
  const heading = t(`people.${kind}s`)
  const number = formatCount(total, language)
  const narrowed = letter ? t('people.withLetter', { heading, letter }) : heading
  return {
    kind,
    path,
    heading: narrowed,
    lede: total > 0 ? t(`people.${kind}Lede`, { count: total, number }) : '',
    title: page > 1 ? t('title.page', { title: narrowed, page }) : narrowed,
    form: {
      label: t(`people.${kind}Find`),
      value: filter,
      letter: letter ?? '',
      go: t('people.go'),
    },
    letters: { label: t('people.letters'), links: letterLinks(letters, query, t) },
    ...((filter || letter) && { all: t(`people.${kind}All`) }),
    people: people.map((one) =>
      describeContributor(kind, one, counts.get(one.slug) ?? 0, { language, t }),
    ),
    empty: t(`people.${kind}None`),
    notices: ignored.map(({ name, value }) => t(`people.ignored.${name}`, { value })),
    pager: pagerOf(path, query, total, lastPage, { language, t }),
  }
}

function describeContributor(
  kind: ContributorKind,
  { slug, name }: Found['people'][number],
  count: number,
  { language, t }: { language: Language; t: Translate },
): ContributorLink {
  const number = formatCount(count, language)
  const path = contributorPath(kind, slug)
  return { slug, name, path, count: t('people.books', { count, number }) }
}

async function findPeople(
  kind: ContributorKind,
  { filter, letter, page }: ContributorsQueryFields,
  now: number,
): Promise<Found> {
  const query = { filter, letter, number: page, size: contributorsPerPage }
  const found = await listContributorsOf(kind, query)
  const counts = await countBooksOf(
    kind,
    found.people.map(({ slug }) => slug),
    now,
  )
  return { ...found, counts }
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Returns links for the whole alphabet, then for other letters and # where names begin with them. */
function letterLinks(
  letters: string[],
  { letter: current }: ContributorsQueryFields,
  t: Translate,
): LetterLink[] {
  const others = letters.filter((letter) => letter !== '#' && !alphabet.includes(letter)).sort()
  return [...alphabet, ...others, ...letters.filter((letter) => letter === '#')].map((letter) => ({
    letter,
    label: letter === '#' ? t('people.otherLetter') : letter,
    ...(letters.includes(letter) && {
      search: contributorsSearch({ filter: '', letter, page: 1 }),
    }),
    isCurrent: letter === current,
  }))
}

function pagerOf(
  path: ContributorsPage['path'],
  query: ContributorsQueryFields,
  total: number,
  lastPage: number,
  { language, t }: { language: Language; t: Translate },
): ContributorsPage['pager'] {
  const { page } = query
  const { seen, ahead } = progressOf(page, total, contributorsPerPage)
  const to = (one: number) => path + contributorsSearch({ ...query, page: one })
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
    pages: numberedLinks(page, lastPage, to, t),
  }
}
