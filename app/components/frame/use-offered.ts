import { useRouteLoaderData } from '@remix-run/react'
import { currencies, type Currency } from '#app/i18n/currency.ts'

/** Holds the choices that a shop offers where they are not those of the sample shop; each page carries them. */
export type Offered = { currencies?: Currency[]; countries?: string[] }

type RootData = { offered?: Offered }

/** Returns the currencies that shoppers can choose, and the countries if the shop delivers to some alone. */
export function useOffered(): { currencies: readonly Currency[]; countries?: string[] } {
  const data = useRouteLoaderData('root') as RootData | undefined
  return { currencies, ...data?.offered }
}
