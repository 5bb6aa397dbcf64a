import { listUntaxedMarkets } from '#app/shop/maintenance/tax/untaxed-markets.server.ts'
import { warning, type Finding } from '#app/shop/operations/findings/finding.ts'
import { taxKinds } from '#app/shop/pricing/tax/tax.ts'

/** Warns of each market that `listUntaxedMarkets` names. */
export async function checkTax(now: number): Promise<Finding[]> {
  const markets = await listUntaxedMarkets(now)
  return markets.map(({ country, missing }) => {
    const isNone = missing.length === taxKinds.length
    const what = isNone ? 'anything' : missing.join(', ')
    return warning(
      `market ${country}`,
      `has no tax rate for ${what} today, so no tax is charged (tax set ${country})`,
      isNone ? { code: 'tax-none' } : { code: 'tax-some', facts: { kinds: what } },
    )
  })
}
