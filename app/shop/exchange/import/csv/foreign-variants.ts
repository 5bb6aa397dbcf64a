import { createNote } from '#app/shop/exchange/csv/import-note.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import { slugOf } from '#app/shop/catalogue/text/fold.ts'
import type { RecordVariant } from '#app/shop/catalogue/products/catalogue-record.ts'

/**
 * The shop counts the stock of every variant, so one that its source does not count gets this
 * stock.
 */
export const uncountedVariant = 9_999

/** An option is one property of a variant, such as `Size` with the value `Small`. */
export type Option = { name: string; value: string }

const isColor = (name: string) => /^(colou?rs?|couleurs?|farben?|colore|kleur)$/i.test(name.trim())
const isSize = (name: string) =>
  /^(sizes?|tailles?|gr(ö|oe)(ß|ss)en?|talla|maat)$/i.test(name.trim())

/**
 * Returns the shop's colour and size of a variant. The first option named as a colour is the
 * colour; all others together are the size (`M / Wool`).
 */
export function nameVariant(options: Option[]): Omit<RecordVariant, 'stock'> {
  const given = options.filter(({ value }) => value !== '')
  const colored = given.find(({ name, value }) => isColor(name) && slugOf(value, 40) !== '')
  const rest = given.filter((one) => one !== colored)
  const colorText = colored?.value ?? ''
  const color = slugOf(colorText, 40)
  return {
    color,
    colorName: color === colorText ? null : colorText,
    size: rest.map(({ value }) => value).join(' / '),
  }
}

/** Returns the note on a variant that is left out. @param amount Its price, which is not the usual one; null without one. */
export const leftOutNote = (variant: string, amount: string | null, usual: string): Fault =>
  amount === null
    ? createNote('variantPriceless', variant, 'is left out, since it names no price')
    : createNote(
        'variantPrice',
        variant,
        `is left out, since its price ${amount} is not the ${usual} of the others`,
        { amount, usual },
      )

/** Adds a note for options that are neither colour nor size. */
export function noteOptions(names: string[], notes: Fault[]) {
  const colors = names.filter(isColor)
  const others = names.filter((name) => !isSize(name) && name !== colors[0])
  if (others.length > 0)
    notes.push(
      createNote(
        'optionsAsSize',
        'options',
        `${others.join(', ')} ${others.length > 1 ? 'are' : 'is'} kept as the size`,
        { names: others.join(', ') },
      ),
    )
}

/**
 * Returns the price of most variants; the first of them if tied. The shop has one price for all
 * variants of a product.
 */
export function commonPrice(prices: (number | null)[]): number | null {
  const counts = new Map<number, number>()
  for (const price of prices) if (price !== null) counts.set(price, (counts.get(price) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0] ?? null
}
