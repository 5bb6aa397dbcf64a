import { isolate } from '#app/i18n/text-direction.ts'
import type { EbookFormat, OrderLineTable } from '#app/database/tables.ts'

export type BookFormat = NonNullable<OrderLineTable['format']>

/** Holds a format as sold: an e-book names its file, or says that it holds less than the work. */
export type SoldFormat = BookFormat | 'e-book-opening' | `e-book-${EbookFormat}`

type Sold = Pick<OrderLineTable, 'format'> &
  Partial<Pick<OrderLineTable, 'ebookContent' | 'ebookFormat'>>

export function soldFormatOf({ format, ebookContent, ebookFormat }: Sold): SoldFormat | null {
  if (format !== 'e-book') return format
  if (ebookContent === 'opening') return 'e-book-opening'
  return ebookFormat ? `e-book-${ebookFormat}` : format
}

/** Returns the word for a format. */
export type FormatName = (format: SoldFormat) => string

/** Returns the words for formats in the language of `t`. */
export const formatNameIn =
  (t: (key: `order.format.${SoldFormat}`) => string): FormatName =>
  (format) =>
    t(`order.format.${format}`)

type Detailed = Which & { authors: string }

/** Lists what is shown of a line beside its name; parts that it lacks are empty. */
export const listLineDetails = (
  { authors, format, variantName }: Detailed,
  t: (key: `order.format.${SoldFormat}`) => string,
) => [isolate(authors), format && t(`order.format.${format}`), variantName]

/** Returns what papers print below the name of a sold line; null if there is nothing. */
export function soldLineDetail(
  line: Sold & Pick<OrderLineTable, 'author' | 'variantName'>,
  t: (key: `order.format.${SoldFormat}`) => string,
): string | null {
  const { author, variantName } = line
  const facts = { authors: author ?? '', variantName: variantName ?? '' }
  const details = listLineDetails({ ...facts, format: soldFormatOf(line) }, t)
  return details.filter(Boolean).join(' · ') || null
}

/** Holds what tells a line from others of its name. */
export type Which = { variantName: string; format: SoldFormat | null }

/** Names a line as in `Linen shirt (Indigo, M)` or `Emma (hardback)`. */
export function lineNameOf(name: string, { variantName, format }: Which, formatWord: FormatName) {
  const which = variantName || (format && formatWord(format))
  return which ? `${isolate(name)} (${which})` : isolate(name)
}

export type NamedPiece = Pick<OrderLineTable, 'name'> &
  Sold &
  Partial<Pick<OrderLineTable, 'variantName'>>

/** Names what a line of an order sold, with its variant or format. */
export const nameLine = (line: NamedPiece, formatWord: FormatName): string =>
  lineNameOf(
    line.name,
    { variantName: line.variantName ?? '', format: soldFormatOf(line) },
    formatWord,
  )
