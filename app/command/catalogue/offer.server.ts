import { quoted } from '#app/i18n/quoted.ts'
import { counted } from '#app/i18n/counted.ts'
import { findBooks, type FoundBooks } from '#app/shop/catalogue/offers/find-books.server.ts'
import {
  addOffer,
  endOffer,
  findListedOffer,
  listOfferBooks,
  listOffers,
} from '#app/shop/catalogue/offers/manage-offers.server.ts'
import {
  offerLimits,
  readNewOffer,
  type TypedOffer,
} from '#app/shop/catalogue/offers/new-offer.schema.ts'
import { mostBooks, type NewOffer } from '#app/shop/catalogue/offers/offer.ts'
import type { TypedFault } from '#app/shop/catalogue/text/typed-values.schema.ts'
import {
  answerCommand,
  readArguments,
  readVerb,
  CommandError,
  UsageError,
} from '../answer-command.server.ts'
import { describeOptionFault, firstFaultOf } from '../describe-option-fault.server.ts'
import { describeOfferBook, offerListingOf, describeOfferRow } from './offer-listing.server.ts'
import { printable, printJson, type Out } from '../out.server.ts'
import {
  readList,
  textOptions,
  textUsage,
  typedTextsOf,
  type TextValues,
} from './texts-arguments.server.ts'

const usage = `Usage: npm run shop -- offer COMMAND
  add SLUG --percent 10 --until 2027-01-31   reduce some books, with a page /offers/books/SLUG
    --from 2027-01-01                        first day; default: now; --until is the last day;
                                             both are days of the home market
    --book SKU [--book SKU …]                its books by SKU, ISBN or id
    --books FILE                             a file with one book a line
${textUsage}
  list [--json]                              list all offers
  show SLUG [--json]                         show an offer with its books
  end SLUG                                   end it now, or before it begins
  Fixed prices do not change. If a book has two reductions, the larger one counts.
`

export const runOffer = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const verb = readVerb(args, ['add', 'list', 'show', 'end'])
    await subcommands[verb](args.slice(1), out, now)
  })

const subcommands = { add, list, show, end }

const text = { type: 'string' } as const
const json = { json: { type: 'boolean' } } as const

async function add(args: string[], out: Out, now: number) {
  const { values, positionals } = readArguments(
    args,
    {
      percent: text,
      from: text,
      until: text,
      books: text,
      book: { type: 'string', multiple: true },
      ...textOptions,
    },
    ['SLUG'],
  )
  const offer = readOffer({ slug: positionals[0]!, ...values }, now)
  const named = [...(values.book ?? []), ...(values.books ? await readList(values.books) : [])]
  const found = await findBooks(named)
  if (!found.ok) throw offerRefusal(found)
  const { books, fixed } = found
  if (!(await addOffer(offer, books, now)))
    throw new CommandError(
      `There is an offer ${offer.slug} already; an offer cannot be changed, only ended.`,
    )
  out.write(`Added: ${describeOfferRow({ ...offer, books: books.length }, now)}\n`)
  if (fixed > 0)
    out.write(
      `${counted(fixed, 'of them keeps its price where its', 'of them keep their price where their')} publisher fixes it.\n`,
    )
}

type OfferValues = TextValues & Omit<TypedOffer, 'title' | 'text'>

function readOffer(values: OfferValues, now: number): NewOffer {
  const { slug, percent, from, until } = values
  const read = readNewOffer({ slug, percent, from, until, ...typedTextsOf(values) }, now)
  if (read.ok) return read.offer
  throw new UsageError(describeOfferFault(...firstFaultOf(read.faults), values))
}

const describeOfferFault = (field: string, fault: TypedFault, values: OfferValues): string =>
  fault === 'slug'
    ? `${quoted(values.slug)} is not an address of 1 to 60 small letters, digits and hyphens.`
    : describeOptionFault(fault, {
        option: field,
        typed: values[field as 'percent'],
        of: 'offer',
        limits: offerLimits,
      })

const mostNamed = 10

function offerRefusal(refused: Exclude<FoundBooks, { ok: true }>): CommandError {
  if (refused.reason === 'none') return new UsageError('Name its books with --book or --books.')
  if (refused.reason === 'too-many')
    return new CommandError(`An offer has ${mostBooks} books at most.`)
  const { unknown, goods } = refused
  return new CommandError(
    unknown.length > 0
      ? `No product has the SKU, ISBN or id ${listOf(unknown)}; nothing was done.`
      : `Offers are for books, and these are none: ${listOf(goods)}; nothing was done.`,
  )
}

function listOf(named: string[]): string {
  const more = named.length > mostNamed ? ` and ${named.length - mostNamed} more` : ''
  return named.slice(0, mostNamed).map(printable).join(', ') + more
}

async function list(args: string[], out: Out, now: number) {
  const { values } = readArguments(args, json)
  const offers = await listOffers()
  if (values.json)
    printJson(
      out,
      offers.map((one) => offerListingOf(one, now)),
    )
  else
    out.write(offers.map((one) => `${describeOfferRow(one, now)}\n`).join('') || 'No offers yet.\n')
}

async function show(args: string[], out: Out, now: number) {
  const { values, positionals } = readArguments(args, json, ['SLUG'])
  const [slug = ''] = positionals
  const offer = await findListedOffer(slug)
  if (!offer) throw new CommandError(`There is no offer ${quoted(slug)}.`)
  const books = await listOfferBooks(slug)
  if (values.json) printJson(out, { ...offerListingOf(offer, now), books })
  else out.write(`${describeOfferRow(offer, now)}\n${books.map(describeOfferBook).join('')}`)
}

async function end(args: string[], out: Out, now: number) {
  const { positionals } = readArguments(args, {}, ['SLUG'])
  const [slug = ''] = positionals
  const outcome = await endOffer(slug, now)
  if (outcome === 'unknown') throw new CommandError(`There is no offer ${quoted(slug)}.`)
  out.write(outcome === 'ended' ? `${slug} has ended.\n` : `${slug} had ended before.\n`)
}
