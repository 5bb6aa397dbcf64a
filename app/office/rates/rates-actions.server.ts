import { readFile } from 'node:fs/promises'
import { parseDay } from '#app/i18n/format/day.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { typedDecimal } from '#app/i18n/format/typed-decimal.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { listRatesPerUnit, ratesDocument } from '#app/shop/pricing/currency/rates-per-unit.ts'
import { acceptRates, findRates } from '#app/shop/pricing/currency/rates.server.ts'
import type { RatesFault } from '#app/shop/pricing/currency/rates.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { megabyte, withUpload } from '../files/read-upload.server.ts'

/** The form in which owners type the rates. */
export const ratesActions: Record<string, OfficeAction> = { 'rates.accept': acceptTyped }

const limits = { files: 1, bytesOfFile: megabyte, bytes: 2 * megabyte }

/** Stores the rates of a file in the format of a rate service. */
export const acceptRatesFile: OfficeAction = (context) =>
  withUpload(context.request, limits, async (read) => {
    const [path] = read.ok ? read.files : []
    if (path !== undefined) return accept(context, await readFile(path, 'utf8'), 'file')
    const reason = read.ok ? 'none' : read.reason
    return refuse(context, { file: context.t(`office.frame.upload.${reason}`, { megabytes: 1 }) })
  })

async function acceptTyped(context: OfficeFormContext): Promise<Response> {
  const { form, t, now } = context
  const { currency: base } = shopSettings()
  const { rates } = await findRates(now)
  const typed = new Map<Currency, number>()
  const errors: Record<string, string> = {}
  for (const { currency } of listRatesPerUnit(rates, base)) {
    const text = typedDecimal(form.get(`rate-${currency}`) ?? '')
    const rate = /^\d{1,12}(\.\d{1,12})?$/.test(text) ? Number(text) : 0
    if (rate > 0) typed.set(currency, rate)
    else errors[`rate-${currency}`] = t('office.rates.faults.rate')
  }
  const day = form.get('day')?.trim() ?? ''
  if (parseDay(day) === undefined) errors.day = t('office.products.faults.day')
  if (Object.keys(errors).length > 0) return refuse(context, errors)
  return accept(context, ratesDocument(day, base, typed), 'day')
}

/** Says what is wrong with the rates at this field. */
async function accept(context: OfficeFormContext, text: string, field: 'file' | 'day') {
  const { t, url, now } = context
  const outcome = await acceptRates(text, now)
  if (!outcome.ok) return refuse(context, { [field]: t(messageOf(outcome.reason)) })
  return officeRedirect(url.pathname, t('office.rates.accepted'))
}

const messageOf = (reason: RatesFault) => {
  switch (reason) {
    case 'base':
    case 'date':
    case 'older':
    case 'stale':
    case 'future':
      return `office.rates.faults.${reason}` as const
    case 'rate':
      return 'office.rates.faults.missing'
    default:
      return 'office.rates.faults.shape'
  }
}
