import { useRouteLoaderData } from '@remix-run/react'

/** What the visitor keeps in lists: the ids wished for, and what is compared, with its names. */
export type SavedItems = { wished: string[]; compared: { id: string; name: string }[] }

const nothing: SavedItems = { wished: [], compared: [] }

/** Which of the lists one product is in. */
export const listsOf = ({ wished, compared }: SavedItems, id: string) => ({
  isWished: wished.includes(id),
  isCompared: compared.some((one) => one.id === id),
})

/** For the buttons that put something in a list or take it out, and for the counts in the head. */
export const useSavedItems = (): SavedItems =>
  useRouteLoaderData<{ kept?: SavedItems }>('root')?.kept ?? nothing
