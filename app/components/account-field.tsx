import { useRouteLoaderData } from '@remix-run/react'

/**
 * Names whom a form was shown to. When it is sent the sign-in may have ended, and what was typed is kept for that
 * customer alone.
 */
export function AccountField() {
  const shop = useRouteLoaderData<{ account?: string }>('root')
  return shop?.account === undefined ? null : (
    <input type="hidden" name="account" value={shop.account} />
  )
}
