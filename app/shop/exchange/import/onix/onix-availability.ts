import { createNote } from '#app/shop/exchange/csv/import-note.ts'
import type { ReadOptions } from '#app/shop/exchange/csv/csv-kind.ts'
import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import type { OnixContext } from './onix-context.ts'
import { codeOf, findChild, type OnixNode } from './onix-node.ts'
import { readSupply, type OnixSupply, type Supply } from './onix-supplies.ts'

type Availability = Pick<
  CatalogueRecord,
  'prices' | 'stock' | 'supplyDays' | 'outOfPrint' | 'standing'
>

/** The best availability of all suppliers counts. */
const order: Supply['state'][] = [
  ...(['in-stock', 'to-order', 'not-yet', 'out-of-stock', 'unstated', 'unavailable'] as const),
  ...(['out-of-print', 'withdrawn'] as const),
]

/** These codes of ONIX list 64 mean cancelled, withdrawn or recalled. */
const withdrawn = ['01', '11', '12', '15', '17']

/**
 * Combines the suppliers' figures. A number is the stock; without one, available products are not
 * counted and others have 0. Stock is undefined if nothing is stated, so that the shop's own stays.
 * An e-book has no stock, so an unavailable one gets no prices.
 */
export function readAvailability(
  product: OnixNode,
  supplies: OnixSupply[],
  facts: Pick<CatalogueRecord, 'prices' | 'format'>,
  { options, note }: OnixContext,
): Availability {
  const supplyStates = supplies.map((supply) => readSupply(supply, note))
  const [best] = [...supplyStates].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  const state = best?.state ?? 'unstated'
  const status = codeOf(findChild(product, 'PublishingDetail') ?? product, 'PublishingStatus')
  const canBeHad = state === 'in-stock' || state === 'to-order'
  const isUnavailable = ['unavailable', 'out-of-stock'].includes(state) || status === '06'
  if (state === 'unavailable')
    note(
      createNote('unavailable', 'availability', `it cannot be had (code ${best?.code ?? ''})`, {
        code: best?.code ?? '',
      }),
    )
  const isEbook = facts.format === 'e-book'
  const stock = isEbook ? undefined : stockOf(supplyStates, state, options)
  return {
    prices: isEbook && isUnavailable && facts.prices ? [] : facts.prices,
    ...(stock !== undefined && { stock }),
    supplyDays: state === 'to-order' ? (best?.orderTime ?? null) : null,
    outOfPrint: state === 'out-of-print' || (status === '07' && !canBeHad),
    ...((state === 'withdrawn' || withdrawn.includes(status)) && {
      standing: 'withdrawn' as const,
    }),
  }
}

function stockOf(supplyStates: Supply[], state: Supply['state'], options: ReadOptions) {
  const figures = supplyStates.flatMap(({ stock }) => (stock === undefined ? [] : [stock]))
  if (figures.length > 0) return Math.max(...figures)
  if (state === 'unstated') return options.stock
  return state === 'in-stock' ? (options.stock ?? null) : 0
}
