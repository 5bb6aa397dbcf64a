import { formatDay } from '#app/i18n/format/format-order.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import { findCategoryNames } from '#app/shop/catalogue/categories/categories.server.ts'
import { findContributorNames } from '#app/shop/catalogue/contributors/contributor-list.server.ts'
import type { ContributorKind } from '#app/shop/catalogue/contributors/contributors-query.ts'
import { findOfferTitles } from '#app/shop/catalogue/offers/manage-offers.server.ts'
import { findReviewedProducts } from '#app/shop/catalogue/reviews/managed-reviews.server.ts'
import { findMessageSubjects } from '#app/shop/content/contact/list-messages.server.ts'
import { findCustomerNames } from '#app/shop/lifecycle/find-customers.server.ts'
import { listKnownCodes } from '#app/shop/ordering/coupons/manage-coupons.server.ts'
import { listStaffNames } from '#app/shop/staff/list-staff-names.server.ts'
import type { ListedChange } from '#app/shop/operations/audit/changes.server.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import type { NamedSubject } from '../frame/subject-name.tsx'
import { findOrderCurrencies } from '#app/shop/ordering/order-management/find-order-currencies.server.ts'
import { couponPath } from '../marketing/coupon-words.ts'
import { pathOfKind } from '../people/path-of-kind.ts'
import { findProductNames } from '#app/shop/catalogue/products/find-product-names.server.ts'
import { managedProductPath } from '../products/managed-product-path.ts'
import { findSetting } from '../settings/setting-groups.ts'
import { taxPathOf } from '../tax/tax-path.ts'
import { subjectOf, type AuditSubject } from './audit-commands.ts'
import {
  nameMethods,
  nameTariffs,
  nameTexts,
  type SubjectNames,
} from './name-shop-subjects.server.ts'

type Naming = (ids: string[], context: StaffContext) => Promise<SubjectNames> | SubjectNames

const withPath = (names: Map<string, string>, pathOf: (id: string) => string): SubjectNames =>
  new Map([...names].map(([id, text]) => [id, { text, path: pathOf(id) }]))

/** Each of these reads what it names in one statement; what is left out is shown as it is stored. */
const namings: Partial<Record<AuditSubject, Naming>> = {
  order: async (numbers) => {
    const orders = await findOrderCurrencies(numbers)
    return new Map(
      [...orders.keys()].map((text) => [text, { text, path: `/office/orders/${text}` }]),
    )
  },
  product: async (ids, { language }) =>
    withPath(await findProductNames(ids, language), managedProductPath),
  category: async (slugs, { language }) =>
    withPath(await findCategoryNames(slugs, language), (slug) => `/office/categories/${slug}`),
  offer: async (slugs, { language }) =>
    withPath(await findOfferTitles(slugs, language), (slug) => `/office/offers/${slug}`),
  coupon: async (codes) => {
    const known = await listKnownCodes(codes)
    return withPath(new Map(known.map((code) => [code, code])), couponPath)
  },
  review: nameReviews,
  message: async (ids) =>
    withPath(await findMessageSubjects(ids), (id) => `/office/messages/${id}`),
  customer: async (ids) =>
    withPath(await findCustomerNames(ids), (id) => `/office/customers/${id}`),
  staff: async () => {
    const staff = await listStaffNames()
    return withPath(new Map(staff.map(({ id, name }) => [id, name])), () => '/office/staff')
  },
  author: nameContributors('author'),
  publisher: nameContributors('publisher'),
  setting: (names, { t }) => {
    const pickup = { text: t('office.delivery.pickup.link'), path: '/office/delivery/pickup' }
    return new Map(
      names.flatMap((name): [string, NamedSubject][] => {
        if (name === 'pickupPlaces') return [[name, pickup]]
        const found = findSetting(name)
        return found
          ? [[name, { text: t(`office.settings.labels.${found.name}`), path: found.path }]]
          : []
      }),
    )
  },
  secret: ([id = ''], { t }) =>
    new Map([
      [id, { text: t('office.settings.links.title'), path: '/office/settings?group=mails' }],
    ]),
  tariff: nameTariffs,
  method: nameMethods,
  text: nameTexts,
  day: (days, { language }) =>
    new Map(days.map((day) => [day, { text: formatDay(Date.parse(day), language), path: null }])),
  country: (ids, { language }) =>
    new Map(
      ids.map((id) => {
        const country = id.replace(/^tax /, '')
        return [id, { text: formatCountry(country, language), path: taxPathOf(country) }]
      }),
    ),
}

function nameContributors(kind: ContributorKind): Naming {
  return async (slugs) =>
    withPath(await findContributorNames(kind, slugs), (slug) => `${pathOfKind[kind].path}/${slug}`)
}

/** A review is named by its product. */
async function nameReviews(ids: string[], { language }: StaffContext) {
  const products = await findReviewedProducts(ids)
  const names = await findProductNames([...products.values()], language)
  return withPath(
    new Map([...products].map(([id, product]) => [id, names.get(product) ?? product])),
    (id) => `/office/reviews/${id}`,
  )
}

const wholes = ['catalogue', 'shop', 'all', 'delivery'] as const

/** Names a whole, or all of staff; a text, a category or an offer may be called like one of them. */
function nameWhole(subject: AuditSubject | undefined, about: string, { t }: StaffContext) {
  if (subject !== 'whole' && subject !== 'staff') return undefined
  const whole = wholes.find((one) => one === about)
  return whole && t(`office.audit.whole.${whole}`)
}

/** Returns a function that names what a change is about, after all names were read. */
export async function nameSubjects(
  changes: Pick<ListedChange, 'command' | 'about'>[],
  context: StaffContext,
): Promise<(change: Pick<ListedChange, 'command' | 'about'>) => NamedSubject> {
  const names = new Map<AuditSubject, SubjectNames>()
  for (const subject of new Set(changes.map(({ command }) => subjectOf(command)))) {
    const naming = subject && namings[subject]
    if (!naming) continue
    const own = changes.filter(({ command }) => subjectOf(command) === subject)
    names.set(subject, await naming([...new Set(own.map(({ about }) => about))], context))
  }
  return ({ command, about }) => {
    const subject = subjectOf(command)
    const named = subject && names.get(subject)?.get(about)
    return named ?? { text: nameWhole(subject, about, context) ?? about, path: null }
  }
}
