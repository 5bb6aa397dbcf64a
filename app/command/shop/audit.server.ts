import { listAuditChanges } from '#app/shop/operations/audit/changes.server.ts'
import { answerCommand, readArguments, readVerb, UsageError } from '../answer-command.server.ts'
import { formatHomeMoment } from '../format-days.server.ts'
import { printable, printJson, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- audit list [--about WHAT] [--most 100] [--json]
  Lists the changes made from the command line and in the back office, the newest first.
  --about   only changes of this order, product or customer
  --most    the largest number of rows; default 100
`

export const runAudit = (args: string[], out: Out): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    readVerb(args, ['list'])
    const text = { type: 'string' } as const
    const { values } = readArguments(args.slice(1), {
      about: text,
      most: text,
      json: { type: 'boolean' },
    })
    const most = Number(values.most ?? 100)
    if (!Number.isInteger(most) || most < 1 || most > 1_000_000)
      throw new UsageError(`--most ${values.most} is not a whole number from 1.`)
    const changes = await listAuditChanges(
      most,
      values.about === undefined ? {} : { about: [values.about] },
    )
    if (values.json)
      printJson(
        out,
        changes.map(({ at, command, about, details, actor, actorId }) => ({
          at: new Date(at).toISOString(),
          command,
          about,
          details: JSON.parse(details) as unknown,
          actor,
          actorId,
        })),
      )
    else if (changes.length === 0) out.write('No changes were made yet.\n')
    else
      for (const { at, command, about, details, actor } of changes) {
        const words = [command, about, details, ...(actor === null ? [] : [`by ${actor}`])]
        out.write(`${formatHomeMoment(at)}  ${printable(words.join('  '))}\n`)
      }
  })
