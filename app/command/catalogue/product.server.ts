import { fieldChangeText } from '#app/shop/exchange/import/changes.ts'
import {
  addProduct,
  changeProduct,
  withdrawProduct,
  restoreProduct,
  type ProductOutcome,
} from '#app/shop/maintenance/products/change-product.server.ts'
import { deleteProduct } from '#app/shop/maintenance/products/delete-product.server.ts'
import { findProductSheet } from '#app/shop/maintenance/products/product-sheet.server.ts'
import { parseColumnName } from '#app/shop/exchange/csv/csv-kind.ts'
import {
  answerCommand,
  readArguments,
  readPair,
  readVerb,
  requireOk,
  UsageError,
} from '../answer-command.server.ts'
import { printable, printJson, type Out } from '../out.server.ts'
import { callProduct, requireProduct } from './find-product.server.ts'

const usage = `Usage: npm run shop -- product COMMAND
  show PRODUCT [--json]          show all fields, as the export of the catalogue writes them
  set PRODUCT FIELD=VALUE …      change fields, all of them or none; FIELD= empties one
    --force                      empty also what the law asks for
  add FIELD=VALUE …              add a product; it needs name and one of isbn, sku, key and id
  hide PRODUCT                   withdraw it: neither listed nor for sale; orders stay
  unhide PRODUCT                 list and sell it again, at its former prices
  delete PRODUCT                 delete one that was never ordered, with its pictures and reviews
  PRODUCT   the product's SKU, ISBN or id
  FIELD     a column of docs/import.md, such as name_de, price_eur, stock or categories; name and
            descriptions without a language are in the first language of the shop
`

export const runProduct = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const verb = readVerb(args, ['show', 'set', 'add', 'hide', 'unhide', 'delete'])
    await subcommands[verb](args.slice(1), out, now)
  })

const subcommands = { show, set, add, hide, unhide, delete: remove }

/** One of these names a new product. */
const identifiers = ['isbn', 'sku', 'key', 'id']

const flag = { type: 'boolean' } as const
/** A product has fewer fields and prices. */
const mostFields = 200

async function show(args: string[], out: Out, now: number) {
  const { values, positionals } = readArguments(args, { json: flag }, ['PRODUCT'])
  const { id } = await requireProduct(positionals[0]!)
  const fields = [...((await findProductSheet(id, now)) ?? [])]
  if (values.json) return printJson(out, Object.fromEntries(fields))
  const filled = fields.filter(([, value]) => value !== '')
  const empty = fields.filter(([, value]) => value === '').map(([field]) => field)
  out.write(filled.map(([field, value]) => `${field}: ${printable(value)}\n`).join(''))
  out.write(`Empty: ${empty.join(', ')}\n`)
}

async function set(args: string[], out: Out, now: number) {
  const names = ['PRODUCT', 'FIELD=VALUE']
  const { values, positionals } = readArguments(args, { force: flag }, names, mostFields)
  const fields = readFields(positionals.slice(1))
  const { id, called } = await requireProduct(positionals[0]!)
  print(called, requireOk(await changeProduct(id, fields, { force: values.force }, now)), out)
}

async function add(args: string[], out: Out, now: number) {
  const { positionals } = readArguments(args, {}, ['FIELD=VALUE'], mostFields)
  const fields = readFields(positionals)
  const added = requireOk(await addProduct(fields, now))
  const typed = identifiers.map((field) => fields.get(field)).find(Boolean) ?? added.id
  const called = callProduct(typed, fields.get('name') ?? '')
  out.write(`${called} was added.\n`)
  printNotes(called, added, out)
}

async function hide(args: string[], out: Out, now: number) {
  const { positionals } = readArguments(args, {}, ['PRODUCT'])
  const { id, called } = await requireProduct(positionals[0]!)
  const isDone = await withdrawProduct(id, now)
  out.write(
    `${called} ${isDone ? 'is' : 'was'} withdrawn${isDone ? '' : ' before'}: neither listed nor for sale.\n`,
  )
}

async function unhide(args: string[], out: Out, now: number) {
  const { positionals } = readArguments(args, {}, ['PRODUCT'])
  const { id, called } = await requireProduct(positionals[0]!)
  print(called, requireOk(await restoreProduct(id, now)), out)
}

async function remove(args: string[], out: Out, now: number) {
  const { positionals } = readArguments(args, {}, ['PRODUCT'])
  const { id, called } = await requireProduct(positionals[0]!)
  const { rows } = requireOk(await deleteProduct(id, now))
  const went = Object.entries(rows).map(([what, count]) => `${what}: ${count}`)
  out.write(`${[`${called} was deleted`, ...went].join('; ')}\n`)
}

type Done = ProductOutcome & { ok: true }

function print(called: string, done: Done, out: Out) {
  for (const change of done.changes) out.write(`${called}: ${printable(fieldChangeText(change))}\n`)
  if (done.changes.length === 0) out.write(`${called}: nothing has changed.\n`)
  printNotes(called, done, out)
}

function printNotes(called: string, { notes }: Done, out: Out) {
  for (const { sentence } of notes) out.write(`${called}: ${printable(sentence)}\n`)
}

function readFields(typed: string[]): Map<string, string> {
  const fields = new Map<string, string>()
  for (const pair of typed) {
    const [name, value] = readPair(pair, { example: 'stock=12' })
    const field = parseColumnName(name)
    if (fields.has(field)) throw new UsageError(`${printable(field)} is given twice.`)
    fields.set(field, value)
  }
  return fields
}
