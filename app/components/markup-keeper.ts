import { createContext, type ReactElement } from 'react'

/** Answers with the markup of a part, rendered once for each key of its name; names are few, keys any number. */
export type KeepMarkup = (name: string, key: string, part: ReactElement) => string

/** Given on the server alone. */
export const MarkupKeeper = createContext<KeepMarkup | undefined>(undefined)
