import { z } from 'zod'
import { isCurrency, type Currency } from '#app/i18n/currency.ts'
import { parseWhole } from '#app/shop/exchange/csv/row-cells.ts'
import { excludedByUpdate, isSourceName } from '#app/shop/exchange/import/import-options.ts'
import {
  reportOutcomes,
  type ImportJobOptions,
  type ReportedOutcome,
} from '#app/shop/maintenance/exchange-jobs/exchange-job.ts'
import { dayField } from '#app/shop/catalogue/text/typed-values.schema.ts'
import { readTypedAmount } from '../orders/order-fields.schema.ts'

/** No option is a question mark, which stands for a text that is too long. */
const option = z.string().trim().max(40).default('').catch('?')
const ticked = z
  .literal('yes')
  .optional()
  .catch(undefined)
  .transform((value) => value && (true as const))

const fields = z.object({
  price: option,
  stock: option,
  currency: option,
  source: option,
  update: ticked,
  createCategories: ticked,
  withdrawMissing: ticked,
  images: ticked,
  force: ticked,
})

const typedFields = ['price', 'stock', 'currency', 'source'] as const
export type TypedImportField = (typeof typedFields)[number]
type ImportFieldFaults = { [field in TypedImportField]?: 'malformed' | 'excluded' } & {
  withdrawMissing?: 'excluded'
}

/**
 * Reads the options of an import, by the rules of the command.
 * @param base The currency of a price that names none.
 */
export function readImportOptions(
  form: URLSearchParams,
  base: Currency,
): { options: ImportJobOptions; faults: ImportFieldFaults } {
  const { price, stock, currency, source, ...ticks } = fields.parse(Object.fromEntries(form))
  const chosen = isCurrency(currency) ? currency : undefined
  const options = {
    ...ticks,
    currency: chosen,
    price: readTypedAmount(price, chosen ?? base),
    stock: /^\d+$/.test(stock) ? parseWhole(stock) : undefined,
    source: isSourceName(source) ? source : undefined,
  }
  const typed = { price, stock, currency, source }
  const faults: ImportFieldFaults = {}
  for (const name of typedFields)
    if (typed[name] !== '' && options[name] === undefined) faults[name] = 'malformed'
  for (const name of options.update ? excludedByUpdate : [])
    if (options[name] !== undefined) faults[name] = 'excluded'
  return { options, faults }
}

const page = z.coerce.number().int().min(1).max(100_000).catch(1)
const outcome = z.enum(reportOutcomes)

/** Reads which page of a report is shown; without a known outcome it is the first that the report has. */
export const readReportQuery = (
  params: URLSearchParams,
): { outcome: ReportedOutcome | undefined; page: number } => ({
  outcome: outcome.safeParse(params.get('outcome')).data,
  page: page.parse(params.get('page') ?? 1),
})

/** Reads the day of a field; undefined if there is none. */
export const readExportDay = (typed: string | null): string | undefined =>
  dayField.safeParse(typed ?? '').data
