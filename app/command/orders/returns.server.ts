import {
  listLooseNotices,
  listOpenReturns,
  type ListedReturn,
} from '#app/shop/ordering/returns/list-returns.server.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import { formatNameIn, nameLine } from '#app/shop/ordering/quote/format-name.ts'
import { addReturn, type AddReturnOutcome } from '#app/shop/ordering/returns/add-return.server.ts'
import { answerCommand, readArguments, CommandError, UsageError } from '../answer-command.server.ts'
import { formatHomeMoment } from '../format-days.server.ts'
import { requireOrderNumber } from './find-order.server.ts'
import { readLineParts } from './line-parts.server.ts'
import { printable, printJson, wordsOf, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- returns [--all] [--json]
       npm run shop -- returns add NUMBER --lines 1:2,3 [--notice ID]
  Lists the announced returns, the oldest first, and withdrawals that match no return.
  --all      also list received and refused returns
  add        adds a return for a withdrawal that was declared in free text, here of two of
             line 1 and all of line 3, as "order" numbers them; then use "receive-return",
             or "cancel" these lines if the order was not sent
  --notice   the declaration, by the first letters of its id in this list; default: the
             one that names the order
`

const most = 500
const idShown = 8

/** Lists what is on its way back, or adds to it what a buyer declared in words. */
export const runReturns = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    if (args[0] === 'add') return add(args.slice(1), out, now)
    const flag = { type: 'boolean' } as const
    const { values } = readArguments(args, { all: flag, json: flag })
    const [returns, notices] = await Promise.all([
      listOpenReturns(values.all === true, most),
      listLooseNotices(most),
    ])
    if (values.json) return void printJson(out, { returns, notices })
    out.write(returns.map(describe).join('') || 'There are no announced returns.\n')
    if (notices.length > 0) out.write('\nWithdrawals without a return:\n')
    for (const { id, declaredAt, name, email, content } of notices)
      out.write(
        `${formatHomeMoment(declaredAt)}  ${id.slice(0, idShown)}  ${printable(`${name} <${email}>: ${content}`)}\n`,
      )
  })

async function add(args: string[], out: Out, now: number): Promise<void> {
  const text = { type: 'string' } as const
  const { values, positionals } = readArguments(args, { lines: text, notice: text }, ['NUMBER'])
  if (values.lines === undefined) throw new UsageError('Say which --lines.')
  const parts = readLineParts(values.lines)
  const notice = values.notice
  if (notice !== undefined && !/^[0-9a-zA-Z_-]{4,}$/.test(notice))
    throw new UsageError(`--notice ${printable(notice)} is no id of a declaration.`)
  const number = requireOrderNumber(positionals[0]!)
  const added = await addReturn(number, { parts, ...(notice !== undefined && { notice }) }, now)
  if (!added.ok) throw new CommandError(sentences[added.reason](number))
  out.write(
    `Return ${added.id} of order ${number}, declared ${formatHomeMoment(added.announcedAt)}.\n`,
  )
}

const sentences: Record<
  Extract<AddReturnOutcome, { ok: false }>['reason'],
  (number: string) => string
> = {
  unknown: (number) => `There is no order ${number}.`,
  cancelled: (number) => `Order ${number} is cancelled; nothing of it comes back.`,
  'no-line': (number) =>
    `There is no such line, or not so many of it can be withdrawn from: \`order ${number}\`.`,
  'no-notice': () => 'There is no such declaration without a return: `returns` lists them.',
  which: (number) => `Several declarations may be of ${number}: name one by --notice.`,
}

const englishFormat = formatNameIn(getFixedT('en'))

function describe({
  id,
  orderNumber,
  kind,
  reason,
  note,
  state,
  announcedAt,
  payBackBy,
  lines,
}: ListedReturn) {
  const about = lines
    .map(({ quantity, ...line }) => `${quantity} × ${nameLine(line, englishFormat)}`)
    .join(', ')
  const why = [wordsOf(kind), reason && wordsOf(reason), note].filter(Boolean).join(', ')
  const until = payBackBy === undefined ? '' : `, to be paid back by ${formatHomeMoment(payBackBy)}`
  const line = `${id}  ${state}  order ${orderNumber}: ${about} (${why}${until})`
  const next =
    state === 'announced'
      ? `    when it has arrived: \`receive-return ${id.slice(0, idShown)}\`\n`
      : ''
  return `${formatHomeMoment(announcedAt)}  ${printable(line)}\n${next}`
}
