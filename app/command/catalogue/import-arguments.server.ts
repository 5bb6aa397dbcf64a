import { amountFault, parseAmount } from '#app/i18n/format/decimal.ts'
import { parseArgs } from 'node:util'
import { currencyList, isCurrency, type Currency } from '#app/i18n/currency.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import type { ImportOptions } from '#app/shop/exchange/import/import-file.server.ts'
import { excludedByUpdate, isSourceName } from '#app/shop/exchange/import/import-options.ts'
import { parseWhole } from '#app/shop/exchange/csv/row-cells.ts'

export type ImportRequest = {
  /** It is undefined if only pictures are imported. */
  file: string | undefined
  options: ImportOptions
  verbose: boolean
  report: string | undefined
  /** If true, pictures are fetched. */
  images: boolean
  /** Names a folder with pictures of products. */
  pictures: string | undefined
}

export const importUsage = `Usage: npm run shop -- import FILE [options]
  --price 499      price for rows that name none
  --stock 12       stock for rows that name none
  --currency EUR   currency of prices that name none, by a code of ISO 4217 that the shop knows
  --images         fetch the pictures that the file names from the web
  --pictures FOLDER  give products the pictures of a folder, named by ISBN, SKU or id; also without FILE
  --source NAME    what the products belong to, where several files of a kind are imported
  --withdraw-missing  take out of the shop what this source named before and does no longer
  --create-categories  make the categories that the file names and the shop does not have
  --update         change only the columns that the file has, of products that the shop has
  --force          withdraw also where the file looks cut short, and empty also what the law asks for
  --dry-run        read and check everything, say what would change, write nothing
  --report FILE    write a CSV file with a row for each row read
  --verbose        print every row, not only those refused
`

/** Returns the request, or a sentence about wrong arguments. */
export function parseImportArguments(args: string[]): ImportRequest | string {
  const read = readArguments(args)
  if (typeof read === 'string') return read
  const { values, positionals } = read
  const [file, ...more] = positionals
  if (file === undefined && values.pictures === undefined) return 'Name the file to import.'
  const fileOption =
    file === undefined && Object.keys(values).find((name) => !folderOptions.includes(name))
  if (fileOption) return `--${fileOption} needs a file to import.`
  if (more.length > 0) return `Name one file to import, not ${positionals.length}.`
  const stock = values.stock === undefined ? undefined : parseWhole(values.stock)
  if (values.stock !== undefined && !(stock !== undefined && stock >= 0))
    return `--stock ${values.stock} is not a whole number from 0.`
  const { currency } = values
  if (currency !== undefined && !isCurrency(currency))
    return `--currency ${currency} is none of ${currencyList()}.`
  const price = readPrice(values.price, currency ?? shopSettings().currency)
  if (typeof price === 'string') return price
  const { source } = values
  if (source !== undefined && !isSourceName(source))
    return `--source ${source} is not a name of a to z, 0 to 9 and hyphens.`
  const options = {
    price,
    stock,
    currency,
    source,
    update: values.update,
    createCategories: values['create-categories'],
    dryRun: values['dry-run'],
    withdrawMissing: values['withdraw-missing'],
    force: values.force,
  }
  const excluded = values.update && excludedByUpdate.find((name) => options[name] !== undefined)
  if (excluded) return `--update and --${optionOf(excluded)} exclude each other.`
  const { verbose = false, report, images = false, pictures } = values
  return { file, options, verbose, report, images, pictures }
}

/** Returns a sentence about what is no price. */
function readPrice(text: string | undefined, currency: Currency): number | string | undefined {
  if (text === undefined) return undefined
  const otherwise = `--price ${text} is not an amount like 499 or 499.00`
  return parseAmount(text, currency) || `${amountFault(text, currency, otherwise)}.`
}

/** These options serve also where only pictures are imported. */
const folderOptions = ['pictures', 'dry-run', 'report', 'verbose']

/** Returns the option of the command line for `withdrawMissing` and the like. */
const optionOf = (name: string) => name.replace(/[A-Z]/g, (at) => `-${at.toLowerCase()}`)

function readArguments(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const options = {
    price: text,
    stock: text,
    currency: text,
    report: text,
    source: text,
    'dry-run': flag,
    verbose: flag,
    images: flag,
    pictures: text,
    force: flag,
    update: flag,
    'create-categories': flag,
    'withdraw-missing': flag,
  }
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    // The message of parseArgs is a sentence that names the wrong option.
    return (error as Error).message
  }
}
