import { Isolated } from '#app/components/isolated.tsx'
import { dirOf } from '#app/i18n/text-direction.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { LinkChips } from '#app/components/link-chips.tsx'
import { productPath } from '#app/shop/catalogue/product-card/product-card.ts'
import { StockAlertForm, type StockAlert } from './stock-alert-form.tsx'
import type { GoodsPage } from './detail.ts'
import { Buy } from './buy.tsx'
import { Gallery, StagePicture } from './gallery.tsx'
import { ProductText, Facts, PriceLines, Stock } from './detail-parts.tsx'
import { SaveForm } from '#app/shop/catalogue/product-card/save-buttons.tsx'
import { Rating } from '#app/shop/catalogue/product-card/product-card.tsx'
import { useOwnForms } from './use-own-forms.ts'
import { Colors, Sizes, Thumbs } from './variant-choices.tsx'

type GoodsDetailProps = {
  goods: GoodsPage
  watch: StockAlert
}

/** Shows a product that is no book: its picture in each colour, its sizes, its price, and what is known about it. */
export function GoodsDetail({ goods, watch }: GoodsDetailProps) {
  const { t } = useTranslation()
  const { refusals, ...lists } = useOwnForms(goods.id)
  const path = productPath({ id: goods.id, kind: 'goods' })
  return (
    <>
      <div className="detail">
        <GoodsPicture goods={goods} path={path} />
        <div className="stack">
          {goods.isNew && <NewBadge />}
          <h1>
            <Isolated text={goods.name} />
          </h1>
          {goods.rating && <Rating rating={goods.rating} big />}
          <PriceLines block={goods.priceBlock} />
          {goods.colors.length > 0 && <Colors colors={goods.colors} path={path} />}
          {/* Sizes belong to a colour, so a new colour needs a new form. */}
          <Buy id={goods.id} buying={goods.buying} refusal={refusals.buy} key={goods.color}>
            {goods.color && <input type="hidden" name="color" value={goods.color} />}
            <Sizes goods={goods} refusal={refusals.buy} />
          </Buy>
          {goods.stock && <Stock stock={goods.stock} />}
          <StockAlertForm {...watch} refusal={refusals.watch} />
          <SaveForm id={goods.id} {...lists} refusal={refusals.keep} />
          {goods.lede && (
            <p className="lede" lang={goods.lang} dir={dirOf(goods.lede, goods.lang)}>
              {goods.lede}
            </p>
          )}
        </div>
      </div>
      <Gallery pictures={goods.pictures} />
      <ProductText title={t('product.description')} html={goods.html} lang={goods.lang} />
      <Facts facts={goods.facts}>
        <Tags goods={goods} />
      </Facts>
    </>
  )
}

function NewBadge() {
  const { t } = useTranslation()
  return (
    <p>
      <span className="badge badge--new">{t('product.new')}</span>
    </p>
  )
}

/** A phone shows the picture beside the title if there are colours or sizes to choose, else above it. */
function GoodsPicture({ goods, path }: { goods: GoodsPage; path: string }) {
  const isBeside = goods.colors.length + goods.sizes.length > 0
  return (
    <div className={isBeside ? 'beside' : undefined}>
      <div className="stage">
        <StagePicture
          page={goods}
          kind="thing"
          alt={goods.imageWords}
          phoneWidth={isBeside ? 'min(13rem, 42vw)' : '13rem'}
        />
      </div>
      {/* Without pictures of their own all colours would show the same one. */}
      {new Set(goods.colors.map(({ image }) => image)).size > 1 && (
        <Thumbs colors={goods.colors} path={path} />
      )}
    </div>
  )
}

/** Links to more products of the same kind. */
function Tags({ goods: { categories, tags } }: { goods: GoodsPage }) {
  const { t } = useTranslation()
  if (categories.length + tags.length === 0) return null
  return (
    <nav className="section--tight" aria-label={t('product.tags')}>
      <LinkChips links={[...categories, ...tags]} />
    </nav>
  )
}
