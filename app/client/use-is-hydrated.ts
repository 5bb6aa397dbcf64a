import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns whether React has hydrated the page. It is false on the server and during hydration. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
