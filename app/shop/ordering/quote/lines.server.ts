import { sql } from 'kysely'
import { prepareQuery } from '#app/database/prepare-query.server.ts'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { maxLines, type StoredLine } from './cart.ts'
import type { LineKey } from './quote.ts'

type Quantity = { quantity: number }

const lineColumns = ['productId', 'color', 'size', 'quantity', 'addedAt'] as const

const isLine = ({ productId, color, size }: LineKey) =>
  sql<boolean>`(product_id = ${productId} and color = ${color} and size = ${size})`

/**
 * Makes changes of one cart wait for each other until the transaction ends, so that the count of its lines and the
 * lines that can be put back stay exact. The embedded file has a single writer anyway and would only have more to
 * write.
 */
export async function lockCart(trx: Transaction, owner: string) {
  if (db.dialect === 'sqlite') return
  await trx
    .insertInto('cartUndo')
    .values({ owner, lines: '[]', removedAt: 0 })
    .onConflict((on) =>
      on.column('owner').doUpdateSet((row) => ({ removedAt: row.ref('cartUndo.removedAt') })),
    )
    .execute()
}

type AddedLine = StoredLine & {
  owner: string
  /** Holds the highest quantity that the line may hold before. */
  maxQuantityBefore: number
}

const putLine = prepareQuery((trx, { owner, maxQuantityBefore: maxBefore, ...line }: AddedLine) =>
  startLine(trx, owner, line, line.addedAt)
    .onConflict((on) =>
      on
        .columns(['owner', 'productId', 'color', 'size'])
        .doUpdateSet((row) => ({
          quantity: row('cartLine.quantity', '+', line.quantity),
          changedAt: line.addedAt,
        }))
        .where('cartLine.quantity', '<=', maxBefore),
    )
    .returning('quantity'),
)

/**
 * Adds to a line, or creates it. Returns undefined if the line would exceed `limit` or the cart its 500 lines, or if
 * the product is gone. One statement does it, so that two concurrent adds both count.
 */
export async function addLine(
  trx: Transaction,
  owner: string,
  { productId, color, size, quantity, addedAt }: StoredLine,
  limit: number,
): Promise<Quantity | undefined> {
  const line = { productId, color, size, quantity, addedAt }
  const [added] = await putLine(trx, { ...line, owner, maxQuantityBefore: limit - quantity })
  return added
}

/** Adds to a line, or creates it, up to `limit`. What the cart already holds is never reduced. */
export function restoreLine(
  trx: Transaction,
  owner: string,
  line: StoredLine,
  limit: number,
  now: number,
): Promise<Quantity | undefined> {
  const quantity = Math.min(line.quantity, limit)
  return startLine(trx, owner, { ...line, quantity }, now)
    .onConflict((on) =>
      on.columns(['owner', 'productId', 'color', 'size']).doUpdateSet({
        quantity: sql`case
          when cart_line.quantity >= ${limit} then cart_line.quantity
          when cart_line.quantity + ${quantity} > ${limit} then ${limit}
          else cart_line.quantity + ${quantity} end`,
        changedAt: now,
      }),
    )
    .returning('quantity')
    .executeTakeFirst()
}

/** Inserts from a select, which returns no row if the product is gone or the cart is full. */
function startLine(reader: Reader, owner: string, line: StoredLine, now: number) {
  const { productId, color, size, quantity, addedAt } = line
  const hasLine = sql`exists (select 1 from cart_line where owner = ${owner} and ${isLine(line)})`
  const count = sql`(select count(*) from cart_line where owner = ${owner})`
  return reader
    .insertInto('cartLine')
    .columns(['owner', ...lineColumns, 'changedAt'])
    .expression(
      sql`select ${owner}, id, ${color}, ${size}, ${quantity}, ${addedAt}, ${now} from product
        where id = ${productId} and (${hasLine} or ${count} < ${maxLines})`,
    )
}

/** Sets the quantity of an existing line. */
export const setLine = (
  trx: Transaction,
  owner: string,
  key: LineKey,
  quantity: number,
  now: number,
) =>
  trx
    .updateTable('cartLine')
    .set({ quantity, changedAt: now })
    .where('owner', '=', owner)
    .where(isLine(key))
    .returning('quantity')
    .executeTakeFirst()

