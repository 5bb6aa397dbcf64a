import { findInvoicedOrders } from '#app/shop/ordering/invoices/find-invoiced-orders.server.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import { findLastCheck } from '#app/shop/maintenance/check/last-check.server.ts'
import { taxKinds } from '#app/shop/pricing/tax/tax.ts'
import { findingCodes, type Finding } from '#app/shop/operations/findings/finding.ts'
import { rowsOfPage, type ListPage } from '../lists/list-page.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import type { NamedSubject } from '../frame/subject-name.tsx'
import { findOrderCurrencies } from '#app/shop/ordering/order-management/find-order-currencies.server.ts'
import { findProductNames } from '#app/shop/catalogue/products/find-product-names.server.ts'
import { managedProductPath } from '../products/managed-product-path.ts'
import { taxPathOf } from '../tax/tax-path.ts'

/** `isEnglish` tells that no language but that of the command line has the sentence. */
type ShownFinding = Pick<Finding, 'level'> & {
  about: NamedSubject
  says: { text: string; isEnglish: boolean }
}

export type CheckPageData = {
  at: number
  faults: number
  warnings: number
  /** The number of findings that are stored. */
  stored: number
  findings: ListPage<ShownFinding>
}

/** Returns a page of what the last stored check found, in the language of staff; null if there was none. */
export async function findCheck(context: StaffContext): Promise<CheckPageData | null> {
  const check = await findLastCheck()
  if (!check) return null
  const { at, faults, warnings, findings } = check
  const { rows, pagination } = rowsOfPage(findings, context.url)
  const nameOf = await nameAbout(rows, context)
  const shown = rows.map((one) => ({
    level: one.level,
    about: nameOf(one.about),
    says: describeFinding(one, context),
  }))
  return { at, faults, warnings, stored: findings.length, findings: { rows: shown, pagination } }
}

/** A code that another version of the shop stored may be unknown. */
function describeFinding({ code, facts = {}, says }: Finding, { t }: StaffContext) {
  const known = findingCodes.find((one) => one === code)
  if (known === undefined) return { text: says, isEnglish: true }
  const kinds = taxKinds.filter((kind) => String(facts.kinds).split(', ').includes(kind))
  const words = kinds.map((kind) => t(`office.tax.kinds.${kind}`)).join(', ')
  return { text: t(`office.check.found.${known}`, { ...facts, kinds: words }), isEnglish: false }
}

/** Returns a function that names what a finding is about, such as `product b01`, after all names were read. */
async function nameAbout(findings: Finding[], { t, language }: StaffContext) {
  const idsOf = (kind: string) =>
    findings.flatMap(({ about }) => (kindOf(about) === kind ? [idOf(about)] : []))
  const orders = await findOrderCurrencies(idsOf('order'))
  const products = await findProductNames(idsOf('product'), language)
  const invoiced = await findInvoicedOrders(idsOf('invoice'))
  return (about: string): NamedSubject => {
    const [kind, id] = [kindOf(about), idOf(about)]
    const whole = wholes.find((one) => one === about)
    if (kind === 'order' && orders.has(id)) return { text: id, path: `/office/orders/${id}` }
    if (kind === 'product' && products.has(id))
      return { text: products.get(id)!, path: managedProductPath(id) }
    if (kind === 'market') return { text: formatCountry(id, language), path: taxPathOf(id) }
    if (kind === 'invoice' && invoiced.has(id))
      return { text: about, path: `/office/orders/${invoiced.get(id)!}` }
    if (kind === 'series') return { text: about, path: '/office/settings?group=orders' }
    if (kind === 'mail')
      return { text: t('office.check.on.mails'), path: '/office/mails?state=failed' }
    return {
      text: whole ? t(`office.check.on.${whole}`) : about,
      path: whole === 'settings' ? '/office/settings' : null,
    }
  }
}

const wholes = ['settings', 'files', 'database'] as const
const kindOf = (about: string) => about.slice(0, Math.max(0, about.indexOf(' ')))
const idOf = (about: string) => about.slice(about.indexOf(' ') + 1)
