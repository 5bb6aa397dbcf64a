import { foldedWordsOf } from '../catalogue/fold.ts'

/** Lists of people have a page each. */
export type ContributorKind = 'author' | 'publisher'

/** What a list of people shows, as its address says it. */
export type ContributorsQueryFields = {
  /** `''`: all names. */
  filter: string
  /** A to Z, or # for all others; undefined: no matter which. */
  letter: string | undefined
  page: number
}

/** A value of the address that means nothing here: it is left out, and the page says so. */
export type IgnoredPart = { name: keyof ContributorsQueryFields; value: string }

export const contributorsPerPage = 20
export const longestFilter = 100
/** So much of what was not understood is said again. */
const mostEchoed = 60

/** Reads the address of a list of people. Nothing in it is an error. */
export function parseContributorsQuery(params: URLSearchParams): {
  query: ContributorsQueryFields
  ignored: IgnoredPart[]
} {
  const ignored: IgnoredPart[] = []
  const read = <T>(name: keyof ContributorsQueryFields, parse: (text: string) => T | undefined) => {
    const text = (params.getAll(name).at(-1) ?? '').trim()
    if (text === '') return undefined
    const value = parse(text)
    if (value === undefined) ignored.push({ name, value: text.slice(0, mostEchoed) })
    return value
  }
  const query = {
    filter: read('filter', parseFilter) ?? '',
    letter: read('letter', parseLetter),
    page: read('page', parsePage) ?? 1,
  }
  return { query, ignored }
}

/** What holds no word cannot be searched for. */
function parseFilter(text: string): string | undefined {
  const cut = text.slice(0, longestFilter)
  return foldedWordsOf(cut).length > 0 ? cut : undefined
}

const parseLetter = (text: string) => (/^[a-z#]$/i.test(text) ? text.toUpperCase() : undefined)

const parsePage = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

/** The fields of a list's address, without what is the default anyway. */
export const contributorFields = ({
  filter,
  letter,
  page,
}: ContributorsQueryFields): [string, string][] => [
  ...(filter ? [['filter', filter] as [string, string]] : []),
  ...(letter ? [['letter', letter] as [string, string]] : []),
  ...(page > 1 ? [['page', String(page)] as [string, string]] : []),
]

/** `?letter=A&page=2`, or `''`. */
export function contributorsSearch(query: ContributorsQueryFields): string {
  const search = new URLSearchParams(contributorFields(query))
  return search.size ? `?${search}` : ''
}

/** The path of somebody's books. */
export const contributorPath = (kind: ContributorKind, slug: string) =>
  `/books?${kind}=${encodeURIComponent(slug)}`
