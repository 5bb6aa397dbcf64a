import { db } from '#app/database/database.server.ts'
import { isoMoment } from '#app/i18n/format/iso-moment.ts'

/** This is a `CustomerArea`, whose type belongs to accounts, the area above this one. */
export const addressArea = {
  async exportData({ id }: { id: string }) {
    const rows = await db.read
      .selectFrom('customerAddress')
      .where('customer', '=', id)
      .select(['name', 'addressLine1', 'addressLine2', 'postcode', 'city', 'region', 'country'])
      .select(['telephone', 'isDefault', 'createdAt'])
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
    return {
      addresses: rows.map((row) => ({
        ...row,
        isDefault: row.isDefault === 1,
        createdAt: isoMoment(row.createdAt),
      })),
    }
  },
  customerTables: ['customerAddress'],
} as const
