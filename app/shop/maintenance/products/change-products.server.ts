import { setImmediate as letOthersRun } from 'node:timers/promises'
import { db } from '#app/database/database.server.ts'
import { changePricesByPercent } from '#app/shop/catalogue/price-changes/set-price.server.ts'
import { setStock } from '#app/shop/catalogue/price-changes/set-stock.server.ts'
import { changeProduct, restoreProduct, withdrawProduct } from './change-product.server.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import { findProductSheet } from './product-sheet.server.ts'

/** A change of all products of a bulk action. A category is added to those that they have, or replaces them. */
export type BulkChange =
  | { kind: 'hide' | 'unhide' }
  | { kind: 'price'; percent: number }
  | { kind: 'category'; category: string; isAdded: boolean }
  | { kind: 'stock'; stock: number }

/** Says why a product was left as it is: by a reason, or by the faults of its change. */
type BulkFault =
  { reason: 'unknown' | 'same' | 'e-book' | 'variant' | 'other' | PriceFault } | { faults: Fault[] }
type PriceFault = Exclude<
  Extract<Awaited<ReturnType<typeof changePricesByPercent>>, { ok: false }>['reason'],
  'unknown' | 'same'
>

export type FailedProduct = { id: string; name: string; fault: BulkFault }
type BulkOutcome = { done: number; failed: FailedProduct[] }

/** Changes each product as the command of one would, wholly or not at all; one that fails leaves the others. */
export async function changeProducts(
  productIds: string[],
  change: BulkChange,
  now: number,
): Promise<BulkOutcome> {
  const names = await listNames(productIds)
  const failed: FailedProduct[] = []
  for (const id of productIds) {
    const name = names.get(id)
    const fault = name === undefined ? { reason: 'unknown' as const } : await apply(id, change, now)
    if (fault) failed.push({ id, name: name ?? id, fault })
    await letOthersRun()
  }
  return { done: productIds.length - failed.length, failed }
}

async function listNames(ids: string[]): Promise<Map<string, string>> {
  const rows = await db.read
    .selectFrom('product')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function apply(id: string, change: BulkChange, now: number): Promise<BulkFault | undefined> {
  switch (change.kind) {
    case 'hide':
      return (await withdrawProduct(id, now)) ? undefined : { reason: 'same' }
    case 'unhide':
      return faultOf(await restoreProduct(id, now))
    case 'price':
      return reasonOf(await changePricesByPercent(id, change.percent, now))
    case 'category':
      return setCategory(id, change, now)
    case 'stock': {
      const place = { productId: id, color: '', size: '' }
      const outcome = await setStock(place, { to: change.stock }, now)
      if (outcome.ok) return outcome.before === outcome.after ? { reason: 'same' } : undefined
      const { reason } = outcome
      const isNamed = reason === 'unknown' || reason === 'e-book' || reason === 'variant'
      return { reason: isNamed ? reason : 'other' }
    }
  }
}

const reasonOf = <Reason>(outcome: { ok: true } | { ok: false; reason: Reason }) =>
  outcome.ok ? undefined : { reason: outcome.reason }

type Changed = Awaited<ReturnType<typeof changeProduct>>

function faultOf(outcome: Changed): BulkFault | undefined {
  if (!outcome.ok) return { faults: outcome.faults }
  return outcome.changes.length === 0 ? { reason: 'same' } : undefined
}

async function setCategory(
  id: string,
  { category, isAdded }: Extract<BulkChange, { kind: 'category' }>,
  now: number,
): Promise<BulkFault | undefined> {
  const before = (await findProductSheet(id, now))?.get('categories') ?? ''
  const own = before.split(';').filter(Boolean)
  const categories = isAdded ? [...new Set([...own, category])] : [category]
  return faultOf(await changeProduct(id, new Map([['categories', categories.join(';')]]), {}, now))
}
