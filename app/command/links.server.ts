import { changeLinkSecret, deleteOldLinkSecrets } from '#app/shop/orders/link-secrets.server.ts'
import { answerCommand, readArguments, readVerb, CommandError } from './answer-command.server.ts'
import type { Out } from './out.server.ts'

const usage = `Usage: npm run shop -- links change | forget
  change   the links in mails are signed by a new secret; those given out before open on
  forget   the old secrets too: within ten seconds no link opens any more that was signed by them
`

export const runLinks = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const verb = readVerb(args, ['change', 'forget'])
    readArguments(args.slice(1), {})
    if (verb === 'change') {
      await changeLinkSecret(now)
      out.write('A new secret signs links from a minute on; those given out before open on.\n')
      return
    }
    const count = await deleteOldLinkSecrets(now)
    if (count === 0)
      throw new CommandError(
        'There is none to forget: say "links change" first, and wait a minute.',
      )
    out.write(
      `Forgotten: ${count}. Within ten seconds a link that it signed opens nothing any more.\n`,
    )
  })
