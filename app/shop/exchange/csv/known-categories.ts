import { quoted } from '#app/i18n/quoted.ts'
import {
  categoryNameFault,
  mostLevels,
  parentFault,
  parseCategoryName,
  slugFault,
} from '#app/shop/catalogue/categories/category-rules.ts'
import { createFault, faultOfColumn, type Fault } from '#app/shop/operations/findings/fault.ts'
import { foldedWordsOf, slugOf } from '#app/shop/catalogue/text/fold.ts'
import { createNote } from './import-note.ts'

/** A category that the shop has, or that the import makes with its first product. */
export type KnownCategory = {
  slug: string
  parent: string | null
  /** Holds its slug and its names in all languages, in their comparable form. */
  keys: string[]
  /** Is set if the shop does not have it yet. */
  newName?: string
  /** The import has made it. */
  isMade?: true
}

/** Tells what an import does with names of categories. Categories that it will make are added to those that it knows. */
export type CategoryOptions = {
  categories?: KnownCategory[] | undefined
  createCategories?: boolean | undefined
}

const comparable = (text: string) => foldedWordsOf(text).join(' ')

export const knownCategory = (slug: string, parent: string | null, names: string[]) => ({
  slug,
  parent,
  keys: [slug, ...names].filter(Boolean).map(comparable),
})

/** Splits `Clothing > Men` into its parts. */
export const pathOf = (text: string): string[] =>
  text
    .split('>')
    .map((part) => part.trim())
    .filter(Boolean)

/** Returns the category at the end of a path, which may begin at any level. */
export function findByPath(path: string[], known: KnownCategory[]): KnownCategory | undefined {
  let found: KnownCategory[] | undefined
  for (const part of path) {
    const key = comparable(part)
    const above = found
    found = known.filter(
      ({ keys, parent }) => keys.includes(key) && (!above || above.some(isSlug(parent))),
    )
  }
  return found?.[0]
}

const isSlug = (wanted: string | null) => (one: KnownCategory) => one.slug === wanted

/**
 * Matches categories of another shop by slug or by name in any language, without case and accents.
 * Each path begins at the root; its deepest known part counts.
 * @returns The slugs, and the paths without a known part.
 */
export function matchCategories(
  paths: string[][],
  known: KnownCategory[],
): { slugs: string[]; unknown: string[] } {
  const slugs = new Set<string>()
  const unknown = new Set<string>()
  for (const path of paths) {
    const slug = (
      findByPath(path, known) ?? path.map((part) => findByPath([part], known)).findLast(Boolean)
    )?.slug
    if (slug) slugs.add(slug)
    else unknown.add(path.join(' > '))
  }
  return { slugs: [...slugs].slice(0, 20), unknown: [...unknown] }
}

type Planned = { slug: string; isNew: boolean } | { fault: Fault }

/** Returns the category of a path; those that are missing on it are added to the known ones, to be made. */
export function planCategory(path: string[], known: KnownCategory[]): Planned {
  const found = findByPath(path, known)
  if (found) return { slug: found.slug, isNew: false }
  let above: KnownCategory | undefined
  const planned: KnownCategory[] = []
  for (const [at, part] of path.entries()) {
    const next = findByPath(path.slice(0, at + 1), known)
    const made = next ?? newCategory(part, above?.slug ?? null, [...known, ...planned])
    if ('fault' in made) return made
    if (!next) planned.push(made)
    above = made
  }
  known.push(...planned)
  return above
    ? { slug: above.slug, isNew: true }
    : { fault: createFault('categories.nameMissing', {}, 'the name is empty') }
}

function newCategory(
  typed: string,
  parent: string | null,
  all: KnownCategory[],
): KnownCategory | { fault: Fault } {
  const read = parseCategoryName(typed)
  if (!read.ok) return { fault: categoryNameFault({ ...read, sentence: read.fault }) }
  const own = slugOf(read.text)
  if (own === '')
    return {
      fault: createFault(
        'categories.noLetters',
        { name: read.text },
        `${quoted(read.text)} has no Latin letter for a slug; add it by "category add" first`,
      ),
    }
  const slug = parent !== null && all.some(isSlug(own)) ? slugOf(`${parent} ${own}`) : own
  const fault = slugFault(slug, all) ?? parentFault(slug, parent, all)
  if (fault !== undefined) return { fault }
  return { ...knownCategory(slug, parent, [read.text]), newName: read.text }
}

/** Makes paths of another shop, which may be deeper than those of this one; faults are notes. */
export function planCategories(
  paths: string[][],
  known: KnownCategory[],
  notes: Fault[],
): string[] {
  const slugs = paths.flatMap((path) => {
    const planned = planCategory(path.slice(0, mostLevels), known)
    if ('slug' in planned) {
      if (planned.isNew) notes.push(newCategoryNote(path))
      return planned.slug
    }
    notes.push(faultOfColumn('categories', planned.fault, ': '))
    return matchCategories([path], known).slugs
  })
  return [...new Set(slugs)].slice(0, 20)
}

export const newCategoryNote = (path: string[]) =>
  createNote('newCategory', 'categories', `${path.join(' > ')} is new`, { path: path.join(' > ') })

/** Books of files that name no categories are in this one, if the shop has it. */
export const bookCategories = ({ categories }: CategoryOptions): string[] =>
  !categories || categories.some(isSlug('book')) ? ['book'] : []
