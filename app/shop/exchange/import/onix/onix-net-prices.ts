import { taxRateText, withTax, type TaxKind } from '#app/shop/pricing/tax/tax.ts'
import { currencyOfColumn } from '#app/shop/exchange/csv/csv-prices.ts'
import type { OnixContext } from './onix-context.ts'
import type { Offer } from './onix-prices.ts'
import { countriesBut } from './onix-territory.ts'
import { priceNote } from './onix-price-note.ts'

/**
 * Adds the tax of each country to prices without tax. A price without a country is for those with
 * its currency. Where the shop charges no tax, as in the USA, the price does not change. A price
 * with tax is preferred where one applies.
 */
export function addTaxes(
  offers: Offer[],
  isNet: (offer: Offer) => boolean,
  kind: TaxKind,
  { options: { taxes = new Map() }, note }: OnixContext,
): Offer[] {
  const gross = offers.filter((one) => !isNet(one))
  const hasGross = (market: string, currency: string) =>
    gross.some(({ territory, currency: own }) => {
      const isEverywhere = territory.markets.includes('')
        ? !territory.excluded.includes(market)
        : territory.markets.includes(market)
      return (
        isEverywhere &&
        (own === currency || !isTaxFree(market) || currencyOfColumn[market] !== currency)
      )
    })
  const rateIn = (market: string): number | null => taxes.get(market)?.[kind] ?? null
  const isTaxFree = (market: string) => rateIn(market) === null
  return offers.flatMap((offer) => {
    if (!isNet(offer)) return [offer]
    const { currency, amountMinor, amountText } = offer
    const markets = marketsOf(offer).filter((market) => !hasGross(market, currency))
    if (markets.length === 0)
      note(priceNote('netPrice', amountText, 'is without tax and is not taken'))
    else note(netPriceNote(amountText, markets, rateIn))
    return markets.map((market) => ({
      ...offer,
      amountMinor: withTax(amountMinor, rateIn(market)),
      territory: { markets: [market], isStated: true, excluded: [] },
    }))
  })
}

const marketsOf = ({ territory, currency }: Offer): string[] =>
  territory.markets.includes('')
    ? countriesBut(territory.excluded).filter((market) => currencyOfColumn[market] === currency)
    : territory.markets

function netPriceNote(
  amountText: string,
  markets: string[],
  rateIn: (market: string) => number | null,
) {
  const taxed = markets.filter((market) => rateIn(market) !== null)
  const free = markets.filter((market) => rateIn(market) === null)
  const rates = taxed.map((one) => `${one} (${taxRateText(rateIn(one) ?? 0)})`).join(', ')
  const parts = [
    free.length > 0 && `taken as it is for ${free.join(', ')}`,
    taxed.length > 0 && `with that of the shop’s table for ${rates}`,
  ]
  return priceNote(
    taxed.length > 0 ? 'netPriceTaxed' : 'netPriceFree',
    amountText,
    `is without tax; ${parts.filter(Boolean).join(', ')}`,
    { markets: taxed.length > 0 ? [...free, rates].join(', ') : free.join(', ') },
  )
}
