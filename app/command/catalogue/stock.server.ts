import { setStock } from '#app/shop/catalogue/price-changes/set-stock.server.ts'
import { mostStock, parseStockChange } from '#app/shop/catalogue/price-changes/stock-change.ts'
import { answerCommand, readArguments, CommandError, UsageError } from '../answer-command.server.ts'
import { requireProduct } from './find-product.server.ts'
import { printable, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- stock SKU CHANGE [--color SLUG] [--size SIZE] [--reason TEXT]
  SKU      the product's SKU, ISBN or id
  CHANGE   +5 (add five), -2 (remove two) or =12 (set to twelve)
  --color, --size   the variant, if the product has variants
  --reason          why, for "audit list"
  Stock is never below zero. An uncounted product is counted from its first =N on.
`

export const runStock = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const isChange = (arg: string) => /^[+\-=]\d/.test(arg)
    const change = parseChange(args.find(isChange))
    const text = { type: 'string' } as const
    const { values, positionals } = readArguments(
      // parseArgs would take -2 for an option.
      args.filter((arg, n) => n !== args.findIndex(isChange)),
      { color: text, size: text, reason: text },
      ['SKU'],
    )
    const typed = positionals[0]!
    const { id: productId, called } = await requireProduct(typed)
    const place = { productId, color: values.color ?? '', size: values.size ?? '' }
    const outcome = await setStock(place, change, now, values.reason)
    if (!outcome.ok) throw new CommandError(describeStockRefusal(outcome, typed))
    out.write(`${describe(called, place)}: ${outcome.before ?? 'not counted'} → ${outcome.after}\n`)
  })

function parseChange(typed = '') {
  const change = parseStockChange(typed)
  if (!change)
    throw new UsageError(`Use +N, -N or =N, where N is a whole number up to ${mostStock}.`)
  return change
}

const describe = (called: string, { color, size }: { color: string; size: string }) =>
  printable([called, color, size].filter(Boolean).join(' '))

type Refusal = Exclude<Awaited<ReturnType<typeof setStock>>, { ok: true }>

function describeStockRefusal(outcome: Refusal, typed: string): string {
  const name = printable(typed)
  switch (outcome.reason) {
    case 'unknown':
      return `There is no product ${name}.`
    case 'e-book':
      return `${name} is an e-book, whose stock is never counted.`
    case 'uncounted':
      return `${name} is not counted; use =N to count it from now on.`
    case 'too-many':
      return `The stock would be above ${mostStock}.`
    case 'too-few':
      return `The stock is ${outcome.stock}; it cannot fall below zero.`
    case 'variant':
      return outcome.variants.length === 0
        ? `${name} has no variants; leave out --color and --size.`
        : `Name one variant of ${name}: ${outcome.variants.map(variantOf).join(', ')}.`
  }
}

const variantOf = ({ color, size }: { color: string; size: string }) =>
  printable([color && `--color ${color}`, size && `--size ${size}`].filter(Boolean).join(' '))
