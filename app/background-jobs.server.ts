import { sweepCarts } from '#app/shop/ordering/cart/sweep-carts.server.ts'
import { notifyBackInStock } from '#app/shop/lists/stock-alerts/notify.server.ts'
import { sweepDrafts } from '#app/shop/customers/drafts/drafts.server.ts'
import { sweepRemovedReviews } from '#app/shop/catalogue/reviews/write-review.server.ts'
import { sweepStockAlerts } from '#app/shop/lists/stock-alerts/stock-alerts.server.ts'
import { sweepCartCoupons } from '#app/shop/ordering/coupons/sweep-cart-coupons.server.ts'
import { sweepSavedList } from '#app/shop/lists/saved-list/list-undo.server.ts'
import { sweepRateLimits } from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { sweepViewed } from '#app/shop/lists/viewed/viewed.server.ts'
import { sweepWishlists } from '#app/shop/lists/wishlist/sweep-wishlists.server.ts'
import { sweepConfirmations } from '#app/shop/customers/accounts/email-confirmation.server.ts'
import { sweepResets } from '#app/shop/lifecycle/reset-password.server.ts'
import { sweepDevices } from '#app/shop/customers/accounts/known-devices.server.ts'
import { sweepGoneCustomers } from '#app/shop/lifecycle/sweep-gone.server.ts'
import { sweepSignIns } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { sweepStaffSignIns } from '#app/shop/staff/staff-sign-ins.server.ts'
import { sweepOld } from '#app/shop/lifecycle/sweep-old.server.ts'
import { addMissedSearches } from '#app/shop/operations/page-views/missed-searches.server.ts'
import { addPageViews } from '#app/shop/operations/page-views/page-views.server.ts'
import {
  findFacetIndex,
  renewFacetIndex,
} from '#app/shop/catalogue/facet-index/facet-index.server.ts'
import { refreshSortPrices } from '#app/shop/catalogue/price-changes/refresh-sort-prices.server.ts'
import { sendDueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { sendOrderDigests } from '#app/shop/ordering/fulfilment/announce-order.server.ts'
import { completeOpenedOrders } from '#app/shop/ordering/fulfilment/complete-files.server.ts'
import { drawAttachments } from '#app/shop/ordering/invoices/draw-invoice.server.ts'
import { countDays } from '#app/shop/ordering/figures/count-days.server.ts'
import { expireReservations } from '#app/shop/ordering/fulfilment/expire-reservations.server.ts'
import { sweepWebhookEvents } from '#app/shop/ordering/payments/sweep-webhook-events.server.ts'
import { sweepMail } from '#app/shop/messaging/mail/sweep-mail.server.ts'
import { expireOrders } from '#app/shop/ordering/fulfilment/expire-orders.server.ts'
import { sweepOrderNetworks } from '#app/shop/ordering/orders/order-networks.server.ts'
import { sweepAnonymisedOrders } from '#app/shop/ordering/orders/anonymise-orders.server.ts'
import { sweepStoredFiles } from '#app/shop/operations/stored-bytes/stored-bytes.server.ts'
import { sweepEbookFiles } from '#app/shop/catalogue/ebooks/files/sweep-ebook-files.server.ts'
import { sweepExchangeJobs } from '#app/shop/maintenance/exchange-jobs/sweep-exchange-jobs.server.ts'
import { sweepWorkFolders } from '#app/shop/operations/given-files/work-folder.server.ts'
import { sweepPictures } from '#app/shop/catalogue/pictures/sweep-pictures.server.ts'
import { refreshRates } from '#app/shop/pricing/currency/rates.server.ts'
import { beginEnding } from '#app/observability/stopping.server.ts'
import { checkForDamage } from '#app/database/damage.server.ts'
import { databaseFile, db, setStatementTimeout } from '#app/database/database.server.ts'
import { claimJob, retryJobSoon } from '#app/database/job-claims.server.ts'
import { log } from '#app/observability/log.server.ts'
import { settings } from '#app/settings.server.ts'
import { refreshShopSettings } from '#app/shop/maintenance/settings/refresh-settings.server.ts'

const mailEveryMs = 15_000
const digestsEveryMs = 60_000
const pricesEveryMs = 5 * 60 * 1000
const ordersEveryMs = 5 * 60 * 1000
const stockAlertsEveryMs = 60_000
const reservationsEveryMs = 30_000
const viewsEveryMs = 60_000
const figuresEveryMs = 5 * 60_000
const listsEveryMs = 30_000
const damageEveryMs = 60 * 60 * 1000
const ratesEveryMs = 6 * 60 * 60 * 1000
const sweepEveryMs = 60 * 60 * 1000
/** Each process checks this often whether a cluster-wide job is due. */
const claimEveryMs = 30_000
/**
 * The lists are read this long after the start, so that they do not slow it. An earlier request reads them itself.
 */
const listsAfterMs = 500

/** A job returns this if it failed and has already logged the reason. */
const notDone = Symbol('not done')

const sweepAccountLinks = async (now: number) => [
  await sweepConfirmations(now),
  await sweepResets(now),
]

/** Each of these deletes data whose retention has passed. */
const sweeps: Record<string, (now: number) => Promise<unknown>> = {
  carts: sweepCarts,
  'coupons of carts': sweepCartCoupons,
  wishlists: sweepWishlists,
  comparisons: (now) => sweepSavedList('compare', now),
  'recently viewed': sweepViewed,
  'stock watches': sweepStockAlerts,
  drafts: sweepDrafts,
  'removed reviews': sweepRemovedReviews,
  attempts: sweepRateLimits,
  'sign-ins': sweepSignIns,
  'sign-ins of staff': sweepStaffSignIns,
  'known devices': sweepDevices,
  'links of accounts': sweepAccountLinks,
  'customers who are gone': sweepGoneCustomers,
  mail: sweepMail,
  'messages of payments': sweepWebhookEvents,
  'what the law no longer wants kept': sweepOld,
  'orders that were let go': sweepAnonymisedOrders,
  'networks of orders': sweepOrderNetworks,
  pictures: sweepPictures,
  'files of e-books': sweepEbookFiles,
  'files of the data folder': sweepStoredFiles,
  'imports and exports': sweepExchangeJobs,
}

// The flag is on the global object, because the development server evaluates this module again at each change.
const global = globalThis as { octavoBooted?: boolean }

const timers: NodeJS.Timeout[] = []
const running = new Set<Promise<void>>()

/**
 * Starts the background jobs, once per process. Several processes may run them, because jobs are claimed in the
 * database.
 */
export function boot() {
  if (global.octavoBooted) return
  global.octavoBooted = true
  setStatementTimeout()
  if (settings().BACKGROUND_JOBS === 'on') startJobs()
  // Only a served shop reads lists ahead and counts page views; the development server and tests do not.
  if (process.env.NODE_ENV !== 'production') return
  setTimeout(readLists, listsAfterMs).unref()
  // Each process writes the page views and searches that it counted and renews its own lists, whichever process runs the other
  // jobs.
  schedule(viewsEveryMs, 'page views', addPageViews)
  schedule(viewsEveryMs, 'searches that found nothing', addMissedSearches)
  schedule(listsEveryMs, 'lists', () => renewFacetIndex(Date.now()))
  // Each process checks the file itself, because its /readyz reports damage.
  if (db.dialect === 'sqlite')
    schedule(damageEveryMs, 'damage of the database', () => checkForDamage(databaseFile()))
}

/** Reads the lists ahead, so that the first visitor does not wait for them. */
const readLists = () => {
  findFacetIndex(Date.now()).catch((error: unknown) => log.error({ err: error }, 'lists not read'))
}

function startJobs() {
  schedule(mailEveryMs, 'mail', () => sendDueMail(Date.now(), drawAttachments))
  schedule(reservationsEveryMs, 'payments', () => expireReservations(Date.now()))
  schedule(stockAlertsEveryMs, 'back in stock', () => notifyBackInStock(Date.now()))
  schedule(digestsEveryMs, 'mails about new orders', () => sendOrderDigests(Date.now()))
  // Each machine has folders of its own.
  schedule(sweepEveryMs, 'folders of uploads', () => sweepWorkFolders(Date.now()))
  scheduleClusterJob(pricesEveryMs, 'prices', refreshSortPrices)
  scheduleClusterJob(ordersEveryMs, 'orders that nobody paid', expireOrders)
  scheduleClusterJob(ordersEveryMs, 'orders of e-books that opened', completeOpenedOrders)
  scheduleClusterJob(figuresEveryMs, 'figures', countDays)
  scheduleClusterJob(ratesEveryMs, 'rates', async (now) => {
    const { ok } = await refreshRates(settings().EXCHANGE_RATE_URL, now)
    return ok || notDone
  })
  for (const [name, sweep] of Object.entries(sweeps))
    scheduleClusterJob(sweepEveryMs, `sweep of ${name}`, sweep)
}

/** Begins the shutdown of this process: running requests and jobs go on, but no job starts any more. */
export function beginEnd() {
  beginEnding()
  for (const timer of timers) clearInterval(timer)
}

/**
 * Completes the shutdown after the last response: waits for the running jobs, which release what they have not begun,
 * and closes the database.
 */
export async function end(): Promise<void> {
  await Promise.all(running)
  try {
    await addPageViews()
    await addMissedSearches()
    await db.close()
  } catch (error) {
    log.error({ err: error }, 'stopping')
  }
}

/** Runs a job now and then at this interval, never twice at once. An error is logged and ends that run only. */
function schedule(ms: number, name: string, job: () => Promise<unknown>) {
  let isRunning = false
  const run = async () => {
    if (isRunning) return
    isRunning = true
    try {
      await refreshShopSettings(Date.now())
      await job()
    } catch (error) {
      log.error({ err: error, job: name }, 'background job failed')
    }
    isRunning = false
  }
  const start = () => {
    const ended = run().finally(() => running.delete(ended))
    running.add(ended)
  }
  start()
  // An active timer would keep the process from exiting.
  timers.push(setInterval(start, ms).unref())
}

/**
 * Schedules a job that one of all processes runs, once per `ms`. It is retried sooner if it throws or returns
 * `notDone`.
 */
const scheduleClusterJob = (ms: number, name: string, job: (now: number) => Promise<unknown>) =>
  schedule(claimEveryMs, name, async () => {
    const now = Date.now()
    if (!(await claimJob(name, ms, now))) return
    let isDone = false
    try {
      isDone = (await job(now)) !== notDone
    } finally {
      if (!isDone) await retryJobSoon(name, ms, now)
    }
  })
