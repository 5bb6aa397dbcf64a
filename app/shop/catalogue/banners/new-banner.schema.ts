import { z } from 'zod'
import { sceneNames } from '#app/art/scenes.ts'
import { defaultLanguage } from '#app/i18n/languages.ts'
import { isSlug } from '#app/i18n/slug.ts'
import { textOfColumns } from '#app/i18n/text-columns.ts'
import { slugOf } from '#app/shop/catalogue/text/fold.ts'
import {
  dayTerm,
  textLimits,
  titleAndText,
  typedFaultsOf,
  wholeField,
  type TypedFaults,
  type TypedTexts,
} from '#app/shop/catalogue/text/typed-values.schema.ts'
import { bannerPlaces, parseBannerLink, type NewBanner } from './banner.ts'

/** Days are those of the home market, the last one included. Without an id it is made from the title. */
export type TypedBanner = TypedTexts & {
  id?: string | undefined
  place: string
  category?: string | undefined
  link?: string | undefined
  scene?: string | undefined
  position?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

export const bannerLimits = { position: { least: 0, most: 9999 }, ...textLimits }

const longestLink = 2000

const linkField = z.string({ error: 'missing' }).transform((typed, context) => {
  const link = typed.length > longestLink ? undefined : parseBannerLink(typed.trim())
  if (link === undefined) context.addIssue({ code: 'custom', message: 'link' })
  return link ?? z.NEVER
})

const bannerFacts = z.object({
  id: z.string().trim().optional(),
  place: z.enum(bannerPlaces, { error: 'choice' }),
  link: linkField,
  scene: z.enum(sceneNames, { error: 'choice' }).default('shelf'),
  position: wholeField(bannerLimits.position).default(1),
})

export type NewBannerParseResult =
  { ok: true; banner: NewBanner } | { ok: false; faults: TypedFaults }

/** Reads a new banner. Faults are by field; those of a text have its language: `title-en`. */
export function readNewBanner(typed: TypedBanner, now: number): NewBannerParseResult {
  const [facts, texts, term] = [
    bannerFacts.safeParse(typed),
    titleAndText.safeParse(typed),
    dayTerm(now).safeParse(typed),
  ]
  const category = typed.category ?? null
  const own: TypedFaults =
    (typed.place === 'category-top') === (category !== null) ? {} : { category: 'category' }
  if (!facts.success || !texts.success || !term.success || own.category) {
    const faults = typedFaultsOf(facts.error, texts.error, term.error)
    return { ok: false, faults: { ...faults, ...own } }
  }
  const title = textOfColumns('title', texts.data, defaultLanguage)
  const { id = slugOf(title), scene, ...rest } = facts.data
  if (!isSlug(id)) return { ok: false, faults: { id: 'slug' } }
  const art = JSON.stringify({ kind: 'scene', name: scene })
  return { ok: true, banner: { id, category, art, ...rest, ...texts.data, ...term.data } }
}
