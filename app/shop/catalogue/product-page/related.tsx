import { SectionHead } from '#app/components/section-head.tsx'
import type { ProductCard } from '#app/shop/catalogue/product-card/product-card.ts'
import { CardGrid } from '#app/shop/catalogue/product-card/product-card.tsx'

/** Shows other products on the page of a product. */
export function Related({ title, cards }: { title: string; cards: ProductCard[] }) {
  if (cards.length === 0) return null
  return (
    <section className="section">
      <SectionHead title={title} />
      <CardGrid cards={cards} level="h3" />
    </section>
  )
}