/** Locks a line until the transaction ends, against orders too. Returns undefined if it does not exist. */
export const lockLine = (
  trx: Transaction,
  owner: string,
  key: LineKey,
): Promise<Quantity | undefined> =>
  trx
    .updateTable('cartLine')
    .set((row) => ({ quantity: row.ref('quantity') }))
    .where('owner', '=', owner)
    .where(isLine(key))
    .returning('quantity')
    .executeTakeFirst()

/**
 * Changes a locked line to another colour and size, at its own position, and merges an existing line of that variant
 * into it. Returns undefined and changes nothing if the sum would exceed `limit`.
 */
export async function moveLine(
  trx: Transaction,
  owner: string,
  key: LineKey,
  to: LineKey,
  limit: number,
  now: number,
): Promise<Quantity | undefined> {
  const moved = await trx
    .insertInto('cartLine')
    .columns(['owner', ...lineColumns, 'changedAt'])
    .expression(
      sql`select owner, product_id, ${to.color}, ${to.size}, quantity, added_at, ${now} from cart_line
        where owner = ${owner} and ${isLine(key)} and quantity <= ${limit}`,
    )
    .onConflict((on) =>
      on
        .columns(['owner', 'productId', 'color', 'size'])
        .doUpdateSet((row) => ({
          quantity: row('cartLine.quantity', '+', row.ref('excluded.quantity')),
          addedAt: row.ref('excluded.addedAt'),
          changedAt: now,
        }))
        .where((row) =>
          row(row('cartLine.quantity', '+', row.ref('excluded.quantity')), '<=', limit),
        ),
    )
    .returning('quantity')
    .executeTakeFirst()
  if (moved) await deleteLines(trx, owner, [key])
  return moved
}

/** Increases or decreases a line's quantity by one if the result is between 1 and `most`. */
export const stepLine = (
  trx: Transaction,
  owner: string,
  key: LineKey,
  step: 1 | -1,
  most: number,
  now: number,
): Promise<Quantity | undefined> =>
  trx
    .updateTable('cartLine')
    .set((row) => ({ quantity: row('quantity', '+', step), changedAt: now }))
    .where('owner', '=', owner)
    .where(isLine(key))
    .where((row) => row.between(row('quantity', '+', step), 1, most))
    .returning('quantity')
    .executeTakeFirst()

/** Deletes lines, or all without keys, and returns what was deleted. */
export const deleteLines = (
  trx: Transaction,
  owner: string,
  keys?: LineKey[],
): Promise<StoredLine[]> =>
  trx
    .deleteFrom('cartLine')
    .where('owner', '=', owner)
    .$if(keys !== undefined, (query) => query.where((row) => row.or(keys!.map(isLine))))
    .returning(lineColumns)
    .execute()

export async function findQuantity(
  reader: Reader,
  owner: string,
  key: LineKey,
): Promise<number | undefined> {
  const line = await reader
    .selectFrom('cartLine')
    .where('owner', '=', owner)
    .where(isLine(key))
    .select('quantity')
    .executeTakeFirst()
  return line?.quantity
}

const linesQuery = prepareQuery((reader, { owner }: { owner: string }) =>
  reader
    .selectFrom('cartLine')
    .where('owner', '=', owner)
    .select(lineColumns)
    .orderBy('addedAt')
    .orderBy('productId')
    .orderBy('color')
    .orderBy('size'),
)

/** Lists the lines of a cart in the order they were added. */
export const listStoredLines = (reader: Reader, owner: string): Promise<StoredLine[]> =>
  linesQuery(reader, { owner })

/** Lists the lines of a cart, each with the time of the shopper's last change. */
export const listLineTimes = (
  reader: Reader,
  owner: string,
): Promise<(LineKey & { changedAt: number })[]> =>
  reader
    .selectFrom('cartLine')
    .where('owner', '=', owner)
    .select(['productId', 'color', 'size', 'changedAt'])
    .execute()
