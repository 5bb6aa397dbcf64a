import { listLastFiles } from '#app/shop/catalogue/ebooks/sold-file.server.ts'
import { localDayText } from '#app/i18n/format/format-order.ts'
import { timeZoneOf } from '#app/i18n/format/time-zones.ts'
import type { Language } from '#app/i18n/languages.ts'
import { marketOfLanguage } from '#app/shop-settings/markets.server.ts'
import { ebookAccess } from '#app/shop/ordering/orders/ebook-right.ts'
import { ebooksKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { listEbooksOfOrder } from './bought-ebooks.server.ts'
import { downloadsPath } from './downloads-page.ts'
import { ebookPath } from './downloads-page.server.ts'
import type { ReceiptEbooks } from './receipt-ebooks.ts'

/** A receipt shows at most this many buttons; beyond, its page lists the files. */
const mostFiles = 3

/** Returns links that open the order's e-books for anyone who can read the receipt, in its language. */
export async function findReceiptEbooks(
  order: string,
  { language, now }: { language: Language; now: number },
): Promise<ReceiptEbooks> {
  const [secret, bought] = await Promise.all([ensureLinkSecret(), listEbooksOfOrder(order)])
  const key = ebooksKey(secret, order, now)
  const open = bought.filter((one) => ebookAccess(one, now).kind === 'open')
  const shown = open.length > mostFiles ? [] : open
  const lastFiles = await listLastFiles(shown.map(({ productId }) => productId))
  const zone = timeZoneOf(marketOfLanguage(language))
  return {
    path: downloadsPath({ order, key }),
    files: shown.map((one) => {
      const { format = 'epub', addedAt = null } = lastFiles.get(one.productId) ?? {}
      const isNewer = addedAt !== null && addedAt > one.placedAt
      return {
        name: one.name,
        path: ebookPath({ ...one, format }, key),
        ...(format === 'mp3' && { isZip: true }),
        ...(isNewer && { newEdition: localDayText(addedAt, language, zone).text }),
      }
    }),
  }
}
