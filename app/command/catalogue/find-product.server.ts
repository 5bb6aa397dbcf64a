import { quoted } from '#app/i18n/quoted.ts'
import { listBySku } from '#app/shop/catalogue/products/find-by-sku.server.ts'
import { CommandError } from '../answer-command.server.ts'
import { printable } from '../out.server.ts'

/** `called` is what commands call the product: what was typed, and its name. */
export type TypedProduct = { id: string; called: string }

/**
 * Finds the product with this SKU, ISBN or id.
 * @throws {CommandError} if there is none, or more than one.
 */
export async function requireProduct(typed: string): Promise<TypedProduct> {
  const found = await listBySku(typed)
  const [product, ...more] = found
  if (product === undefined)
    throw new CommandError(`No product has the SKU, ISBN or id ${quoted(typed)}.`)
  if (more.length > 0)
    throw new CommandError(
      `${found.length} products have it; name one by its id: ${found.map(({ id }) => id).join(', ')}.`,
    )
  return { id: product.id, called: callProduct(typed, product.name) }
}

export const callProduct = (typed: string, name: string) => `${printable(typed)} ${quoted(name)}`
