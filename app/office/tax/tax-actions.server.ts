import {
  importTaxRates,
  removeTaxRates,
  setTaxRates,
  type TaxOutcome,
} from '#app/shop/maintenance/tax/change-tax.server.ts'
import {
  parseTaxCountry,
  parseTaxDay,
  parseTaxKind,
  parseTaxRate,
  type TaxField,
} from '#app/shop/maintenance/tax/tax-fields.ts'
import { faultOfColumn, type Fault } from '#app/shop/operations/findings/fault.ts'
import { taxKinds, type TaxKind } from '#app/shop/pricing/tax/tax.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { pathWith } from '../frame/path-with.ts'
import { refuseFaults } from '../frame/refuse-faults.server.ts'
import { describeStale } from '../audit/describe-stale.server.ts'
import { importTable } from '../tables/import-table.server.ts'
import { describeTaxRateChange } from './describe-tax-rate-change.ts'

/** The forms of the page of tax rates, which owners alone may send. */
export const taxActions: Record<string, OfficeAction> = {
  'tax.set': set,
  'tax.remove': (context) => remove(context, true),
  'tax.remove-country': (context) => remove(context, false),
}

/** Reads fields of a form, and collects a fault for each that is wrong. */
function readerOf({ form }: OfficeFormContext) {
  const faults: Fault[] = []
  const typed = (name: string) => form.get(name)?.trim() ?? ''
  const read = <Value>(name: string, parse: (text: string) => TaxField<Value>) => {
    const parsed = parse(typed(name))
    if (parsed.ok) return parsed.value
    faults.push(faultOfColumn(name, parsed.fault))
    return undefined
  }
  const readOptional = <Value>(name: string, parse: (text: string) => TaxField<Value>) =>
    typed(name) === '' ? undefined : read(name, parse)
  return { faults, read, readOptional }
}

async function set(context: OfficeFormContext): Promise<Response> {
  const { form, now, t } = context
  const { faults, read, readOptional } = readerOf(context)
  const country = read('country', parseTaxCountry)
  const rates = new Map<TaxKind, number>()
  for (const kind of taxKinds) {
    const rate = readOptional(`rate-${kind}`, parseTaxRate)
    if (rate !== undefined) rates.set(kind, rate)
  }
  const fromDay = readOptional('from', parseTaxDay)
  const until = readOptional('until', parseTaxDay)
  if (!country || faults.length > 0) return refuseFaults(context, faults)
  if (rates.size === 0) return refuse(context, { 'rate-book': t('office.tax.noRate') })
  const seen = form.get('seen') ?? ''
  const outcome = await setTaxRates({ country, rates, fromDay, until, seen }, now)
  return respond(context, outcome, t('office.tax.done.set'), country)
}

async function remove(context: OfficeFormContext, isOneRate: boolean): Promise<Response> {
  const { form, now, t } = context
  const { faults, read } = readerOf(context)
  const country = read('country', parseTaxCountry)
  const kind = isOneRate ? read('kind', parseTaxKind) : undefined
  const fromDay = isOneRate ? read('from', parseTaxDay) : undefined
  if (!country || faults.length > 0) return refuseFaults(context, faults)
  const seen = form.get('seen') ?? ''
  const outcome = await removeTaxRates({ country, kind, fromDay, seen }, now)
  return respond(context, outcome, t('office.tax.done.remove'))
}

/** @param country Its rates are shown in place of those of another one. */
async function respond(
  context: OfficeFormContext,
  outcome: TaxOutcome,
  message: string,
  country?: string,
) {
  const { t, url } = context
  if (outcome.ok) {
    const words = outcome.changes.length > 0 ? message : t('office.frame.unchanged')
    const isFiltered = (url.searchParams.get('country') ?? '') !== ''
    const shown = isFiltered && country !== undefined ? { country, page: null } : {}
    return officeRedirect(pathWith(url, shown), words)
  }
  return outcome.isStale
    ? refuse(context, { form: await describeStale(context, 'tax') }, 409)
    : refuseFaults(context, outcome.faults)
}

/** Replaces the whole table by that of a file, once what would change was shown. */
export const importTaxFile: OfficeAction = (context) => {
  const { now } = context
  return importTable(context, {
    table: 'tax',
    check: async (path) => {
      const outcome = await importTaxRates(path, { now, isDryRun: true })
      if (!outcome.ok) return outcome
      return { ok: true, lines: outcome.changes.map((one) => describeTaxRateChange(one, context)) }
    },
    store: (path, seen) => importTaxRates(path, { now, isDryRun: false, seen }),
  })
}
