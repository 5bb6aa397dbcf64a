import { hasVat, type Country } from '#app/i18n/markets.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { listDeliveryCountries } from '#app/shop/pricing/delivery/delivery.server.ts'
import { taxKinds, type TaxKind } from '#app/shop/pricing/tax/tax.ts'
import { listTaxRates } from '#app/shop/pricing/tax/tax.server.ts'

type UntaxedMarket = { country: Country; missing: TaxKind[] }

/**
 * Lists the markets where the shop charges no tax today for some kinds because it has no rate. Of a shop that delivers
 * everywhere they are those alone whose sellers charge one as a rule; parcels to the others pay theirs at customs.
 */
export async function listUntaxedMarkets(now: number): Promise<UntaxedMarket[]> {
  const rates = await listTaxRates(now)
  const isChosen = shopSettings().markets.length > 0
  const isTaxed = (country: Country) => hasVat(country) || country === 'IN'
  const markets = (await listDeliveryCountries()).filter((one) => isChosen || isTaxed(one))
  return markets.flatMap((country) => {
    const own = rates.get(country)
    const missing = taxKinds.filter((kind) => (own?.[kind] ?? null) === null)
    return missing.length === 0 ? [] : [{ country, missing }]
  })
}
