import { parseTextLine, type ParsedText } from '#app/i18n/text-line.ts'
import { quoted } from '#app/i18n/quoted.ts'
import { isSlug } from '#app/i18n/slug.ts'
import { createFault, type Fault } from '#app/shop/operations/findings/fault.ts'
import type { FaultCode } from '#app/shop/operations/findings/fault-code.ts'
import { categoryFamilyOf, familyUpwards } from './category-family.ts'

type Placed = { slug: string; parent: string | null }

/** The pages show a category, those below it, and those below them. */
export const mostLevels = 3
export const mostCategories = 500
/** A longer name would not fit on a tile. */
const longestName = 60

/** Returns what is wrong with the slug of a new category, or undefined. */
export function slugFault(slug: string, all: readonly Placed[]): Fault | undefined {
  const is = `slug ${quoted(slug)} is`
  if (!isSlug(slug))
    return createFault(
      'categories.slug',
      {},
      `${is} no slug; it is 1 to 60 small letters, digits and hyphens, such as comics`,
      'slug',
    )
  if (all.some((one) => one.slug === slug))
    return createFault(
      'categories.slugTaken',
      {},
      `${is} that of another category; choose one that is free`,
      'slug',
    )
  return all.length < mostCategories
    ? undefined
    : createFault(
        'categories.many',
        { most: mostCategories },
        `There are ${mostCategories} categories already, which is the most; remove one`,
      )
}

/** Returns what is wrong with a parent of a category, which may be new. */
export function parentFault(
  slug: string,
  parent: string | null,
  all: readonly Placed[],
): Fault | undefined {
  if (parent === null) return undefined
  const refused = (code: FaultCode, says: string, facts: Fault['facts'] = {}) =>
    createFault(code, facts, `parent ${quoted(parent)} ${says}`, 'parent')
  if (parent === slug)
    return refused('categories.parentSelf', 'is the category itself; choose another')
  if (!all.some((one) => one.slug === parent))
    return refused('categories.gone', 'is no category; "category list" names them all')
  const family = categoryFamilyOf(slug, all)
  if (family.includes(parent))
    return refused('categories.parentBelow', `is itself below ${slug}; choose one that is not`)
  const above = familyUpwards(parent, all).length
  const below = Math.max(...family.map((one) => levelsBetween(slug, one, all)))
  return above + below > mostLevels
    ? refused(
        'categories.levels',
        `would make ${above + below} levels of categories; the pages show ${mostLevels}`,
        { most: mostLevels },
      )
    : undefined
}

/** Counts the levels from a category to one of its descendants, both included. */
const levelsBetween = (slug: string, descendant: string, all: readonly Placed[]) =>
  familyUpwards(descendant, all).indexOf(slug) + 1

/** Parses a name as it was typed. */
export function parseCategoryName(typed: string): ParsedText {
  const parsed = parseTextLine('name', typed, longestName)
  return parsed.ok && parsed.text === ''
    ? { ok: false, reason: 'empty', most: longestName, fault: 'name must not be empty' }
    : parsed
}

const codesOfNames = {
  empty: 'categories.nameMissing',
  long: 'categories.nameLong',
  language: 'categories.language',
} as const

type RefusedName = { reason: keyof typeof codesOfNames; most: number; sentence: string }

/** Returns the fault of a refused name; a language names the field in which it was typed. */
export const categoryNameFault = (
  { reason, most, sentence }: RefusedName,
  language?: string,
): Fault =>
  language === undefined
    ? createFault(codesOfNames[reason], { most }, sentence)
    : createFault(codesOfNames[reason], { most, language }, sentence, `name_${language}`)

/**
 * Returns the slugs in their new order: the category comes with its descendants before another one, or after all that
 * are below its parent, or last.
 */
export function orderWith(
  { slug, parent }: Placed,
  before: string | undefined,
  all: readonly Placed[],
): string[] {
  const family = categoryFamilyOf(slug, all)
  const moved = all.map((one) => one.slug).filter((one) => family.includes(one))
  if (!moved.includes(slug)) moved.unshift(slug)
  const others = all.map((one) => one.slug).filter((one) => !family.includes(one))
  const siblings = parent === null ? [] : categoryFamilyOf(parent, all)
  const last = others.findLastIndex((one) => siblings.includes(one))
  const end = last === -1 ? others.length : last + 1
  return others.toSpliced(before === undefined ? end : others.indexOf(before), 0, ...moved)
}
