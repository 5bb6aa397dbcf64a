import {
  listLooseNotices,
  listOpenReturns,
  type ListedReturn,
} from '#app/shop/withdrawals/list-returns.server.ts'
import { answerCommand, readArguments } from './answer-command.server.ts'
import { formatMoment } from './days.server.ts'
import { printable, printJson, type Out } from './out.server.ts'

const usage = `Usage: npm run shop -- returns [--all] [--json]
  What was announced to be sent back, the oldest first, and withdrawals that match no return.
  --all   those received and refused too
`

const most = 500

/** Lists what is on its way back. */
export const runReturns = (args: string[], out: Out): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const flag = { type: 'boolean' } as const
    const { values } = readArguments(args, { all: flag, json: flag })
    const [returns, notices] = await Promise.all([
      listOpenReturns(values.all === true, most),
      listLooseNotices(most),
    ])
    if (values.json) return void printJson(out, { returns, notices })
    out.write(returns.map(describe).join('') || 'Nothing is on its way back.\n')
    if (notices.length > 0) out.write('\nWithdrawals without a return:\n')
    for (const { declaredAt, name, email, content } of notices)
      out.write(`${formatMoment(declaredAt)}  ${printable(`${name} <${email}>: ${content}`)}\n`)
  })

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
  const about = lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
  const why = [kind, reason, note].filter(Boolean).join(', ')
  const until = payBackBy === undefined ? '' : `, to be paid back by ${formatMoment(payBackBy)}`
  const said = `${id}  ${state}  order ${orderNumber}: ${about} (${why}${until})`
  return `${formatMoment(announcedAt)}  ${printable(said)}\n`
}
