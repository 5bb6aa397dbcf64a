import { createContext, type ReactElement } from 'react'

/** Answers with the markup of a part, rendered once for all that it shows under its name; names are few. */
export type CacheFragment = (name: string, of: unknown, part: ReactElement) => string

/** The server alone provides a value. */
export const FragmentCache = createContext<CacheFragment | undefined>(undefined)
