import {
  receiveReturn,
  refuseReturn,
  type Settled,
} from '#app/shop/withdrawals/receive-return.server.ts'
import { answerCommand, readArguments, Refused, WrongArguments } from './answer-command.server.ts'
import { formatMoment } from './days.server.ts'
import { printable, type Out } from './out.server.ts'

const usage = `Usage: npm run shop -- receive-return ID [--unsaleable | --refuse REASON]
  ID                of the return, as \`returns\` lists it
  --unsaleable      it goes to no shelf again
  --refuse REASON   it is not taken back; the buyer is told the reason
`

/** Takes back goods that came: into stock, and what was paid for them is owed from then on. */
export const runReceiveReturn = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const options = { unsaleable: { type: 'boolean' }, refuse: { type: 'string' } } as const
    const { values, positionals } = readArguments(args, options, ['ID'])
    const [id = ''] = positionals
    if (values.refuse !== undefined && values.unsaleable)
      throw new WrongArguments('Say one of --unsaleable and --refuse.')
    if (values.refuse !== undefined) await refuse(id, values.refuse, out, now)
    else await receive(id, !values.unsaleable, out, now)
  })

async function refuse(id: string, why: string, out: Out, now: number) {
  if (why.trim() === '')
    throw new WrongArguments('--refuse needs the reason, which the buyer reads.')
  const outcome = await refuseReturn(id, why.trim(), now)
  if (!outcome.ok) throw new Refused(whyNot(id, outcome))
  out.write('Not taken back; the buyer is told why.\n')
}

async function receive(id: string, resold: boolean, out: Out, now: number) {
  const outcome = await receiveReturn(id, { resold }, now)
  if (!outcome.ok) throw new Refused(whyNot(id, outcome))
  const { owed, isWhole } = outcome
  out.write(resold ? 'Received, and in stock again.\n' : 'Received; in no stock again.\n')
  if (isWhole) out.write('All of the order came back.\n')
  out.write(
    owed.ok
      ? `To be paid back by ${formatMoment(owed.dueAt)}: see \`refund\`.\n`
      : 'Nothing is to be paid back: it was not paid, or is paid back already.\n',
  )
}

const whyNot = (id: string, outcome: Extract<Settled, { ok: false }>) =>
  outcome.reason === 'unknown'
    ? `There is no return ${printable(id)}.`
    : `This return is ${outcome.state} already.`
