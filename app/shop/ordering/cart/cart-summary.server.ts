import { translator } from '#app/i18n/i18n.server.ts'
import { joinEWords } from '#app/i18n/join-e-words.ts'
import type { Language } from '#app/i18n/languages.ts'
import { log } from '#app/observability/log.server.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { describeQuoteLine } from '#app/shop/ordering/quote/describe-quote.ts'
import type { CartSummary, MiniLine } from './cart-summary.ts'
import type { QuoteLine } from '#app/shop/ordering/quote/quote.ts'
import { shareQuoteLines, type QuoteViewer } from '#app/shop/ordering/quote/quote-lines.server.ts'

const linesShown = 5

/** Returns the name of the format, which tells two editions of one title apart. */
const formatOf = ({ format }: Pick<QuoteLine, 'format'>, language: Language): string =>
  format ? joinEWords(translator(language)(`product.formats.${format}`)) : ''

type SummaryParams = QuoteViewer & { owner: string | undefined }

/**
 * Returns the cart for the header of a page. Runs no query for a visitor who never added anything. An error is logged
 * and leaves the header without the cart, since no page depends on it.
 */
export async function findCartSummary(context: SummaryParams): Promise<CartSummary | undefined> {
  if (context.owner === undefined) return undefined
  try {
    return await summarise(context)
  } catch (error) {
    log.error({ err: error }, 'left out cart in the head')
    return undefined
  }
}

async function summarise(context: SummaryParams): Promise<CartSummary | undefined> {
  const { lines, unavailable, goodsMinor } = await shareQuoteLines(context)
  const count = [...lines, ...unavailable].reduce((sum, line) => sum + line.quantity, 0)
  if (count === 0) return undefined
  const { currency, language } = context
  const newest = lines.slice(-linesShown).reverse()
  return {
    count,
    lines: newest.map((line) => describeMiniLine(line, context)),
    more: lines.length + unavailable.length - newest.length,
    sum: formatMoney({ minor: goodsMinor, currency }, language),
  }
}

function describeMiniLine(line: QuoteLine, viewer: QuoteViewer): MiniLine {
  const { id, name, variantName, quantity, sum, image } = describeQuoteLine(line, viewer)
  const which = variantName || formatOf(line, viewer.language)
  return { id, name, variantName: which, quantity, sum, image }
}
