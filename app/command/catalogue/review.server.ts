import { quoted } from '#app/i18n/quoted.ts'
import { decideReview, listReviewsToDecide } from '#app/shop/catalogue/reviews/moderate.server.ts'
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
  list       lists reviews, the newest first (500, or --most), with their open reports
  --hidden   only hidden reviews; three reports hide a review until you decide
  --reported only reviews with open reports
  hide       hides a review from everyone except its writer
  show       shows a review again, and closes its reports
`

const most = 500

export const runReview = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const verb = readVerb(args, ['list', 'hide', 'show'])
    if (verb === 'list') return list(args.slice(1), out)
    const { positionals } = readArguments(args.slice(1), {}, ['ID'])
    const [id = ''] = positionals
    if (!(await decideReview(id, verb === 'hide' ? 'hidden' : 'shown', now)))
      throw new CommandError(`There is no review ${quoted(id)}: \`review list\` names them.`)
    out.write(verb === 'hide' ? `Review ${id} is hidden.\n` : `Review ${id} is shown.\n`)
  })

async function list(args: string[], out: Out): Promise<void> {
  const flag = { type: 'boolean' } as const
  const text = { type: 'string' } as const
  const options = { hidden: flag, reported: flag, json: flag, product: text, most: text }
  const { values } = readArguments(args, options)
  if (values.hidden && values.reported) throw new UsageError('Say --hidden or --reported.')
  const only = values.hidden ? 'hidden' : values.reported ? 'reported' : undefined
  const product =
    values.product === undefined ? undefined : (await requireProduct(values.product)).id
  const reviews = await listReviewsToDecide({
    ...(only && { only }),
    ...(product !== undefined && { product }),
    most: countOf(values.most),
  })
  if (values.json)
    return void printJson(
      out,
      reviews.map(({ createdAt, changedAt, ...review }) => ({
        ...review,
        writtenAt: new Date(createdAt).toISOString(),
        changedAt: changedAt === null ? null : new Date(changedAt).toISOString(),
      })),
    )
  out.write(reviews.map(describe).join('') || 'No such reviews.\n')
}

function countOf(typed: string | undefined): number {
  if (typed === undefined) return most
  if (/^[1-9]\d{0,5}$/.test(typed)) return Number(typed)
  throw new UsageError(`--most ${printable(typed)} is not a whole number from 1 on.`)
}

type ListedReview = Awaited<ReturnType<typeof listReviewsToDecide>>[number]

function describe({
  id,
  createdAt,
  state,
  reports,
  rating,
  productId,
  ...review
}: ListedReview): string {
  const waiting = reports > 0 ? `, ${reports} reports` : ''
  const about = `${rating}/5 of ${productId} (${review.productName}) by ${review.writer}`
  const head = `${formatHomeMoment(createdAt)}  ${id}  ${state}${waiting}  ${printable(about)}\n`
  return `${head}    ${printable(`${review.title}: ${review.body}`)}\n`
}
