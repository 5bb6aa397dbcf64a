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
  /** The command opens a shop whose settings are not valid, because it corrects them. */
  repairsSettings?: boolean
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

/** The order is that of `help`. Each command names its module itself, so that the build finds it. */
export const commands: Command[] = [
  {
    name: 'import',
    words: ['import FILE', 'import a catalogue (docs/import.md)'],
    run: lazyCommand(async () => (await import('./catalogue/import.server.ts')).runImport),
  },
  {
    name: 'product',
    words: ['product show|set|add|hide|unhide|delete', 'manage single products'],
    run: lazyCommand(async () => (await import('./catalogue/product.server.ts')).runProduct),
    onlyReads: hasVerb('show'),
  },
  {
    name: 'stock',
    words: ['stock SKU +N|-N|=N', 'change the stock of a product'],
    run: lazyCommand(async () => (await import('./catalogue/stock.server.ts')).runStock),
  },
  {
    name: 'ebook',
    words: ['ebook add|check|list|remove', 'sell your own EPUB, PDF and audio files as e-books'],
    run: lazyCommand(async () => (await import('./catalogue/ebook.server.ts')).runEbook),
    onlyReads: hasVerb('check', 'list'),
  },
  {
    name: 'price',
    words: ['price SKU AMOUNT CURRENCY', 'set a price, now or from a day on'],
    run: lazyCommand(async () => (await import('./catalogue/price.server.ts')).runPrice),
  },
  {
    name: 'rates',
    words: ['rates [accept FILE]', 'show the exchange rates, or read them from a file'],
    run: lazyCommand(async () => (await import('./catalogue/rates.server.ts')).runRates),
    onlyReads: hasOnlyOptions,
  },
  {
    name: 'coupon',
    words: ['coupon add|list|end', 'add, list or end coupons (docs/coupons.md)'],
    run: lazyCommand(async () => (await import('./orders/coupon.server.ts')).runCoupon),
    onlyReads: hasVerb('list'),
  },
  {
    name: 'offer',
    words: ['offer add|list|show|end', 'manage offers, which reduce books for a time'],
    run: lazyCommand(async () => (await import('./catalogue/offer.server.ts')).runOffer),
    onlyReads: hasVerb('list', 'show'),
  },
  {
    name: 'category',
    words: [
      'category add|rename|move|hide|show|picture|list|remove',
      'manage the categories of the shop',
    ],
    run: lazyCommand(async () => (await import('./catalogue/category.server.ts')).runCategory),
    onlyReads: hasVerb('list'),
  },
  {
    name: 'picture',
    words: ['picture add|alt|list|order|remove', 'manage the pictures of a product'],
    run: lazyCommand(async () => (await import('./catalogue/picture.server.ts')).runPicture),
    onlyReads: hasVerb('list'),
  },
  {
    name: 'banner',
    words: ['banner add|list|remove', 'manage the banners of home page and lists'],
    run: lazyCommand(async () => (await import('./catalogue/banner.server.ts')).runBanner),
    onlyReads: hasVerb('list'),
  },
  {
    name: 'orders',
    words: ['orders', 'list orders, the newest first'],
    run: lazyCommand(async () => (await import('./orders/orders.server.ts')).runOrders),
    onlyReads: always,
  },
  {
    name: 'order',
    words: ['order NUMBER', 'show one order'],
    run: lazyCommand(async () => (await import('./orders/order.server.ts')).runOrder),
    onlyReads: always,
  },
  {
    name: 'reserve',
    words: ['reserve NUMBER', 'reserve the stock of an order that you have checked'],
    run: lazyCommand(async () => (await import('./orders/reserve.server.ts')).runReserve),
  },
  {
    name: 'pack',
    words: ['pack NUMBER…', 'record that orders are packed'],
    run: lazyCommand(async () => (await import('./orders/pack.server.ts')).runPack),
  },
  {
    name: 'slip',
    words: ['slip NUMBER… --out FILE.pdf', 'write the packing slips of orders'],
    run: lazyCommand(async () => (await import('./orders/slip.server.ts')).runSlip),
    onlyReads: always,
  },
  {
    name: 'ship',
    words: ['ship NUMBER', 'record that it was given to its carrier'],
    run: lazyCommand(async () => (await import('./orders/ship.server.ts')).runShip),
  },
  {
    name: 'deliver',
    words: ['deliver NUMBER', 'record that it has arrived'],
    run: lazyCommand(async () => (await import('./orders/deliver.server.ts')).runDeliver),
  },
  {
    name: 'cancel',
    words: ['cancel NUMBER', 'cancel an order that was not sent yet, or lines of it'],
    run: lazyCommand(async () => (await import('./orders/cancel.server.ts')).runCancel),
  },
  {
    name: 'paid',
    words: ['paid NUMBER', 'record that an order was paid'],
    run: lazyCommand(async () => (await import('./orders/paid.server.ts')).runPaid),
  },
  {
    name: 'returns',
    words: ['returns [add NUMBER]', 'list the announced returns, or add one'],
    run: lazyCommand(async () => (await import('./orders/returns.server.ts')).runReturns),
    onlyReads: hasOnlyOptions,
  },
  {
    name: 'receive-return',
    words: ['receive-return ID', 'accept a return, or refuse it'],
    run: lazyCommand(
      async () => (await import('./orders/receive-return.server.ts')).runReceiveReturn,
    ),
  },
  {
    name: 'refund',
    words: ['refund [NUMBER]', 'list the refunds that are due, or pay one'],
    run: lazyCommand(async () => (await import('./orders/refund.server.ts')).runRefund),
    onlyReads: hasOnlyOptions,
  },
  {
    name: 'review',
    words: ['review list|hide|show|answer|remove-answer', 'moderate the reviews of customers'],
    run: lazyCommand(async () => (await import('./catalogue/review.server.ts')).runReview),
    onlyReads: hasVerb('list'),
  },
  {
    name: 'customer',
    words: ['customer show|end-sign-ins|delete', 'show or delete an account, or end its sign-ins'],
    run: lazyCommand(async () => (await import('./customer.server.ts')).runCustomer),
    onlyReads: hasVerb('show'),
  },
  {
    name: 'staff',
    words: [
      'staff add|list|role|link|end-sign-ins|end',
      'manage the accounts of the back office (docs/office.md)',
    ],
    run: lazyCommand(async () => (await import('./shop/staff.server.ts')).runStaff),
    onlyReads: hasVerb('list'),
  },
  {
    name: 'settings',
    words: [
      'settings list|show|set|unset|import',
      'change the name and other settings of the shop',
    ],
    run: lazyCommand(async () => (await import('./shop/settings.server.ts')).runSettings),
    repairsSettings: true,
    onlyReads: hasVerb('list', 'show'),
  },
  {
    name: 'texts',
    words: [
      'texts list|show|set|unset|placeholders',
      'replace the pages of text, or add to them (docs/texts.md)',
    ],
    run: lazyCommand(async () => (await import('./shop/texts.server.ts')).runTexts),
    onlyReads: hasVerb('list', 'show', 'placeholders'),
  },
  {
    name: 'page',
    words: ['page add|list|remove', 'add pages of your own to menu or footer (docs/texts.md)'],
    run: lazyCommand(async () => (await import('./shop/page.server.ts')).runPage),
    onlyReads: hasVerb('list'),
  },
  {
    name: 'tax',
    words: ['tax list|set|remove|export|import', 'show or change the tax rates of countries'],
    run: lazyCommand(async () => (await import('./shop/tax.server.ts')).runTax),
    onlyReads: hasVerb('list', 'export'),
  },
  {
    name: 'delivery',
    words: [
      'delivery list|add|set|name|remove|pickup|export|import',
      'change zones, methods and prices of delivery (docs/delivery.md)',
    ],
    run: lazyCommand(async () => (await import('./shop/delivery.server.ts')).runDelivery),
    onlyReads: hasVerb('list', 'export'),
  },
  {
    name: 'mail',
    words: ['mail list|retry', 'list the outbox, or retry mails that were given up'],
    run: lazyCommand(async () => (await import('./shop/mail.server.ts')).runMail),
    onlyReads: hasVerb('list'),
  },
  {
    name: 'links',
    words: ['links change|forget', 'change the secret for the links in mails'],
    run: lazyCommand(async () => (await import('./shop/links.server.ts')).runLinks),
  },
  {
    name: 'invoice',
    words: ['invoice NUMBER --out FILE.pdf', 'write an invoice or credit note (docs/invoices.md)'],
    run: lazyCommand(async () => (await import('./orders/invoice.server.ts')).runInvoice),
    onlyReads: always,
  },
  {
    name: 'invoices',
    words: ['invoices list|export|continue', 'list or export invoices, or continue a series'],
    run: lazyCommand(async () => (await import('./orders/invoices.server.ts')).runInvoices),
    onlyReads: hasVerb('list', 'export'),
  },
  {
    name: 'tax-report',
    words: ['tax-report --from DAY --to DAY', 'sum taxes by country, kind and rate'],
    run: lazyCommand(async () => (await import('./orders/tax-report.server.ts')).runTaxReport),
    onlyReads: always,
  },
  {
    name: 'export',
    words: [
      'export orders|customers|catalogue|onix',
      'write the data of the shop as CSV, or its books as ONIX',
    ],
    run: lazyCommand(async () => (await import('./catalogue/export.server.ts')).runExport),
    onlyReads: always,
  },
  {
    name: 'exchange',
    words: ['exchange ID ATTEMPT', 'run an import or export that was begun in the back office'],
    run: lazyCommand(async () => (await import('./shop/exchange.server.ts')).runExchange),
    needsShop: true,
  },
  {
    name: 'backup',
    words: ['backup FILE', 'write all data of the database, while the shop runs'],
    run: lazyCommand(async () => (await import('./shop/backup.server.ts')).runBackup),
    needsShop: true,
    onlyReads: always,
  },
  {
    name: 'restore',
    words: ['restore FILE', 'load a backup into an empty shop'],
    run: lazyCommand(async () => (await import('./shop/restore.server.ts')).runRestore),
  },
  {
    name: 'move',
    words: ['move --to URL', 'move the shop from SQLite to PostgreSQL'],
    run: lazyCommand(async () => (await import('./shop/move.server.ts')).runMove),
    opensShop: true,
  },
  {
    name: 'check',
    words: ['check', 'check orders, taxes, stocks and payments'],
    run: lazyCommand(async () => (await import('./shop/check.server.ts')).runCheck),
    onlyReads: always,
  },
  {
    name: 'files',
    words: ['files move --to database|folder', 'move the bytes of pictures and e-books'],
    run: lazyCommand(async () => (await import('./shop/files.server.ts')).runFiles),
  },
  {
    name: 'audit',
    words: ['audit list', 'list the changes made from the command line'],
    run: lazyCommand(async () => (await import('./shop/audit.server.ts')).runAudit),
    onlyReads: always,
  },
  {
    name: 'prepare',
    words: ['prepare', 'prepare the data for the server, as the start does'],
    run: runPrepare,
    opensShop: true,
  },
]

const prepareUsage = `Usage: npm run shop -- prepare
  Prepares the data folder, the schema, the secrets and the demo, as \`npm start\` does.
`

function runPrepare(args: string[], out: Out, now: number): Promise<number> {
  return answerCommand(args, prepareUsage, out, async () => {
    readArguments(args, {})
    await prepare(now)
  })
}
