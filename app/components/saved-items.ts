import { useRouteLoaderData } from '@remix-run/react'

/** Holds the saved items of a visitor: the ids of the wishlist, and the compared products with their names. */
export type SavedItems = { wished: string[]; compared: { id: string; name: string }[] }

const nothing: SavedItems = { wished: [], compared: [] }

/** Returns which saved lists a product is in. */
export const listsOf = ({ wished, compared }: SavedItems, id: string) => ({
  isWished: wished.includes(id),
  isCompared: compared.some((one) => one.id === id),
})

/** The save buttons and the counts in the head use these. */
export const useSavedItems = (): SavedItems =>
  useRouteLoaderData<{ saved?: SavedItems }>('root')?.saved ?? nothing
