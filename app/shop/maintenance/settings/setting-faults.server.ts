import { paymentSettingNames } from '#app/shop/ordering/orders/payment-method.ts'
import { sellerSettingNames } from '#app/shop-settings/seller-facts.ts'
import type { SettingFault } from '#app/shop-settings/setting-fault.ts'
import {
  completeShopSettings,
  type ShopSettingName,
  type StoredShopSettings,
} from '#app/shop-settings/shop-settings.ts'
import { listInvoiceFaults } from './invoice-faults.server.ts'
import { listMarketFaults } from './market-faults.server.ts'
import { listAccountFaults, listPaymentFaults } from './payment-faults.server.ts'
import { listSellerFaults } from './seller-faults.server.ts'

const paymentSettings: string[] = ['markets', 'bankAccount', ...paymentSettingNames]
const sellerSettings: string[] = sellerSettingNames

/**
 * Returns each fault of settings that depend on each other, or on rows of the shop, as they would be.
 * @param changed A change of other settings is not refused for what was wrong before.
 */
export async function listSettingFaults(
  stored: StoredShopSettings,
  changed: ShopSettingName[],
  now: number,
): Promise<SettingFault[]> {
  const settings = completeShopSettings(stored)
  const concerns = (names: string[]) => changed.some((name) => names.includes(name))
  const faults = [
    ...(await listMarketFaults(settings, changed, now)),
    ...(concerns(sellerSettings) ? listSellerFaults(settings) : []),
    ...(concerns(['invoiceSeries', 'creditNoteSeries']) ? await listInvoiceFaults(settings) : []),
    ...(concerns(['bankAccount']) ? await listAccountFaults(settings) : []),
  ]
  // Sums can be compared only in currencies that have a rate.
  return faults.length === 0 && concerns(paymentSettings)
    ? listPaymentFaults(settings, now)
    : faults
}
