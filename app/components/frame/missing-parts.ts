import { useRouteLoaderData } from '@remix-run/react'

/** Names something that a shop may have none of. */
export type MissingPart = 'offers' | 'ebooks' | 'samples'

/** Returns what the shop has none of, which no page links or promises. */
export const useMissingParts = (): MissingPart[] =>
  useRouteLoaderData<{ missing?: MissingPart[] }>('root')?.missing ?? []
