import type { Offered } from '#app/components/frame/use-offered.ts'
import { currencies } from '#app/i18n/currency.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'

/** Returns what a page must know of the choices that the shop offers; nothing if they are those of the sample shop. */
export function findOffered(): { offered?: Offered } {
  const { currencies: own, markets } = shopSettings()
  const isSame = own.join() === currencies.join()
  const offered = {
    ...(!isSame && { currencies: own }),
    ...(markets.length > 0 && { countries: markets }),
  }
  return Object.keys(offered).length > 0 ? { offered } : {}
}
