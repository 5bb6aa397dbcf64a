import { useWords } from '#app/i18n/use-words.ts'
import type { ProductCard } from '../catalogue/product-card.ts'
import { Related } from '../catalogue/related.tsx'

/** What the visitor looked at last; nothing where there is none. */
export function RecentlyViewed({ cards }: { cards: ProductCard[] }) {
  const { t } = useWords()
  return <Related title={t('product.viewed')} cards={cards} />
}
