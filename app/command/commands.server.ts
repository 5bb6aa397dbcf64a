import { answerCommand, readArguments } from './answer-command.server.ts'
import { runAudit } from './audit.server.ts'
import { runBackup } from './backup.server.ts'
import { runBanner } from './banner.server.ts'
import { runCancel } from './cancel.server.ts'
import { runCheck } from './check.server.ts'
import { runCoupon } from './coupon.server.ts'
import { runCustomer } from './customer.server.ts'
import { runDeliver } from './deliver.server.ts'
import { runExport } from './export.server.ts'
import { runImport } from './import.server.ts'
import { runMail } from './mail.server.ts'
import { runMove } from './move.server.ts'
import { runOffer } from './offer.server.ts'
import { runOrder } from './order.server.ts'
import { runOrders } from './orders.server.ts'
import type { Out } from './out.server.ts'
import { runPack } from './pack.server.ts'
import { runPaid } from './paid.server.ts'
import { prepare } from './prepare.server.ts'
import { runPrice } from './price.server.ts'
import { runRates } from './rates.server.ts'
import { runReceiveReturn } from './receive-return.server.ts'
import { runRefund } from './refund.server.ts'
import { runRestore } from './restore.server.ts'
import { runReturns } from './returns.server.ts'
import { runShip } from './ship.server.ts'
import { runReview } from './review.server.ts'
import { runStock } from './stock.server.ts'
import { runTaxReport } from './tax-report.server.ts'

/**
 * `words`: what is typed, and what it does, as `help` lists it. `run` takes the command's own arguments and
 * answers with the exit code; `--help` among them prints its usage.
 */
export type Command = {
  name: string
  words: [typed: string, does: string]
  run: (args: string[], out: Out, now: number) => Promise<number>
  /** It opens the shop by itself. */
  opensShop?: boolean
}

/** What the shopkeeper can do, in the order of `help`. */
export const commands: Command[] = [
  {
    name: 'import',
    words: ['import FILE', 'take a catalogue in (docs/import.md)'],
    run: runImport,
  },
  {
    name: 'stock',
    words: ['stock SKU +N|-N|=N', 'count things in or out'],
    run: runStock,
  },
  {
    name: 'price',
    words: ['price SKU AMOUNT CURRENCY', 'give a product a price, now or from a day on'],
    run: runPrice,
  },
  {
    name: 'rates',
    words: ['rates [accept FILE]', 'show the exchange rates, or take them from a file'],
    run: runRates,
  },
  {
    name: 'coupon',
    words: ['coupon add|list|end', 'give out, list or end coupons (docs/coupons.md)'],
    run: runCoupon,
  },
  {
    name: 'offer',
    words: ['offer add|list|show|end', 'reduce some books for a time'],
    run: runOffer,
  },
  {
    name: 'banner',
    words: ['banner add|list|remove', 'what the first page and lists point at'],
    run: runBanner,
  },
  {
    name: 'orders',
    words: ['orders', 'list orders, the newest first'],
    run: runOrders,
  },
  {
    name: 'order',
    words: ['order NUMBER', 'show one order'],
    run: runOrder,
  },
  {
    name: 'pack',
    words: ['pack NUMBER', 'an order is packed'],
    run: runPack,
  },
  {
    name: 'ship',
    words: ['ship NUMBER', 'it is given to its carrier'],
    run: runShip,
  },
  {
    name: 'deliver',
    words: ['deliver NUMBER', 'it has arrived'],
    run: runDeliver,
  },
  {
    name: 'cancel',
    words: ['cancel NUMBER', 'call off what was not sent yet, or lines of it'],
    run: runCancel,
  },
  {
    name: 'paid',
    words: ['paid NUMBER', 'note that an order was paid'],
    run: runPaid,
  },
  {
    name: 'returns',
    words: ['returns [add NUMBER]', 'list what is to come back, or add to it'],
    run: runReturns,
  },
  {
    name: 'receive-return',
    words: ['receive-return ID', 'take a return in, or refuse it'],
    run: runReceiveReturn,
  },
  {
    name: 'refund',
    words: ['refund [NUMBER]', 'list what is owed, or pay it back'],
    run: runRefund,
  },
  {
    name: 'review',
    words: ['review list|hide|show', 'look after what customers wrote of products'],
    run: runReview,
  },
  {
    name: 'customer',
    words: ['customer show|end-sign-ins|delete', 'look after an account'],
    run: runCustomer,
  },
  {
    name: 'mail',
    words: ['mail list|retry', 'see the outbox, and try again what was given up'],
    run: runMail,
  },
  {
    name: 'tax-report',
    words: ['tax-report --from DAY --to DAY', 'tax by country, kind and rate'],
    run: runTaxReport,
  },
  {
    name: 'export',
    words: ['export orders|customers|catalogue', 'write what the shop holds as CSV'],
    run: runExport,
  },
  {
    name: 'backup',
    words: ['backup FILE', 'write all that the database holds, while the shop runs'],
    run: runBackup,
  },
  {
    name: 'restore',
    words: ['restore FILE', 'take a backup into an empty shop'],
    run: runRestore,
  },
  {
    name: 'move',
    words: ['move --to URL', 'bring the shop from its file into PostgreSQL'],
    run: runMove,
    opensShop: true,
  },
  {
    name: 'check',
    words: ['check', 'whether the books agree'],
    run: runCheck,
  },
  {
    name: 'audit',
    words: ['audit list', 'what was changed from the command line'],
    run: runAudit,
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
