import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether React has taken over the page; not so in what the server sends, nor while that is compared. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
