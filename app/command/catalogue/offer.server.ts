import { quoted } from '#app/i18n/quoted.ts'
import { isSlug } from '#app/i18n/slug.ts'
import { counted } from '#app/i18n/counted.ts'
import { findBooks, type FoundBooks } from '#app/shop/catalogue/offers/find-books.server.ts'
import {
  addOffer,
  endOffer,
  listOfferBooks,
  listOffers,
  mostBooks,
} from '#app/shop/catalogue/offers/manage-offers.server.ts'
import {
  answerCommand,
  readArguments,
  readVerb,
  CommandError,
  UsageError,
} from '../answer-command.server.ts'
import { homeDay } from '../format-days.server.ts'
import { describeOfferBook, offerListingOf, describeOfferRow } from './offer-listing.server.ts'
import { printable, printJson, type Out } from '../out.server.ts'
import { readList, readTextArguments, textOptions, textUsage } from './texts-arguments.server.ts'

const usage = `Usage: npm run shop -- offer COMMAND
  add SLUG --percent 10 --until 2027-01-31   reduce some books, with a page /offers/books/SLUG
    --from 2027-01-01                        first day (UTC); default: now; --until is the last day
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
  const offer = {
    slug: readSlug(positionals[0]!),
    ...readTextArguments(values),
    percent: readPercent(values.percent),
    ...readTerm(values.from, values.until, now),
  }
  const named = [...(values.book ?? []), ...(values.books ? await readList(values.books) : [])]
  if (named.length === 0) throw new UsageError('Name its books with --book or --books.')
  const found = await findBooks(named)
  if (!found.ok) throw new CommandError(describeOfferRefusal(found))
  const { books } = found
  if (books.length > mostBooks) throw new CommandError(`An offer has ${mostBooks} books at most.`)
  if (!(await addOffer(offer, books, now)))
    throw new CommandError(
      `There is an offer ${offer.slug} already; an offer cannot be changed, only ended.`,
    )
  out.write(`Added: ${describeOfferRow({ ...offer, books: books.length }, now)}\n`)
  const fixed = books.filter(({ fixedPriceMarkets }) => fixedPriceMarkets !== '').length
  if (fixed > 0)
    out.write(
      `${counted(fixed, 'of them keeps its price where its', 'of them keep their price where their')} publisher fixes it.\n`,
    )
}

function readSlug(typed: string): string {
  if (isSlug(typed)) return typed
  throw new UsageError(
    `${quoted(typed)} is not an address of 1 to 60 small letters, digits and hyphens.`,
  )
}

function readPercent(typed: string | undefined): number {
  const percent = /^\d{1,2}$/.test(typed ?? '') ? Number(typed) : 0
  if (percent >= 1) return percent
  throw new UsageError(
    typed === undefined
      ? '--percent is missing.'
      : `--percent ${typed} is not a whole number from 1 to 99.`,
  )
}

function readTerm(from: string | undefined, until: string | undefined, now: number) {
  if (until === undefined) throw new UsageError('--until is missing.')
  // A reduction never begins in the past, when another price was charged.
  const fromAt = from === undefined ? now : Math.max(homeDay('--from', from).begins, now)
  if (from !== undefined && homeDay('--from', from).ends <= now)
    throw new UsageError(`--from ${from} is past.`)
  const untilAt = homeDay('--until', until).ends
  if (untilAt <= fromAt) throw new UsageError(`--until ${until} is before the offer begins.`)
  return { fromAt, untilAt }
}

const mostNamed = 10

function describeOfferRefusal({ reason, named }: Exclude<FoundBooks, { ok: true }>): string {
  const list = named.slice(0, mostNamed).map(printable).join(', ')
  const more = named.length > mostNamed ? ` and ${named.length - mostNamed} more` : ''
  return reason === 'unknown'
    ? `No product has the SKU, ISBN or id ${list}${more}; nothing was done.`
    : `Offers are for books, and these are none: ${list}${more}; nothing was done.`
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
  const offer = (await listOffers()).find((one) => one.slug === slug)
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
