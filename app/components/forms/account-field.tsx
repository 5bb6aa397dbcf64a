import { useRouteLoaderData } from '@remix-run/react'

/**
 * Names the customer that a form was shown to. The sign-in may have ended when the form is sent; the typed values are
 * then kept for that customer alone.
 */
export function AccountField() {
  const shop = useRouteLoaderData<{ account?: string }>('root')
  return shop?.account === undefined ? null : (
    <input type="hidden" name="account" value={shop.account} />
  )
}
