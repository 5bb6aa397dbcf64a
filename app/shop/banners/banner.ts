import { parseOwnPath } from '#app/http/paths.ts'

export const bannerPlaces = ['home-hero', 'home-row', 'category-top'] as const

/** A banner, in the page's language. `link`: a path of the shop in English, or an address elsewhere. */
export type Banner = { id: string; title: string; text: string; link: string; image: string }

/** Pages that there are; a banner for any other is not shown. */
const pages =
  /^\/(books|catalogue|authors|publishers|about|contact|delivery|book\/.+|product\/.+|offers\/books\/.+)?(?=[?#]|$)/

/** Where a banner may lead: a page of the shop, or an address of the web. */
export function parseBannerLink(link: string): string | undefined {
  const path = parseOwnPath(link)
  if (path) return pages.test(path) ? path : undefined
  if (!/^https?:\/\/[^\s\\]+$/i.test(link) || !URL.canParse(link)) return undefined
  const { href, username, password } = new URL(link)
  return username || password ? undefined : href
}

/** Whether it leads out of the shop. */
export const isElsewhere = (link: string) => !link.startsWith('/')
