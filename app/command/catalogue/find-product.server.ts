import { quoted } from '#app/i18n/quoted.ts'
import { listBySku } from '#app/shop/catalogue/products/find-by-sku.server.ts'
import { CommandError } from '../answer-command.server.ts'

/**
 * Returns the id of the product with this SKU, ISBN or id.
 * @throws {CommandError} if there is none, or more than one.
 */
export async function requireProduct(typed: string): Promise<string> {
  const ids = await listBySku(typed)
  const [id, ...more] = ids
  if (id === undefined)
    throw new CommandError(`No product has the SKU, ISBN or id ${quoted(typed)}.`)
  if (more.length > 0)
    throw new CommandError(`${ids.length} products have it; name one by its id: ${ids.join(', ')}.`)
  return id
}
