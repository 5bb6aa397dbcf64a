import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { couponActions } from '#app/actions/coupon-actions.server.ts'
import { cartFormShape, withCartForm } from '#app/actions/cart-form.server.ts'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { describeHead } from '#app/http/head.ts'
import { describeEndedSignIn } from '#app/http/ended-sign-in.server.ts'
import { headOf } from '#app/http/head.server.ts'
import { createActionOf } from '#app/http/create-action.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'
import { CartDelivery } from '#app/shop/ordering/cart/cart-delivery.tsx'
import { CartForm, CartLines } from '#app/shop/ordering/cart/cart-lines.tsx'
import type { CartPage as Cart } from '#app/shop/ordering/cart/cart-page.ts'
import { findCartPage } from '#app/shop/ordering/cart/cart-page.server.ts'
import { CartSums } from '#app/shop/ordering/cart/cart-sums.tsx'
import { EmptyCart } from '#app/shop/ordering/cart/empty-cart.tsx'
import { CouponErrors } from '#app/shop/ordering/coupons/coupon-form.tsx'
import { Crumbs } from '#app/components/crumbs.tsx'
import { EndedSignInNote } from '#app/components/ended-sign-in-note.tsx'
import type { EndedSignIn } from '#app/components/ended-sign-in.ts'

export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const cart = await findCartPage(context)
  const { t } = context
  const about = { title: t('title.cart'), description: t('cart.description'), noindex: true }
  return { head: headOf(context, about), cart, ...describeEndedSignIn(context) }
}

export const action = createActionOf(
  cartFormShape,
  withCartForm({ ...sharedActions, ...couponActions }),
)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function CartPage() {
  const { t } = useTranslation()
  const { cart, ended } = useLoaderData<typeof loader>() as { cart: Cart; ended?: EndedSignIn }
  const isEmpty = cart.lines.length + cart.unavailable.length === 0
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <Crumbs steps={[{ name: t('frame.cart') }]} />
        {!cart.sums && <CouponErrors />}
        {ended && <EndedSignInNote ended={ended} isBeside={!isEmpty} />}
        {!isEmpty && <FilledCart cart={cart} />}
        {isEmpty && !ended && <EmptyCart {...cart} />}
      </div>
    </main>
  )
}

function FilledCart({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  const { sums } = cart
  return (
    <>
      <div className="page-head">
        <h1>{t('cart.heading')}</h1>
      </div>
      <CartForm lines={cart.lines}>
        <CartLines cart={cart} />
        <aside className="panel sticky" aria-label={t('cart.sum')}>
          <h2>{t('cart.sum')}</h2>
          {sums ? <CartSums cart={cart} sums={sums} /> : <p>{t('cart.nothingToSell')}</p>}
          <CartDelivery cart={cart} />
        </aside>
      </CartForm>
    </>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
