import type { Fault } from '#app/shop/operations/findings/fault.ts'
import { staleRefusal, type Refused } from '#app/shop/operations/findings/change-refused.ts'
import { fingerprintOf } from '#app/shop/operations/findings/fingerprint-of.server.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import {
  lockCategories,
  readCategories,
  type CategoryRow,
} from '#app/shop/catalogue/categories/place-category.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'

export type CategoryOutcome = { ok: true } | Refused

/** Names a category. With `seen`, the fingerprint of what staff saw, one that was changed since is left as it is. */
export type NamedCategory = { slug: string; seen?: string | undefined }

/** Returns what tells whether a category was changed or moved, by its facts and the category that it stands before. */
export function fingerprintOfCategory(category: CategoryRow, all: readonly CategoryRow[]): string {
  const { parent, picture, isHidden, nameEn, nameFr, nameDe } = category
  const beside = all.filter((one) => one.parent === parent)
  const next = beside[beside.findIndex(({ slug }) => slug === category.slug) + 1]?.slug ?? null
  return fingerprintOf([parent, next, picture, isHidden, nameEn, nameFr, nameDe])
}

/** Runs a change of categories alone, after which every process reads them again. */
export const runCategoryChange = (
  work: (trx: Transaction, all: CategoryRow[]) => Promise<CategoryOutcome>,
): Promise<CategoryOutcome> =>
  db.write(async (trx) => {
    await lockCategories(trx)
    const outcome = await work(trx, await readCategories(trx))
    if (outcome.ok) await bumpCatalogueVersion(trx)
    return outcome
  })

type CategoryWork = Parameters<typeof runCategoryChange>[0]

/** Runs a change of a category that was not changed since it was seen. */
export const runNamedCategoryChange = (
  { slug, seen }: NamedCategory,
  work: CategoryWork,
): Promise<CategoryOutcome> =>
  runCategoryChange(async (trx, all) => {
    const stored = all.find((one) => one.slug === slug)
    return stored && seen !== undefined && seen !== fingerprintOfCategory(stored, all)
      ? staleRefusal(`${slug} was changed meanwhile`)
      : work(trx, all)
  })

/** Does the work if there is no fault. */
export async function runUnlessFaulty(
  found: (Fault | undefined)[],
  work: () => Promise<void>,
): Promise<CategoryOutcome> {
  const faults = found.filter((fault) => fault !== undefined)
  if (faults.length > 0) return { ok: false, faults }
  await work()
  return { ok: true }
}
