import type { TextColumns } from '#app/i18n/text-columns.ts'
import { parseOwnPath } from '#app/i18n/paths.ts'
import type { OfferState } from '#app/shop/catalogue/offers/offer.ts'

export const bannerPlaces = ['home-hero', 'home-row', 'category-top'] as const

/** Holds a banner in the page's language. `link` is a path of the shop in English or an external URL. */
export type Banner = { id: string; title: string; text: string; link: string; image: string }

/** Describes a banner to add. `untilAt` is the first moment after its end; `art` is JSON. */
export type NewBanner = {
  id: string
  place: (typeof bannerPlaces)[number]
  category: string | null
  position: number
  link: string
  art: string
  fromAt: number
  untilAt: number | null
} & TextColumns<'title' | 'text'>

export const bannerStateOf = (
  { fromAt, untilAt }: { fromAt: number; untilAt: number | null },
  now: number,
): OfferState =>
  untilAt !== null && untilAt <= now ? 'ended' : fromAt <= now ? 'running' : 'coming'

/** A banner that links to any other path of the shop is not shown. */
const pages =
  /^\/(books|catalogue|authors|publishers|about|contact|delivery|book\/.+|product\/.+|offers\/books\/.+)?(?=[?#]|$)/

/** Returns the target of a banner, which is a page of the shop or a web URL. */
export function parseBannerLink(link: string): string | undefined {
  const path = parseOwnPath(link)
  if (path) return pages.test(path) ? path : undefined
  if (!/^https?:\/\/[^\s\\]+$/i.test(link) || !URL.canParse(link)) return undefined
  const { href, username, password } = new URL(link)
  return username || password ? undefined : href
}

/** Tells whether a link leads out of the shop. */
export const isElsewhere = (link: string) => !link.startsWith('/')
