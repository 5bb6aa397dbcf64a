import { useTranslation } from '#app/i18n/use-translation.ts'
import type { ProductCard } from '#app/shop/catalogue/product-card/product-card.ts'
import { Related } from '#app/shop/catalogue/product-page/related.tsx'

/** Renders the recently viewed products, or nothing if there are none. */
export function RecentlyViewed({ cards }: { cards: ProductCard[] }) {
  const { t } = useTranslation()
  return <Related title={t('product.viewed')} cards={cards} />
}
