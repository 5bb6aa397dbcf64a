import { useTranslation } from '#app/i18n/use-translation.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import { CartLines } from '#app/shop/ordering/cart/cart-lines.tsx'
import { EmptyCart } from '#app/shop/ordering/cart/empty-cart.tsx'
import { Listing } from '#app/shop/catalogue/listing/listing.tsx'
import type { ListingPage } from '#app/shop/catalogue/listing/listing-page.ts'
import type { ProductCard } from '#app/shop/catalogue/product-card/product-card.ts'
import { CardGrid } from '#app/shop/catalogue/product-card/product-card.tsx'
import { CompareTable } from '#app/shop/lists/compare/compare-table.tsx'
import type { ComparePage } from '#app/shop/lists/compare/compare-page.ts'
import { OrderList } from '#app/shop/ordering/order-pages/order-list.tsx'
import { OrderSteps } from '#app/shop/ordering/order-pages/order-steps.tsx'
import { OrderSums } from '#app/shop/ordering/order-pages/order-sums.tsx'
import { PaymentNote } from '#app/shop/ordering/payments/payment-note.tsx'
import type { ReviewsPart } from '#app/shop/catalogue/reviews/reviews-part.ts'
import { Reviews } from '#app/shop/catalogue/reviews/reviews.tsx'
import { cartOf, orders, payments, progresses, sums } from './state-props.ts'
import { StatesPart } from './states-part.tsx'

/** The page reads this data from the demo. */
type ShownState = {
  cards: ProductCard[]
  listing?: ListingPage
  noHit?: ListingPage
  compare: ComparePage
  reviews?: ReviewsPart | undefined
}

export function ShopStates({ shown }: { shown: ShownState }) {
  return (
    <>
      <StatesPart part="cards">
        <CardGrid cards={shown.cards} level="h3" />
      </StatesPart>
      <StatesPart part="listing">{shown.listing && <Listing listing={shown.listing} />}</StatesPart>
      <StatesPart part="empty">
        {shown.noHit && <Listing listing={shown.noHit} />}
        <EmptyCart />
        <OrderList list={{ orders: [], page: 1, lastPage: 1, total: 0 }} />
        <Lost />
      </StatesPart>
      <StatesPart part="cart">
        <CartLines cart={cartOf(shown.cards)} />
      </StatesPart>
      <StatesPart part="orders">
        <OrderList list={{ orders, page: 1, lastPage: 3, total: 26 }} />
        {progresses.map((progress) => (
          <OrderSteps progress={progress} key={progress.state} />
        ))}
        {payments.map((payment) => (
          <PaymentNote payment={payment} key={payment.kind} />
        ))}
        <div className="panel">
          <OrderSums {...sums} />
        </div>
      </StatesPart>
      <StatesPart part="tables">
        <CompareTable page={shown.compare} />
        <Reviews part={shown.reviews} />
      </StatesPart>
    </>
  )
}

/** An error page is a full document, so this part links to one. */
function Lost() {
  const { t } = useTranslation()
  return (
    <p>
      <ShopLink to="/not-found">{t('error.notFound')}</ShopLink>
    </p>
  )
}
