import { maxBodyBytes } from '#app/http/body.server.ts'
import { ordinaryForm, type FormShape } from '#app/http/read-form.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import { parseBookList } from '#app/shop/catalogue/offers/book-list.ts'
import { findBooks, type FoundBooks } from '#app/shop/catalogue/offers/find-books.server.ts'
import { addOffer, endOffer } from '#app/shop/catalogue/offers/manage-offers.server.ts'
import {
  offerLimits,
  readNewOffer,
  type TypedOffer,
} from '#app/shop/catalogue/offers/new-offer.schema.ts'
import { mostBooks } from '#app/shop/catalogue/offers/offer.ts'
import {
  addToRefusal,
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { describeTypedFaults } from './describe-typed-faults.ts'
import {
  findCandidates,
  type Candidate,
} from '#app/shop/maintenance/products/find-candidates.server.ts'
import { typedIn, typedTextsIn } from './typed-texts.ts'

export const offersActions: Record<string, OfficeAction> = {
  'offer.find': find,
  'offer.add': add,
}

/** The forms of the page of one offer. */
export const offerPageActions: Record<string, OfficeAction> = { 'offer.end': end }

/** The list of books alone is longer than other forms, and a cut list would leave books out. */
export const offersForm: FormShape = { ...ordinaryForm, longest: maxBodyBytes }

/** Holds what the form of a new offer shows beside what was typed. */
export type OfferActionData = {
  /** The books that a search found. */
  found?: Candidate[]
  /** The lines that name no book. */
  unfit?: { unknown: string[]; goods: string[] }
}

/** Returns the address of the page of an offer. */
export const managedOfferPath = (slug: string) => `/office/offers/${encodeURIComponent(slug)}`

/** Adds the ticked books to the list. The form is shown with one value of each name, so it could not keep them ticked. */
function addPicked(form: URLSearchParams) {
  const picked = form.getAll('pick')
  form.delete('pick')
  const lines = [(form.get('books') ?? '').trimEnd(), ...picked].filter(Boolean)
  form.set('books', lines.join('\n'))
}

/** Returns the form as it was typed, with what was found and the errors by field. */
function offerFormResponse(
  { form }: OfficeFormContext,
  data: OfferActionData,
  errors: Record<string, string> = {},
) {
  form.set('intent', 'offer.add')
  const status = Object.keys(errors).length > 0 ? 422 : 200
  return addToRefusal(refuse({ form }, errors), data, status)
}

/** Shows the books that a search finds, so that they can be ticked. */
async function find(context: OfficeFormContext) {
  const { form, now } = context
  addPicked(form)
  return offerFormResponse(context, { found: await findCandidates(form.get('find') ?? '', now) })
}

async function add(context: OfficeFormContext) {
  const { form, t, language, now } = context
  addPicked(form)
  const read = readNewOffer(typedOfferOf(form), now)
  const found = await findBooks(parseBookList(form.get('books') ?? ''))
  if (!read.ok || !found.ok) {
    const faults = read.ok ? {} : describeTypedFaults(read.faults, offerLimits, context)
    const unfit = !found.ok && found.reason === 'unfit' ? { unfit: found } : {}
    const errors = { ...faults, ...(!found.ok && { books: describeUnfit(found, context) }) }
    return offerFormResponse(context, unfit, errors)
  }
  const { slug } = read.offer
  if (!(await addOffer(read.offer, found.books, now)))
    return refuse(context, { slug: t('office.marketing.offers.taken', { slug }) })
  const { fixed } = found
  const words = [
    t('office.marketing.offers.added', { slug }),
    ...(fixed > 0
      ? [t('office.marketing.offers.fixed', { count: fixed, number: formatCount(fixed, language) })]
      : []),
  ]
  return officeRedirect(managedOfferPath(slug), words.join(' '))
}

const typedOfferOf = (form: URLSearchParams): TypedOffer => ({
  slug: form.get('slug') ?? '',
  percent: typedIn(form, 'percent'),
  from: typedIn(form, 'from'),
  until: typedIn(form, 'until'),
  ...typedTextsIn(form),
})

function describeUnfit(
  found: Exclude<FoundBooks, { ok: true }>,
  { t, language }: OfficeFormContext,
): string {
  if (found.reason === 'none') return t('office.marketing.offers.noBooks')
  const number = (count: number) => ({ count, number: formatCount(count, language) })
  if (found.reason === 'too-many')
    return t('office.marketing.offers.tooMany', { most: formatCount(mostBooks, language) })
  const { unknown, goods } = found
  return [
    ...(unknown.length > 0 ? [t('office.marketing.offers.unknown', number(unknown.length))] : []),
    ...(goods.length > 0 ? [t('office.marketing.offers.goods', number(goods.length))] : []),
  ].join(' ')
}

async function end({ params, t, now }: OfficeFormContext) {
  const slug = params.slug ?? ''
  const outcome = await endOffer(slug, now)
  if (outcome === 'unknown') throw notFound(t)
  return officeRedirect(managedOfferPath(slug), t(`office.marketing.offers.${outcome}`, { slug }))
}
