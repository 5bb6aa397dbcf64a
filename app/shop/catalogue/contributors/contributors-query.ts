import { fold, foldedWordsOf } from '#app/shop/catalogue/text/fold.ts'
import { letterOf } from '#app/shop/catalogue/text/sort-names.ts'
import { cutText, echoedText, removeUnseen } from '#app/i18n/visitor-text.ts'

/** Authors and publishers have one list page each. */
export type ContributorKind = 'author' | 'publisher'

/** Holds the content of a contributor list as given by its URL. */
export type ContributorsQueryFields = {
  /** The filter is `''` for all names. */
  filter: string
  /** The letter is the first of a sort name, or # for those of no alphabet; undefined means any. */
  letter: string | undefined
  page: number
}

/** Holds a value of the URL that has no meaning here. It is ignored, and the page says so. */
export type IgnoredPart = { name: keyof ContributorsQueryFields; value: string }

export const contributorsPerPage = 20
export const longestFilter = 100

/** Reads the URL of a contributor list. Nothing in it is an error. */
export function parseContributorsQuery(params: URLSearchParams): {
  query: ContributorsQueryFields
  ignored: IgnoredPart[]
} {
  const ignored: IgnoredPart[] = []
  const read = <T>(name: keyof ContributorsQueryFields, parse: (text: string) => T | undefined) => {
    const text = (params.getAll(name).at(-1) ?? '').trim()
    if (text === '') return undefined
    const value = parse(text)
    if (value === undefined) ignored.push({ name, value: echoedText(text) })
    return value
  }
  const query = {
    filter: read('filter', parseFilter) ?? '',
    letter: read('letter', parseLetter),
    page: read('page', parsePage) ?? 1,
  }
  return { query, ignored }
}

/** Returns the filter text, or undefined if it contains no word to search for. */
function parseFilter(text: string): string | undefined {
  const cut = cutText(removeUnseen(text), longestFilter)
  return foldedWordsOf(cut).length > 0 ? cut : undefined
}

function parseLetter(text: string): string | undefined {
  if (text === '#') return text
  const [letter, ...others] = fold(text)
  const listed = letterOf(letter ?? '')
  return others.length > 0 || listed === '#' ? undefined : listed
}

const parsePage = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

/** Returns the parameters of a list's URL without defaults. */
export const contributorFields = ({
  filter,
  letter,
  page,
}: ContributorsQueryFields): [string, string][] => [
  ...(filter ? [['filter', filter] as [string, string]] : []),
  ...(letter ? [['letter', letter] as [string, string]] : []),
  ...(page > 1 ? [['page', String(page)] as [string, string]] : []),
]

/** Returns `?letter=A&page=2`, or `''`. */
export function contributorsSearch(query: ContributorsQueryFields): string {
  const search = new URLSearchParams(contributorFields(query))
  return search.size ? `?${search}` : ''
}

/** Returns the path of a contributor's books. */
export const contributorPath = (kind: ContributorKind, slug: string) =>
  `/books?${kind}=${encodeURIComponent(slug)}`
