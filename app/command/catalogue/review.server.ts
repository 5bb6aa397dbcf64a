import { isoMoment, isoMomentOrNull } from '#app/i18n/format/iso-moment.ts'
import { quoted } from '#app/i18n/quoted.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import {
  answerReview,
  removeReviewAnswer,
} from '#app/shop/catalogue/reviews/answer-review.server.ts'
import {
  listManagedReviews,
  type ManagedReview,
} from '#app/shop/catalogue/reviews/managed-reviews.server.ts'
import { decideReview } from '#app/shop/catalogue/reviews/moderate.server.ts'
import { longestReviewFields, type ReviewView } from '#app/shop/catalogue/reviews/review.ts'
import { readReviewAnswer } from '#app/shop/catalogue/reviews/review.schema.ts'
import {
  answerCommand,
  readArguments,
  readVerb,
  CommandError,
  UsageError,
} from '../answer-command.server.ts'
import { formatHomeMoment } from '../format-days.server.ts'
import { requireProduct } from './find-product.server.ts'
import { printable, printJson, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- review list [--hidden|--reported] [--product SKU] [--most N] [--json]
       npm run shop -- review hide ID
       npm run shop -- review show ID
       npm run shop -- review answer ID TEXT --language en|fr|de
       npm run shop -- review remove-answer ID
  list       lists reviews, the newest first (500, or --most), with their open reports
  --hidden   only hidden reviews; three reports hide a review until you decide
  --reported only reviews with open reports
  hide       hides a review from everyone except its writer
  show       shows a review again, and closes its reports
  answer     publishes the shop's answer below a review, in place of an earlier one
`

const most = 500

export const runReview = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const verb = readVerb(args, ['list', 'hide', 'show', 'answer', 'remove-answer'])
    if (verb === 'list') return list(args.slice(1), out)
    if (verb === 'answer') return answer(args.slice(1), out, now)
    const { positionals } = readArguments(args.slice(1), {}, ['ID'])
    const [id = ''] = positionals
    if (verb === 'remove-answer') {
      if (!(await removeReviewAnswer({ id }, now)).ok) throw unknownReview(id)
      return void out.write(`Review ${id} has no answer.\n`)
    }
    if (!(await decideReview({ id }, verb === 'hide' ? 'hidden' : 'shown', now)).ok)
      throw unknownReview(id)
    out.write(verb === 'hide' ? `Review ${id} is hidden.\n` : `Review ${id} is shown.\n`)
  })

const unknownReview = (id: string) =>
  new CommandError(`There is no review ${quoted(id)}: \`review list\` names them.`)

async function answer(args: string[], out: Out, now: number): Promise<void> {
  const options = { language: { type: 'string' } } as const
  const { values, positionals } = readArguments(args, options, ['ID', 'TEXT'])
  const [id = '', typed = ''] = positionals
  const read = readReviewAnswer(typed)
  if (!read.ok)
    throw new UsageError(
      read.fault === 'missing'
        ? 'Say the text of the answer.'
        : `An answer has at most ${longestReviewFields.body} characters.`,
    )
  const written = { text: read.text, language: languageOf(values.language) }
  if (!(await answerReview({ id }, written, now)).ok) throw unknownReview(id)
  out.write(`Review ${id} is answered.\n`)
}

/** The language of the text is part of the page, so none is assumed. */
function languageOf(typed: string | undefined): Language {
  const language = languages.find((one) => one === typed)
  if (!language)
    throw new UsageError(`Say the language of the text: --language ${languages.join('|')}.`)
  return language
}

async function list(args: string[], out: Out): Promise<void> {
  const flag = { type: 'boolean' } as const
  const text = { type: 'string' } as const
  const options = { hidden: flag, reported: flag, json: flag, product: text, most: text }
  const { values } = readArguments(args, options)
  if (values.hidden && values.reported) throw new UsageError('Say --hidden or --reported.')
  const view: ReviewView | undefined = values.hidden
    ? 'hidden'
    : values.reported
      ? 'reported'
      : undefined
  const product =
    values.product === undefined ? undefined : (await requireProduct(values.product)).id
  const filter = { ...(view && { view }), ...(product !== undefined && { products: [product] }) }
  const reviews = await listManagedReviews(filter, { most: countOf(values.most) })
  if (values.json)
    return void printJson(
      out,
      reviews.map(({ createdAt, changedAt, answeredAt, ...review }) => ({
        ...review,
        writtenAt: isoMoment(createdAt),
        changedAt: isoMomentOrNull(changedAt),
        answeredAt: isoMomentOrNull(answeredAt),
      })),
    )
  out.write(reviews.map(describe).join('') || 'No such reviews.\n')
}

function countOf(typed: string | undefined): number {
  if (typed === undefined) return most
  if (/^[1-9]\d{0,5}$/.test(typed)) return Number(typed)
  throw new UsageError(`--most ${printable(typed)} is not a whole number from 1 on.`)
}

function describe({
  id,
  createdAt,
  state,
  reports,
  rating,
  productId,
  ...review
}: ManagedReview): string {
  const waiting = reports > 0 ? `, ${reports} reports` : ''
  const about = `${rating}/5 of ${productId} (${review.productName}) by ${review.writer}`
  const head = `${formatHomeMoment(createdAt)}  ${id}  ${state}${waiting}  ${printable(about)}\n`
  const answer = review.answer === null ? '' : `    ${printable(`Answer: ${review.answer}`)}\n`
  return `${head}    ${printable(`${review.title}: ${review.body}`)}\n${answer}`
}
