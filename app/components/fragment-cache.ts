import { createContext, type ReactElement } from 'react'

/** Returns the markup of a part, rendered once for all that it shows under its name. There are few names. */
export type CacheFragment = (name: string, of: unknown, part: ReactElement) => string

/** Only the server provides a value. */
export const FragmentCache = createContext<CacheFragment | undefined>(undefined)
