import { db } from '#app/database/database.server.ts'
import { isoMoment } from '#app/i18n/format/iso-moment.ts'
import type { CustomerArea } from '#app/shop/customers/accounts/customer-area.server.ts'

export const libraryArea: CustomerArea = {
  /** The key of the feed is left out, because anyone with it may read the feed. */
  async exportData({ id }) {
    const feed = await db.read
      .selectFrom('ebookLibrary')
      .where('customer', '=', id)
      .select('createdAt')
      .executeTakeFirst()
    return { ebookFeed: feed ? { createdAt: isoMoment(feed.createdAt) } : null }
  },
  customerTables: ['ebookLibrary'],
}
