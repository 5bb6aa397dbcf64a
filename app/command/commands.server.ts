import { answerCommand, readArguments } from './answer-command.server.ts'
import type { Out } from './out.server.ts'
import { prepare } from './prepare.server.ts'

/**
 * `words` are the usage and description shown by `help`. `run` takes the command's own arguments
 * and returns the exit code; with `--help` it prints the usage.
 */
export type Command = {
  name: string
  words: [typed: string, does: string]
  run: (args: string[], out: Out, now: number) => Promise<number>
  /** The command opens the shop itself. */
  opensShop?: boolean
  /** The command works on an existing shop only, and creates none. */
  needsShop?: boolean
  /**
   * Returns whether the command changes nothing with these arguments; it then also works on a full
   * or read-only disk.
   */
  onlyReads?: (args: string[]) => boolean
}

const always = () => true
/** Returns whether the first argument is one of `verbs`. */
const hasVerb =
  (...verbs: string[]) =>
  ([first = '']: string[]) =>
    verbs.includes(first)
/** Returns whether all arguments are options. */
const hasOnlyOptions = (args: string[]) => args.every((one) => one.startsWith('-'))

/** Commands are loaded on demand, since `npm start` needs few of them. */
const lazyCommand =
  (load: () => Promise<Command['run']>): Command['run'] =>
  async (...given) =>
    (await load())(...given)

