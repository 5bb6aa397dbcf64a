import { randomUUID } from 'node:crypto'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import {
  startStockAlert,
  type StockAlertRequest,
} from '#app/shop/lists/stock-alerts/subscribe.server.ts'
import { confirmStockAlert } from '#app/shop/lists/stock-alerts/stock-alerts.server.ts'

export const now = Date.now()
export const minute = 60_000
export { dayMs }

export const newEmail = () => `asha-${randomUUID()}@example.org`
export const origin = 'http://shop.test'

/** Returns a request for a stock alert, without colour and size unless the facts differ. */
export const aStockAlertRequest = (
  productId: string,
  facts: Partial<StockAlertRequest> = {},
): StockAlertRequest => ({
  productId,
  color: '',
  size: '',
  email: newEmail(),
  language: 'en',
  ...facts,
})

export const mailsTo = (email: string) =>
  db.read
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export const watchesOf = (email: string) =>
  db.read
    .selectFrom('stockWatch')
    .selectAll()
    .where('emailFolded', '=', email.toLowerCase())
    .execute()

/** Returns the key of the newest link that was sent to an address. */
export async function keyFor(email: string): Promise<string> {
  const mails = (await mailsTo(email)).filter((mail) => mail.kind === 'stock-confirm')
  return /notify=([\w-]+)/.exec(mails.at(-1)!.text)![1]!
}

/** Subscribes an address and confirms it by the link of the mail. */
export async function aWaiter(
  productId: string,
  facts: Partial<StockAlertRequest> = {},
): Promise<StockAlertRequest> {
  const request = aStockAlertRequest(productId, facts)
  await startStockAlert(request, origin, now - minute)
  await confirmStockAlert(await keyFor(request.email), origin, now - minute)
  return request
}
