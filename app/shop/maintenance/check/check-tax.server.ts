import { hasVat, type Country } from '#app/i18n/markets.ts'
import { warning, type Finding } from '#app/shop/operations/findings/finding.ts'
import { listDeliveryCountries } from '#app/shop/pricing/delivery/delivery.server.ts'
import { taxKinds } from '#app/shop/pricing/tax/tax.ts'
import { listTaxRates } from '#app/shop/pricing/tax/tax.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'

/**
 * Warns of markets where the shop charges no tax because it has no rate. A shop that delivers everywhere is warned of
 * those alone whose sellers charge one as a rule; parcels to the others pay theirs at customs.
 */
export async function checkTax(now: number): Promise<Finding[]> {
  const rates = await listTaxRates(now)
  const isChosen = shopSettings().markets.length > 0
  const isTaxed = (country: Country) => hasVat(country) || country === 'IN'
  const markets = (await listDeliveryCountries()).filter((one) => isChosen || isTaxed(one))
  return markets.flatMap((country) => {
    const own = rates.get(country)
    const missing = taxKinds.filter((kind) => (own?.[kind] ?? null) === null)
    if (missing.length === 0) return []
    const isNone = missing.length === taxKinds.length
    const what = isNone ? 'anything' : missing.join(', ')
    return [
      warning(
        `market ${country}`,
        `has no tax rate for ${what} today, so no tax is charged (tax set ${country})`,
        isNone ? { code: 'tax-none' } : { code: 'tax-some', facts: { kinds: what } },
      ),
    ]
  })
}
