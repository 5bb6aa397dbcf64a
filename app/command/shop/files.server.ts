import { counted } from '#app/i18n/counted.ts'
import { fileStorages, type FileStorage } from '#app/shop-settings/shop-settings.ts'
import { moveFiles } from '#app/shop/maintenance/settings/move-files.server.ts'
import {
  answerCommand,
  CommandError,
  readArguments,
  readVerb,
  UsageError,
} from '../answer-command.server.ts'
import { printable, progressOn, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- files move --to database|folder
  Moves the bytes of pictures and e-books into the database, or into files of the data folder, while
  the shop runs. Say it again after an end in between. "settings set fileStorage" decides for new ones.
`

export const runFiles = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    readVerb(args, ['move'])
    const { to } = readArguments(args.slice(1), { to: { type: 'string' } }).values
    if (!isStorage(to)) throw new UsageError(`Say --to ${fileStorages.join(' or ')}.`)
    const { show, clear } = progressOn(out)
    const faults: string[] = []
    let count = 0
    await moveFiles(
      to,
      ({ kind, key }, fault) => {
        if (fault) faults.push(`${kind} ${key}: ${fault}, so it stays where it is`)
        else show(`${++count} files …`)
      },
      now,
    ).finally(clear)
    for (const fault of faults) out.write(`${printable(fault)}\n`)
    out.write(`${counted(count, 'file')} moved to the ${to}\n`)
    if (faults.length > 0) throw new CommandError(`${counted(faults.length, 'file')} not moved.`)
  })

const isStorage = (typed: string | undefined): typed is FileStorage =>
  fileStorages.some((one) => one === typed)
