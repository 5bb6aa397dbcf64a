import { createContext, type ReactNode } from 'react'

/** A fragment is rendered by a component at the top of its module, which uses the language and no other context. */
export type FragmentComponent<Props extends object> = ((props: Props) => ReactNode) & {
  /** It is set for a component that most pages show many times. Each component has its own cache. */
  cacheSize?: 'large'
}

/** Returns the markup of a component with these props, rendered once for all who see the same. */
export type CacheFragment = <Props extends object>(
  of: FragmentComponent<Props>,
  props: Props,
) => string

/** Only the server provides a value. */
export const FragmentCache = createContext<CacheFragment | undefined>(undefined)
