import { formatCount } from '#app/i18n/format/format-count.ts'
import { parseWhole } from '#app/shop/exchange/csv/row-cells.ts'
import { percentRange } from '#app/shop/catalogue/price-changes/set-price.server.ts'
import { mostStock } from '#app/shop/catalogue/price-changes/stock-change.ts'
import {
  changeProducts,
  type FailedProduct,
  type BulkChange,
} from '#app/shop/maintenance/products/change-products.server.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { mostChosen } from '../lists/rows-per-page.schema.ts'
import { describeProductFault } from './describe-product-fault.ts'
import { findProductNames } from '#app/shop/catalogue/products/find-product-names.server.ts'

export const bulkProductActions: Record<string, OfficeAction> = { 'products.change': change }

/** The toast is a cookie, which has room for the reasons of a few products. */
const mostNamed = 5
const longestName = 60

async function change(context: OfficeFormContext) {
  const { form, t, now, url, language } = context
  const ids = [...new Set(form.getAll('product'))]
  const refuseTicked = (errors: Record<string, string>) => {
    form.set('ticked', ids.join(' '))
    return refuse(context, errors)
  }
  if (ids.length === 0) return refuseTicked({ form: t('office.products.bulk.none') })
  if (ids.length > mostChosen)
    return refuseTicked({ form: t('office.frame.tooMany', { count: mostChosen }) })
  const read = readChange(context)
  if ('errors' in read) return refuseTicked(read.errors)
  const { done, failed } = await changeProducts(ids, read.change, now)
  const names = await findProductNames(
    failed.map(({ id }) => id),
    language,
  )
  const reasons = failed.map((one) =>
    describeFailure({ ...one, name: names.get(one.id) ?? one.name }, context),
  )
  if (done === 0)
    return refuseTicked(Object.fromEntries(reasons.map((one, n) => [`form.${n}`, one])))
  const more = reasons.length - mostNamed
  const words = [
    t('office.products.bulk.done', { count: done, number: formatCount(done, language) }),
    ...reasons.slice(0, mostNamed),
    ...(more > 0 ? [t('office.products.bulk.more', { count: more })] : []),
  ]
  return officeRedirect(url.pathname + url.search, words.join(' '), { isError: failed.length > 0 })
}

type Read = { change: BulkChange } | { errors: Record<string, string> }

function readChange({ form, t, language }: OfficeFormContext): Read {
  const typed = (name: string) => form.get(name)?.trim() ?? ''
  const whole = (name: string) => parseWhole(typed(name).replace('%', '').trim().replace('−', '-'))
  const chosen = form.get('do')
  switch (chosen) {
    case 'hide':
    case 'unhide':
      return { change: { kind: chosen } }
    case 'price': {
      const percent = whole('percent')
      const { least, most } = percentRange
      return percent === undefined || percent === 0 || percent < least || percent > most
        ? { errors: { percent: t('office.products.bulk.percentWrong', { least, most }) } }
        : { change: { kind: 'price', percent } }
    }
    case 'add-category':
    case 'set-category': {
      const category = typed('category')
      return category === ''
        ? { errors: { category: t('office.products.bulk.categoryMissing') } }
        : { change: { kind: 'category', category, isAdded: chosen === 'add-category' } }
    }
    case 'stock': {
      const stock = whole('stock')
      return stock === undefined || stock < 0 || stock > mostStock
        ? {
            errors: {
              stock: t('office.products.bulk.stockWrong', {
                most: formatCount(mostStock, language),
              }),
            },
          }
        : { change: { kind: 'stock', stock } }
    }
    default:
      return { errors: { form: t('office.products.bulk.unknown') } }
  }
}

function describeFailure({ name, fault }: FailedProduct, context: OfficeFormContext): string {
  const { t } = context
  const why =
    'faults' in fault
      ? fault.faults.map((one) => describeProductFault(one, context).text).join(' ')
      : t(`office.products.reasons.${fault.reason}`)
  const short = name.length > longestName ? `${name.slice(0, longestName)}…` : name
  return t('office.products.bulk.failed', { name: short, why })
}