/** The order is that of `help`. */
export const commands: Command[] = [
  {
    name: 'import',
    words: ['import FILE', 'take a catalogue in (docs/import.md)'],
    run: lazyCommand(async () => (await import('./import.server.ts')).runImport),
  },
  {
    name: 'stock',
    words: ['stock SKU +N|-N|=N', 'count things in or out'],
    run: lazyCommand(async () => (await import('./stock.server.ts')).runStock),
  },
  {
    name: 'price',
    words: ['price SKU AMOUNT CURRENCY', 'give a product a price, now or from a day on'],
    run: lazyCommand(async () => (await import('./price.server.ts')).runPrice),
  },
  {
    name: 'rates',
    words: ['rates [accept FILE]', 'show the exchange rates, or take them from a file'],
    run: lazyCommand(async () => (await import('./rates.server.ts')).runRates),
    onlyReads: hasOnlyOptions,
  },
  {
    name: 'coupon',
    words: ['coupon add|list|end', 'give out, list or end coupons (docs/coupons.md)'],
    run: lazyCommand(async () => (await import('./coupon.server.ts')).runCoupon),
    onlyReads: hasVerb('list'),
  },
  {
    name: 'offer',
    words: ['offer add|list|show|end', 'reduce some books for a time'],
    run: lazyCommand(async () => (await import('./offer.server.ts')).runOffer),
    onlyReads: hasVerb('list', 'show'),
  },
  {
    name: 'banner',
    words: ['banner add|list|remove', 'what the first page and lists point at'],
    run: lazyCommand(async () => (await import('./banner.server.ts')).runBanner),
    onlyReads: hasVerb('list'),
  },
  {
    name: 'orders',
    words: ['orders', 'list orders, the newest first'],
    run: lazyCommand(async () => (await import('./orders.server.ts')).runOrders),
    onlyReads: always,
  },
  {
    name: 'order',
    words: ['order NUMBER', 'show one order'],
    run: lazyCommand(async () => (await import('./order.server.ts')).runOrder),
    onlyReads: always,
  },
  {
    name: 'reserve',
    words: ['reserve NUMBER', 'let an order that waits for your look take its stock'],
    run: lazyCommand(async () => (await import('./reserve.server.ts')).runReserve),
  },
  {
    name: 'pack',
    words: ['pack NUMBER', 'an order is packed'],
    run: lazyCommand(async () => (await import('./pack.server.ts')).runPack),
  },
  {
    name: 'ship',
    words: ['ship NUMBER', 'it is given to its carrier'],
    run: lazyCommand(async () => (await import('./ship.server.ts')).runShip),
  },
  {
    name: 'deliver',
    words: ['deliver NUMBER', 'it has arrived'],
    run: lazyCommand(async () => (await import('./deliver.server.ts')).runDeliver),
  },
  {
    name: 'cancel',
    words: ['cancel NUMBER', 'call off what was not sent yet, or lines of it'],
    run: lazyCommand(async () => (await import('./cancel.server.ts')).runCancel),
  },
  {
    name: 'paid',
    words: ['paid NUMBER', 'note that an order was paid'],
    run: lazyCommand(async () => (await import('./paid.server.ts')).runPaid),
  },
  {
    name: 'returns',
    words: ['returns [add NUMBER]', 'list what is to come back, or add to it'],
    run: lazyCommand(async () => (await import('./returns.server.ts')).runReturns),
    onlyReads: hasOnlyOptions,
  },
  {
    name: 'receive-return',
    words: ['receive-return ID', 'take a return in, or refuse it'],
    run: lazyCommand(async () => (await import('./receive-return.server.ts')).runReceiveReturn),
  },
  {
    name: 'refund',
    words: ['refund [NUMBER]', 'list what is owed, or pay it back'],
    run: lazyCommand(async () => (await import('./refund.server.ts')).runRefund),
    onlyReads: hasOnlyOptions,
  },
  {
    name: 'review',
    words: ['review list|hide|show', 'look after what customers wrote of products'],
    run: lazyCommand(async () => (await import('./review.server.ts')).runReview),
    onlyReads: hasVerb('list'),
  },
  {
    name: 'customer',
    words: ['customer show|end-sign-ins|delete', 'look after an account'],
    run: lazyCommand(async () => (await import('./customer.server.ts')).runCustomer),
    onlyReads: hasVerb('show'),
  },
  {
    name: 'mail',
    words: ['mail list|retry', 'see the outbox, and try again what was given up'],
    run: lazyCommand(async () => (await import('./mail.server.ts')).runMail),
    onlyReads: hasVerb('list'),
  },
  {
    name: 'links',
    words: ['links change|forget', 'a new secret for the links in mails'],
    run: lazyCommand(async () => (await import('./links.server.ts')).runLinks),
  },
  {
    name: 'tax-report',
    words: ['tax-report --from DAY --to DAY', 'tax by country, kind and rate'],
    run: lazyCommand(async () => (await import('./tax-report.server.ts')).runTaxReport),
    onlyReads: always,
  },
  {
    name: 'export',
    words: [
      'export orders|customers|catalogue|onix',
      'write what the shop holds as CSV, or its books as ONIX',
    ],
    run: lazyCommand(async () => (await import('./export.server.ts')).runExport),
    onlyReads: always,
  },
  {
    name: 'backup',
    words: ['backup FILE', 'write all that the database holds, while the shop runs'],
    run: lazyCommand(async () => (await import('./backup.server.ts')).runBackup),
    needsShop: true,
    onlyReads: always,
  },
  {
    name: 'restore',
    words: ['restore FILE', 'take a backup into an empty shop'],
    run: lazyCommand(async () => (await import('./restore.server.ts')).runRestore),
  },
  {
    name: 'move',
    words: ['move --to URL', 'bring the shop from its file into PostgreSQL'],
    run: lazyCommand(async () => (await import('./move.server.ts')).runMove),
    opensShop: true,
  },
  {
    name: 'check',
    words: ['check', 'whether the books agree'],
    run: lazyCommand(async () => (await import('./check.server.ts')).runCheck),
    onlyReads: always,
  },
  {
    name: 'audit',
    words: ['audit list', 'what was changed from the command line'],
    run: lazyCommand(async () => (await import('./audit.server.ts')).runAudit),
    onlyReads: always,
  },
  {
    name: 'prepare',
    words: ['prepare', 'make all ready for the server, as the start does'],
    run: runPrepare,
    opensShop: true,
  },
]

const prepareUsage = `Usage: npm run shop -- prepare
  Makes the data folder, the schema, the secrets and the demo ready, as \`npm start\` does.
`

function runPrepare(args: string[], out: Out, now: number): Promise<number> {
  return answerCommand(args, prepareUsage, out, async () => {
    readArguments(args, {})
    await prepare(now)
  })
}
