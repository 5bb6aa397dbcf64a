import { listServedCountries } from '#app/shop/pricing/delivery/delivery.server.ts'
import { paymentSettingNames } from '#app/shop/ordering/orders/payment-method.ts'
import { listCurrencyFaults } from './currency-faults.server.ts'
import { listPickupFaults } from './pickup-faults.ts'
import { settingFault, type SettingFault } from '#app/shop-settings/setting-fault.ts'
import type { ShopSettingName, ShopSettings } from '#app/shop-settings/shop-settings.ts'

const currencySettings: ShopSettingName[] = [
  'currency',
  'currencies',
  'marketCurrencies',
  ...paymentSettingNames,
]
const deliverySettings: ShopSettingName[] = ['homeMarket', 'markets', 'pickupPlaces']

/**
 * Returns a fault for each currency or market that contradicts another setting, or that the shop cannot serve, such
 * as a market without delivery.
 * @param changed A change of other settings is not refused for these, as after a change of the delivery prices.
 */
export async function listMarketFaults(
  settings: ShopSettings,
  changed: ShopSettingName[],
  now: number,
): Promise<SettingFault[]> {
  const has = (names: ShopSettingName[]) => names.some((name) => changed.includes(name))
  return [
    ...(has(currencySettings) ? await listCurrencyFaults(settings, now) : []),
    ...(has(['pickupPlaces']) ? listPickupFaults(settings) : []),
    ...(has(deliverySettings) ? await listDeliveryFaults(settings) : []),
  ]
}

async function listDeliveryFaults(settings: ShopSettings): Promise<SettingFault[]> {
  const { homeMarket, markets, pickupPlaces } = settings
  const served = await listServedCountries(pickupPlaces)
  const faults = markets
    .filter((country) => !served.includes(country))
    .map((country) =>
      settingFault(
        'markets',
        'unserved',
        { country },
        `has ${country}, to which the shop has no delivery price; add one (delivery add) or a place to collect orders (delivery pickup add) first`,
      ),
    )
  const delivered = markets.length > 0 ? markets : served
  if (!delivered.includes(homeMarket))
    faults.push(
      settingFault(
        'homeMarket',
        'homeElsewhere',
        { country: homeMarket },
        `is ${homeMarket}, which is not among markets: ${delivered.join(', ')}`,
      ),
    )
  return faults
}
