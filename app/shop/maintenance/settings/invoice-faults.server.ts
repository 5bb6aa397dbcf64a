import { db } from '#app/database/database.server.ts'
import type { InvoiceKind } from '#app/database/tables.ts'
import { settingFault, type SettingFault } from '#app/shop-settings/setting-fault.ts'
import type { ShopSettings } from '#app/shop-settings/shop-settings.ts'

/** Returns a fault for each series of which a number could be equal to another one. */
export async function listInvoiceFaults({
  invoiceSeries,
  creditNoteSeries,
}: ShopSettings): Promise<SettingFault[]> {
  if (invoiceSeries === creditNoteSeries)
    return [
      settingFault(
        'creditNoteSeries',
        'sameSeries',
        {},
        `is "${creditNoteSeries}" like invoiceSeries, so that numbers would repeat; begin one of them with other letters`,
      ),
    ]
  return [
    ...(await listRepeats('invoiceSeries', invoiceSeries, 'credit-note')),
    ...(await listRepeats('creditNoteSeries', creditNoteSeries, 'invoice')),
  ]
}

async function listRepeats(
  name: string,
  series: string,
  other: InvoiceKind,
): Promise<SettingFault[]> {
  const made = await db.read
    .selectFrom('invoice')
    .select('number')
    .where('kind', '=', other)
    .where('series', '=', series)
    .limit(1)
    .executeTakeFirst()
  const what = other === 'invoice' ? 'invoices' : 'credit notes'
  return made
    ? [
        settingFault(
          name,
          'usedSeries',
          { what: made.number },
          `is "${series}", and ${what} such as ${made.number} have this form, so that a number would repeat; use other letters`,
        ),
      ]
    : []
}
