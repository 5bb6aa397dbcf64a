import { isoMomentOrNull } from '#app/i18n/format/iso-moment.ts'
import {
  deleteCustomer,
  endCustomersSignIns,
  findCustomerSheet,
  type CustomerSheet,
} from '#app/shop/lifecycle/manage-customers.server.ts'
import { answerCommand, readArguments, readVerb, CommandError } from './answer-command.server.ts'
import { formatHomeMoment } from './format-days.server.ts'
import { printable, printJson, wordsOf, type Out } from './out.server.ts'

const usage = `Usage: npm run shop -- customer COMMAND
  show EMAIL [--json]     show the account, its sign-ins and its orders
  end-sign-ins EMAIL      sign them out everywhere
  delete EMAIL --yes      delete the account; orders stay, as accounting law requires
`

export const runCustomer = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const verb = readVerb(args, ['show', 'end-sign-ins', 'delete'])
    await verbs[verb](args.slice(1), out, now)
  })

const verbs = { show, 'end-sign-ins': endSignIns, delete: remove }

const flag = { type: 'boolean' } as const

const nobody = (email: string) => new CommandError(`There is no account with ${printable(email)}.`)

async function show(args: string[], out: Out, now: number) {
  const { values, positionals } = readArguments(args, { json: flag }, ['EMAIL'])
  const email = positionals[0]!
  const sheet = await findCustomerSheet({ email }, now)
  if (!sheet) throw nobody(email)
  if (values.json) printJson(out, forPrograms(sheet))
  else out.write(describe(sheet))
}

const forPrograms = ({
  emailConfirmedAt,
  createdAt,
  signIns,
  orders,
  ...sheet
}: CustomerSheet) => ({
  ...sheet,
  emailConfirmedAt: isoMomentOrNull(emailConfirmedAt),
  createdAt: isoMomentOrNull(createdAt),
  signIns: signIns.map((one) => ({
    device: one.device,
    createdAt: isoMomentOrNull(one.createdAt),
    lastUsedAt: isoMomentOrNull(one.lastUsedAt),
  })),
  orders: orders.map(({ placedAt, ...order }) => ({
    ...order,
    placedAt: isoMomentOrNull(placedAt),
  })),
})

function describe(sheet: CustomerSheet): string {
  const confirmed = sheet.emailConfirmedAt === null ? ', not confirmed' : ''
  const lines = [
    `${sheet.name} <${sheet.email}>${confirmed}`,
    `customer ${sheet.id}, since ${formatHomeMoment(sheet.createdAt)}, language ${sheet.language}`,
    `addresses: ${sheet.addresses}`,
    `sign-ins: ${sheet.signIns.length}`,
    ...sheet.signIns.map((one) => `  ${formatHomeMoment(one.lastUsedAt)}  ${one.device}`),
    `orders: ${sheet.orders.length}`,
    ...sheet.orders.map(
      (one) =>
        `  ${formatHomeMoment(one.placedAt)}  ${one.number}  ${one.state}, ${wordsOf(one.paymentState)}`,
    ),
  ]
  return lines.map((line) => `${printable(line)}\n`).join('')
}

async function endSignIns(args: string[], out: Out, now: number) {
  const { positionals } = readArguments(args, {}, ['EMAIL'])
  const email = positionals[0]!
  const ended = await endCustomersSignIns({ email }, now)
  if (ended === undefined) throw nobody(email)
  out.write(`Sign-ins ended: ${ended}\n`)
}

async function remove(args: string[], out: Out, now: number) {
  const { values, positionals } = readArguments(args, { yes: flag }, ['EMAIL'])
  const email = positionals[0]!
  if (!values.yes)
    throw new CommandError(
      `Deleting an account cannot be undone. To confirm, add --yes: customer delete ${printable(email)} --yes`,
    )
  if (!(await deleteCustomer({ email }, now))) throw nobody(email)
  out.write(`Deleted, and told so by mail: ${printable(email)}\n`)
}
