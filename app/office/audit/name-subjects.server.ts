import { db } from '#app/database/database.server.ts'
import { formatDay } from '#app/i18n/format/format-order.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import type { Language } from '#app/i18n/languages.ts'
import { textColumn } from '#app/i18n/text-columns.ts'
import { categoryName } from '#app/shop/catalogue/categories/categories.server.ts'
import type { ContributorKind } from '#app/shop/catalogue/contributors/contributors-query.ts'
import type { ListedChange } from '#app/shop/operations/audit/changes.server.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import type { NamedSubject } from '../frame/subject-name.tsx'
import { findOrderCurrencies } from '../orders/find-order-currencies.server.ts'
import { pathOfKind } from '../people/path-of-kind.ts'
import { findProductNames } from '../products/find-product-names.server.ts'
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
  category: nameCategories,
  offer: nameOffers,
  coupon: async (codes) => {
    const coupons = await db.read
      .selectFrom('coupon')
      .select('code')
      .where('code', 'in', codes)
      .execute()
    return withPath(
      new Map(coupons.map(({ code }) => [code, code])),
      (code) => `/office/coupons/${code}`,
    )
  },
  review: nameReviews,
  message: async (ids) => {
    const messages = await db.read
      .selectFrom('contactMessage')
      .select(['id', 'subject'])
      .where('id', 'in', ids)
      .execute()
    return withPath(
      new Map(messages.map(({ id, subject }) => [id, subject])),
      (id) => `/office/messages/${id}`,
    )
  },
  customer: async (ids) => {
    const customers = await db.read
      .selectFrom('customer')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .execute()
    return withPath(
      new Map(customers.map(({ id, name }) => [id, name])),
      (id) => `/office/customers/${id}`,
    )
  },
  staff: async (ids) => {
    const staff = await db.read
      .selectFrom('staff')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .execute()
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
  return async (slugs) => {
    const named = await db.read
      .selectFrom(kind)
      .select(['slug', 'name'])
      .where('slug', 'in', slugs)
      .execute()
    return withPath(
      new Map(named.map(({ slug, name }) => [slug, name])),
      (slug) => `${pathOfKind[kind].path}/${slug}`,
    )
  }
}

/** Maps the addresses of categories to their names; one that was deleted is left out. */
export async function findCategoryNames(slugs: string[], language: Language) {
  if (slugs.length === 0) return new Map<string, string>()
  const categories = await db.read
    .selectFrom('category')
    .select(['slug', 'nameEn', 'nameFr', 'nameDe'])
    .where('slug', 'in', slugs)
    .execute()
  return new Map(categories.map((one) => [one.slug, categoryName(one, language)]))
}

async function nameCategories(slugs: string[], { language }: StaffContext) {
  const names = await findCategoryNames(slugs, language)
  return withPath(names, (slug) => `/office/categories/${slug}`)
}

async function nameOffers(slugs: string[], { language }: StaffContext) {
  const offers = await db.read
    .selectFrom('offer')
    .select(['slug', 'titleEn', 'titleFr', 'titleDe'])
    .where('slug', 'in', slugs)
    .execute()
  const titleOf = (one: (typeof offers)[number]) => one[textColumn('title', language)]
  return withPath(
    new Map(offers.map((one) => [one.slug, titleOf(one) || one.slug])),
    (slug) => `/office/offers/${slug}`,
  )
}

/** A review is named by its product. */
async function nameReviews(ids: string[], { language }: StaffContext) {
  const reviews = await db.read
    .selectFrom('review')
    .select(['id', 'productId'])
    .where('id', 'in', ids)
    .execute()
  const names = await findProductNames(
    reviews.map(({ productId }) => productId),
    language,
  )
  return new Map(
    reviews.map(({ id, productId }) => [
      id,
      { text: names.get(productId) ?? productId, path: `/office/reviews/${id}` },
    ]),
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
