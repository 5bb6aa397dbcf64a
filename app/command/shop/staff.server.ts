import { parseEmail } from '#app/i18n/email.ts'
import { languages, fallbackLanguage } from '#app/i18n/languages.ts'
import { staffRoles } from '#app/shop/staff/staff-role.ts'
import { readStaff } from '#app/shop/staff/staff.schema.ts'
import { staffSignInMs } from '#app/shop/staff/staff-sign-ins.server.ts'
import {
  addStaff,
  endStaff,
  endAllStaffSignIns,
  endStaffSignIns,
  listStaff,
  renewStaffLink,
  setStaffRole,
  type ChangeStaffOutcome,
} from '#app/shop/staff/staff.server.ts'
import { settings } from '#app/settings.server.ts'
import {
  answerCommand,
  CommandError,
  readArguments,
  readVerb,
  UsageError,
} from '../answer-command.server.ts'
import { printable, printJson, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- staff COMMAND
  add NAME EMAIL --role owner|clerk [--language en|fr|de]
                          add an account for the back office; prints a link to choose a password
  list [--all] [--json]   list the accounts; with --all also those that were ended, which changes name
  role EMAIL owner|clerk  change the role
  link EMAIL              print a new link to choose a password; the former one stops working
  end-sign-ins [EMAIL]    sign one out everywhere, or all
  end EMAIL               end the account
`

const verbs = { add, list, role, link, 'end-sign-ins': endSignIns, end }

export const runStaff = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const verb = readVerb(args, Object.keys(verbs) as (keyof typeof verbs)[])
    await verbs[verb](args.slice(1), out, now)
  })

const string = { type: 'string' } as const

const sentences = {
  unknown: (email: string) => `There is no staff account with ${printable(email)}.`,
  'last-owner': () => 'The shop needs an owner while it has clerks.',
}

/** @throws {CommandError} */
function requireDone<Outcome extends ChangeStaffOutcome>(outcome: Outcome, email: string) {
  if (!outcome.ok) throw new CommandError(sentences[outcome.reason](email))
  return outcome as Extract<Outcome, { ok: true }>
}

const describeLink = (key: string) =>
  `Link to choose a password, which works once and for 24 hours:\n${settings().PUBLIC_URL ?? ''}/office?key=${key}\n`

async function add(args: string[], out: Out, now: number) {
  const options = { role: string, language: string }
  const { values, positionals } = readArguments(args, options, ['NAME', 'EMAIL'])
  const [name = '', email = ''] = positionals
  if (values.role === undefined) throw new UsageError('--role is missing.')
  const { role, language = fallbackLanguage() } = values
  const read = readStaff(new URLSearchParams({ name, email, role, language }))
  if (!read.ok) throw new UsageError(describeFault(Object.keys(read.faults)[0]!))
  const added = await addStaff(read.staff, now)
  if (!added.ok)
    throw new CommandError(`There is a staff account with ${printable(email)} already.`)
  out.write(`Added: ${printable(read.staff.name)} <${printable(read.staff.email)}>\n`)
  out.write(describeLink(added.key))
}

const describeFault = (field: string) =>
  ({
    name: 'NAME has no letters, or more than 100 characters.',
    email: 'EMAIL is no e-mail address.',
    role: `--role is ${staffRoles.join(' or ')}.`,
  })[field] ?? `--language is one of ${languages.join(', ')}.`

async function list(args: string[], out: Out, now: number) {
  const { values } = readArguments(args, {
    all: { type: 'boolean' },
    json: { type: 'boolean' },
  })
  const staff = await listStaff(now - staffSignInMs, values.all)
  if (values.json) printJson(out, staff)
  else if (staff.length === 0) out.write('There is no staff account, so there is no back office.\n')
  else
    for (const one of staff) {
      const state = [
        one.role,
        one.endedAt !== null
          ? 'ended'
          : one.hasPassword
            ? `sign-ins: ${one.signIns}`
            : 'no password yet',
        ...(one.hasTotp ? ['second factor'] : []),
      ]
      out.write(`${printable(one.name)} <${printable(one.email)}>  ${state.join(', ')}\n`)
    }
}

async function role(args: string[], out: Out, now: number) {
  const { positionals } = readArguments(args, {}, ['EMAIL', 'ROLE'])
  const [email = '', typed] = positionals
  const chosen = staffRoles.find((one) => one === typed)
  if (!chosen) throw new UsageError(`The role is ${staffRoles.join(' or ')}.`)
  requireDone(await setStaffRole({ email: folded(email) }, chosen, now), email)
  out.write(`Role of ${printable(email)}: ${chosen}\n`)
}

const folded = (email: string) => parseEmail(email) ?? email

async function link(args: string[], out: Out, now: number) {
  const email = readArguments(args, {}, ['EMAIL']).positionals[0]!
  const { key } = requireDone(await renewStaffLink({ email: folded(email) }, now), email)
  out.write(describeLink(key))
}

async function endSignIns(args: string[], out: Out, now: number) {
  const email = readArguments(args, {}, [], 1).positionals[0]
  const ended =
    email === undefined
      ? await endAllStaffSignIns(now)
      : requireDone(await endStaffSignIns({ email: folded(email) }, now), email).ended
  out.write(`Sign-ins ended: ${ended}\n`)
}

async function end(args: string[], out: Out, now: number) {
  const email = readArguments(args, {}, ['EMAIL']).positionals[0]!
  requireDone(await endStaff({ email: folded(email) }, now), email)
  out.write(`Ended: ${printable(email)}\n`)
}
