import {
  changeLinkSecret,
  deleteOldLinkSecrets,
} from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { answerCommand, readArguments, readVerb, CommandError } from '../answer-command.server.ts'
import type { Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- links change | forget
  change   sign the links in mails with a new secret; earlier links keep working
  forget   delete the old secrets: links that they signed stop working within ten seconds
`

export const runLinks = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const verb = readVerb(args, ['change', 'forget'])
    readArguments(args.slice(1), {})
    if (verb === 'change') {
      await changeLinkSecret(now)
      out.write('The new secret signs links after a minute. Earlier links keep working.\n')
      return
    }
    const count = await deleteOldLinkSecrets(now)
    if (count === 0)
      throw new CommandError(
        'There is no old secret to forget: run "links change" first, and wait a minute.',
      )
    out.write(`Forgotten: ${count}. The links that it signed stop working within ten seconds.\n`)
  })
