import { createContext, type ReactElement } from 'react'

/** Answers with the markup of a part, rendered once for each key. */
export type KeepMarkup = (key: string, part: ReactElement) => string

/** Given on the server alone. */
export const MarkupKeeper = createContext<KeepMarkup | undefined>(undefined)
