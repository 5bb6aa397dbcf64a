import { createContext } from 'react'

/** The nonce marks the shop's own scripts while the page is rendered; the page that is sent names them by hash. */
export const Nonce = createContext<string | undefined>(undefined)
