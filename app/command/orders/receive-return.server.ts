import {
  receiveReturn,
  refuseReturn,
  type ReceiveReturnOutcome,
} from '#app/shop/ordering/returns/receive-return.server.ts'
import { findReturnIds } from '#app/shop/ordering/returns/returns.server.ts'
import { answerCommand, readArguments, CommandError, UsageError } from '../answer-command.server.ts'
import { describeMoney } from '#app/i18n/format/decimal.ts'
import { formatHomeMoment } from '../format-days.server.ts'
import { printable, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- receive-return ID [--unsaleable | --saleable | --refuse REASON]
  Returned items go back into stock, except those announced as damaged.
  ID                id of the return from \`returns\`
  --unsaleable      put nothing back into stock
  --saleable        put the items back into stock, even if they were announced as damaged
  --refuse REASON   refuse the return; the buyer is told the reason
`

/** Takes back goods that came: into stock, and what was paid for them is owed, or no longer to be paid, from then on. */
export const runReceiveReturn = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const flag = { type: 'boolean' } as const
    const options = { unsaleable: flag, saleable: flag, refuse: { type: 'string' } } as const
    const { values, positionals } = readArguments(args, options, ['ID'])
    const { unsaleable, saleable, refuse: why } = values
    if ([unsaleable, saleable, why !== undefined].filter(Boolean).length > 1)
      throw new UsageError('Say one of --unsaleable, --saleable and --refuse.')
    if (why?.trim() === '')
      throw new UsageError('--refuse needs the reason, which the buyer reads.')
    const id = await requireReturn(positionals[0]!)
    if (why !== undefined) await refuseReturned(id, why, out, now)
    else await receive(id, unsaleable || saleable ? { resold: !unsaleable } : {}, out, now)
  })

async function requireReturn(typed: string): Promise<string> {
  const [id, other] = await findReturnIds(typed)
  if (other !== undefined)
    throw new CommandError(`The ids of several returns begin with ${printable(typed)}.`)
  if (id === undefined) throw new CommandError(`There is no return ${printable(typed)}.`)
  return id
}

async function refuseReturned(id: string, why: string, out: Out, now: number) {
  const outcome = await refuseReturn(id, why.trim(), now)
  if (!outcome.ok) throw new CommandError(describeReasonAgainst(id, outcome))
  out.write('Not taken back; the buyer is told why.\n')
}

async function receive(id: string, as: { resold?: boolean }, out: Out, now: number) {
  const outcome = await receiveReturn(id, as, now)
  if (!outcome.ok) throw new CommandError(describeReasonAgainst(id, outcome))
  const { refund, isWhole, resold, toPay } = outcome
  out.write(
    resold ? 'Received, and put back into stock.\n' : 'Received; not put back into stock.\n',
  )
  if (isWhole) out.write('All of the order came back.\n')
  if (toPay)
    out.write(`Nothing is to be paid back; ${describeMoney(toPay)} of the order is to be paid.\n`)
  else
    out.write(
      refund.ok
        ? `To be paid back by ${formatHomeMoment(refund.dueAt)}: see \`refund\`.\n`
        : 'Nothing is to be paid back.\n',
    )
}

function describeReasonAgainst(
  id: string,
  outcome: Extract<ReceiveReturnOutcome, { ok: false }>,
): string {
  if (outcome.reason === 'unknown') return `There is no return ${printable(id)}.`
  if (outcome.reason === 'state') return `This return is ${outcome.state} already.`
  const { orderNumber, state } = outcome
  return `Order ${orderNumber} is ${state}; nothing was sent yet: \`cancel ${orderNumber}\`, with --lines where some of it is kept.`
}
