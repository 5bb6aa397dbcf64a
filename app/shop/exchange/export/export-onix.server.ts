import { db } from '#app/database/database.server.ts'
import { settings } from '#app/settings.server.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'
import { listExported } from '#app/shop/exchange/csv/export-catalogue.server.ts'
import { noProduct, onixHeader, onixProduct } from './onix-product.ts'

const productsAtOnce = 200
const namespace = 'http://ns.editeur.org/onix/3.1/reference'

/**
 * Yields the listed books with a current price as an ONIX 3.1 message with reference tags, in
 * batches. Books sold by a partner are omitted.
 */
export async function* exportOnix(now: number): AsyncGenerator<string> {
  const { name } = seller()
  const sender = { seller: name, origin: settings().PUBLIC_URL }
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage release="3.1" xmlns="${namespace}">\n`
  yield `${onixHeader(name, now)}\n`
  let count = 0
  for (let after = ''; ;) {
    const ids = await listSold(after)
    const last = ids.at(-1)
    if (last === undefined) break
    const exported = await listExported(db.read, ids, now)
    const sold = ids
      .flatMap((id) => exported.get(id) ?? [])
      .filter(({ prices }) => prices.length > 0)
    count += sold.length
    yield sold.map((one) => `${onixProduct(one, sender, now)}\n`).join('')
    after = last
  }
  if (count === 0) yield `${noProduct}\n`
  yield '</ONIXMessage>\n'
}

async function listSold(after: string): Promise<string[]> {
  const rows = await db.read
    .selectFrom('product')
    .select('id')
    .where('kind', '=', 'book')
    .where('affiliateLink', 'is', null)
    .where('editionRank', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(productsAtOnce)
    .execute()
  return rows.map(({ id }) => id)
}
