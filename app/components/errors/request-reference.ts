import { createContext } from 'react'

/** Provides the id of the request of a page, on the server only. */
export const RequestReference = createContext<string | undefined>(undefined)
