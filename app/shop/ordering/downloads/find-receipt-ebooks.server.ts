import { ebookAccess } from '#app/shop/ordering/orders/ebook-right.ts'
import { ebooksKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { listEbooksOfOrder } from './bought-ebooks.server.ts'
import { downloadsPath } from './downloads-page.ts'
import { ebookPath } from './downloads-page.server.ts'
import type { ReceiptEbooks } from './receipt-ebooks.ts'

/** A receipt shows at most this many buttons; beyond, its page lists the files. */
const mostFiles = 3

/** Returns links that open the order's e-books for anyone who can read the receipt. */
export async function findReceiptEbooks(order: string, now: number): Promise<ReceiptEbooks> {
  const [secret, bought] = await Promise.all([ensureLinkSecret(), listEbooksOfOrder(order)])
  const key = ebooksKey(secret, order, now)
  const open = bought.filter((one) => ebookAccess(one, now).kind === 'open')
  return {
    path: downloadsPath({ order, key }),
    files:
      open.length > mostFiles
        ? []
        : open.map((one) => ({ name: one.name, path: ebookPath(one, key) })),
  }
}
