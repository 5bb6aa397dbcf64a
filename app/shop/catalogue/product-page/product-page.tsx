import type { ComponentProps, ReactNode } from 'react'
import { Crumbs } from '#app/components/crumbs.tsx'
import { Notices } from '#app/components/notices.tsx'
import { SerialisedScriptData } from '#app/components/script-data.tsx'
import { CardRefusal } from '#app/shop/catalogue/product-card/product-card.tsx'
import { DraftNote } from '#app/shop/catalogue/reviews/review-form.tsx'
import type { ReviewsPart } from '#app/shop/catalogue/reviews/reviews-part.ts'
import { Reviews } from '#app/shop/catalogue/reviews/reviews.tsx'
import { BuyBar } from './buy.tsx'
import type { AnyProductPage } from './detail.ts'
import type { StockAlertFields } from './stock-alert-fields.ts'
import { StockAlertError } from './stock-alert-form.tsx'

type ProductPageProps = ComponentProps<typeof Crumbs> & {
  page: Pick<AnyProductPage, 'id' | 'buying' | 'notices' | 'priceBlock'>
  /** Holds the structured data. */
  json: string
  reviews: ReviewsPart | undefined
  /** Holds the form of the stock alert, if there is one. */
  alert: StockAlertFields | undefined
  /** Explains that the comparison is full. */
  compareFull: ReactNode
  /** Shows the outcome of a stock alert. */
  answer: ReactNode
  /** Holds the details of the book or of other goods. */
  children: ReactNode
  /** Shows other products, below the reviews. */
  more: ReactNode
  /** Lists the cards within `more`. */
  cards: { id: string }[]
}

/** Shows a product: first what went wrong, then its details, its reviews, and other products. */
export function ProductPage({ page, json, reviews, children, ...props }: ProductPageProps) {
  const { steps, canonical, alert, compareFull, answer, more, cards } = props
  return (
    <main id="main" tabIndex={-1} key={page.id}>
      <div className="wrap">
        <Crumbs steps={steps} canonical={canonical} />
        <CardRefusal cards={cards} except={page.id}>
          {compareFull}
        </CardRefusal>
        <StockAlertError form={alert} />
        <DraftNote part={reviews} />
        {page.notices && <Notices notices={page.notices} />}
        {answer}
        {children}
        <Reviews part={reviews} />
        {more}
      </div>
      <BuyBar buying={page.buying} price={page.priceBlock.price} />
      <SerialisedScriptData json={json} />
    </main>
  )
}
