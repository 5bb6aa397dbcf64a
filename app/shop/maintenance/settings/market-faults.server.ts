import { currencyList } from '#app/i18n/currency.ts'
import { listRatedCountries } from '#app/shop/pricing/delivery/delivery.server.ts'
import type { ShopSettings } from '#app/shop-settings/shop-settings.ts'

/**
 * Returns a sentence for each currency or market that contradicts another setting, or that the shop cannot serve, such
 * as a market without delivery.
 */
export const listMarketFaults = async (settings: ShopSettings): Promise<string[]> => [
  ...listCurrencyFaults(settings),
  ...(await listDeliveryFaults(settings)),
]

function listCurrencyFaults({ currency, currencies, marketCurrencies }: ShopSettings): string[] {
  const faults = Object.entries(marketCurrencies)
    .filter(([, own]) => own !== undefined && !currencies.includes(own))
    .map(
      ([country, own]) =>
        `marketCurrencies.${country} is ${own}, which shoppers cannot choose; currencies has ${currencies.join(', ')}`,
    )
  if (!currencies.includes(currency))
    faults.push(
      `currencies has ${currencies.join(', ')} and lacks ${currency}, the currency of the shop; set currency first to one of ${currencyList}, or add it`,
    )
  return faults
}

async function listDeliveryFaults({ homeMarket, markets }: ShopSettings): Promise<string[]> {
  const served = await listRatedCountries()
  const faults = markets
    .filter((country) => !served.includes(country))
    .map((country) => `markets has ${country}, to which the shop has no delivery rate`)
  const delivered = markets.length > 0 ? markets : served
  if (!delivered.includes(homeMarket))
    faults.push(`homeMarket is ${homeMarket}, which is not among markets: ${delivered.join(', ')}`)
  return faults
}
