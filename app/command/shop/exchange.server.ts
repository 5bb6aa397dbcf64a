import { runExchangeJob } from '#app/shop/maintenance/exchange-jobs/run-exchange-job.server.ts'
import { answerCommand, CommandError, readArguments } from '../answer-command.server.ts'
import { printable, type Out } from '../out.server.ts'
import { limitHeapGrowth } from '../small-heap.server.ts'

const usage = `Usage: npm run shop -- exchange ID ATTEMPT
  Runs the import or export ID, which was begun in the back office for the ATTEMPTth time
  (docs/office.md). The server runs this command itself, and the back office shows what comes of it.
`

export const runExchange = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const { positionals } = readArguments(args, {}, ['ID', 'ATTEMPT'])
    const [id = '', typed = ''] = positionals
    const attempt = /^\d{1,9}$/.test(typed) ? Number(typed) : 0
    limitHeapGrowth()
    const began = Date.now()
    if (!(await runExchangeJob({ id, attempt }, () => now + Date.now() - began)))
      throw new CommandError(`No import or export ${printable(`${id} ${typed}`)} waits.`)
  })
