import { db } from '#app/database/database.server.ts'
import { parseLanguage, fallbackLanguage, type Language } from '#app/i18n/languages.ts'
import { settings } from '#app/settings.server.ts'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'
import { purchasabilityOf } from '#app/shop/ordering/quote/purchasability.ts'
import { listPurchasableItems } from '#app/shop/ordering/quote/purchasable-items.server.ts'
import { backInStockMail } from './back-in-stock-mail.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { describeStockAlert, type StockAlertText } from './stock-alert-text.server.ts'

const batch = 100

/**
 * Tells everybody who confirmed and waits for something that can be bought now, once each, and forgets their
 * addresses: what the shop still holds of them is the mail in its outbox. Any number of processes may do it
 * at once. Answers how many mails were written.
 */
export async function notifyBackInStock(now: number): Promise<number> {
  let notified = 0
  for (let after = ''; ;) {
    const waiting = await listWaiting(after, now)
    const last = waiting.at(-1)
    if (!last) return notified
    after = last.keyHash
    for (const { keyHash, watched } of await listBack(waiting, now))
      if (await tell(keyHash, watched, now)) notified++
  }
}

type WaitingAlert = LineKey & { keyHash: string; language: string }

/**
 * Returns confirmed alerts of products that may be available again, a batch at a time. It leaves
 * out those that surely are not, so that thousands who wait for one book cost little; the cart's
 * rule decides.
 */
const listWaiting = (after: string, now: number): Promise<WaitingAlert[]> =>
  db.read
    .selectFrom('stockWatch as watch')
    .innerJoin('product', 'product.id', 'watch.productId')
    .leftJoin('variant', (join) =>
      join
        .onRef('variant.productId', '=', 'watch.productId')
        .onRef('variant.color', '=', 'watch.color')
        .onRef('variant.size', '=', 'watch.size'),
    )
    .where('watch.confirmedAt', 'is not', null)
    .where('watch.keyHash', '>', after)
    .where((row) =>
      row.or([
        row('variant.stock', '>', 0),
        row.and([
          row('product.hasVariants', '=', 0),
          row.or([row('product.stock', 'is', null), row('product.stock', '>', 0)]),
        ]),
        // A back-order can be bought with none in stock.
        row('product.supplyDays', 'is not', null),
        row('product.publishedAt', '>', now),
      ]),
    )
    .where((row) =>
      row.exists(
        row
          .selectFrom('price')
          .select('price.id')
          .whereRef('price.productId', '=', 'watch.productId')
          .where('price.fromAt', '<=', now)
          .where((price) =>
            price.or([price('price.untilAt', 'is', null), price('price.untilAt', '>', now)]),
          ),
      ),
    )
    .select(['watch.keyHash', 'watch.productId', 'watch.color', 'watch.size', 'watch.language'])
    .orderBy('watch.keyHash')
    .limit(batch)
    .execute()

const languageOf = ({ language }: { language: string }): Language =>
  parseLanguage(language) ?? fallbackLanguage()

/** Lists the products that can be bought again, with their names in the language of the subscriber. */
async function listBack(waiting: WaitingAlert[], now: number) {
  const back: { keyHash: string; watched: StockAlertText }[] = []
  for (const language of new Set(waiting.map(languageOf))) {
    const own = waiting.filter((watch) => languageOf(watch) === language)
    const items = await listPurchasableItems(db.read, own, language)
    for (const watch of own) {
      const item = items.get(lineId(watch))
      // The query has checked that there is a price.
      if (item && purchasabilityOf(item, watch, true, now).ok)
        back.push({ keyHash: watch.keyHash, watched: describeStockAlert(item, watch, language) })
    }
  }
  return back
}

/**
 * Deletes the alert and queues its mail; returns false if another process did so first or the
 * alert was withdrawn.
 */
const tell = (keyHash: string, watched: StockAlertText, now: number): Promise<boolean> =>
  db.write(async (trx) => {
    const watch = await trx
      .deleteFrom('stockWatch')
      .where('keyHash', '=', keyHash)
      .where('confirmedAt', 'is not', null)
      .returning(['email', 'language', 'origin'])
      .executeTakeFirst()
    if (!watch) return false
    const { email, origin } = watch
    const mail = backInStockMail({
      ...watched,
      email,
      language: languageOf(watch),
      origin: settings().PUBLIC_URL ?? origin,
      about: keyHash,
    })
    await enqueueMail(trx, mail, now)
    return true
  })
