import { isoMomentOrNull } from '#app/i18n/format/iso-moment.ts'
import {
  listMail,
  retryMail,
  stateOfMail,
  type ListedMail,
  type MailState,
} from '#app/shop/messaging/mail/manage-mail.server.ts'
import {
  answerCommand,
  readArguments,
  readVerb,
  CommandError,
  UsageError,
} from '../answer-command.server.ts'
import { formatHomeMoment } from '../format-days.server.ts'
import { printable, printJson, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- mail COMMAND
  list [--failed|--due|--sent] [--most 100] [--json]   list mails without their text, the newest
                                                       first, those that are due the next first
  retry ID|--all                                       retry mails that were given up
`

export const runMail = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const verb = readVerb(args, ['list', 'retry'])
    await (verb === 'list' ? list(args.slice(1), out) : retry(args.slice(1), out, now))
  })

const flag = { type: 'boolean' } as const

async function list(args: string[], out: Out) {
  const text = { type: 'string' } as const
  const options = { failed: flag, due: flag, sent: flag, json: flag, most: text }
  const { values } = readArguments(args, options)
  const states = (['failed', 'due', 'sent'] as const).filter((one) => values[one])
  if (states.length > 1) throw new UsageError('Say one of --failed, --due and --sent.')
  const most = Number(values.most ?? 100)
  if (!Number.isInteger(most) || most < 1 || most > 1_000_000)
    throw new UsageError(`--most ${values.most} is not a whole number from 1.`)
  const mails = await listMail(states[0], most)
  if (values.json) printJson(out, mails.map(forPrograms))
  else out.write(mails.map(describe).join('') || `No mails${wordOf(states[0])}.\n`)
}

const mailStateText: Record<MailState, string> = {
  failed: 'given up',
  due: 'waiting',
  sent: 'sent',
}
const wordOf = (state: MailState | undefined) => (state ? ` ${mailStateText[state]}` : '')

const forPrograms = (mail: ListedMail) => ({
  id: mail.id,
  state: stateOfMail(mail),
  kind: mail.kind,
  recipient: mail.recipient,
  subject: mail.subject,
  attempts: mail.attempts,
  createdAt: isoMomentOrNull(mail.createdAt),
  dueAt: isoMomentOrNull(mail.dueAt),
  sentAt: isoMomentOrNull(mail.sentAt),
  failedAt: isoMomentOrNull(mail.failedAt),
  lastError: mail.lastError,
})

function describe(mail: ListedMail): string {
  const { id, kind, recipient, subject, attempts, createdAt, lastError } = mail
  const state = mailStateText[stateOfMail(mail)]
  const tried = lastError === null ? '' : ` (${attempts} attempts: ${lastError})`
  const line = `${id}  ${state}  ${kind} to ${recipient}: ${subject}${tried}`
  return `${formatHomeMoment(createdAt)}  ${printable(line)}\n`
}

async function retry(args: string[], out: Out, now: number) {
  const names = args.includes('--all') ? [] : ['ID']
  const [id] = readArguments(args, { all: flag }, names).positionals
  const mails = await retryMail(id, now)
  if (mails === 0 && id !== undefined)
    throw new CommandError(`No mail ${printable(id)} was given up.`)
  out.write(mails === 0 ? 'No mail was given up.\n' : `Sent again soon: ${mails}\n`)
}
