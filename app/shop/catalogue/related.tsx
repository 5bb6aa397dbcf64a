import { SectionHead } from '#app/components/section-head.tsx'
import type { ProductCard } from './product-card.ts'
import { CardGrid } from './product-card.tsx'

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
