import { Isolated } from '#app/components/isolated.tsx'
import { dirOf } from '#app/i18n/text-direction.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/components/icon.tsx'
import { CachedFragment } from '#app/components/fragments/cached-fragment.tsx'
import { SectionHead } from '#app/components/section-head.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import { StockAlertForm, type StockAlert } from './stock-alert-form.tsx'
import type { BookPage, SeriesPart } from './detail.ts'
import type { EditionLink } from '#app/shop/catalogue/product-card/edition-link.ts'
import { Buy } from './buy.tsx'
import { Gallery, StagePicture } from './gallery.tsx'
import { ProductText, Facts, Names, PriceLines, Stock } from './detail-parts.tsx'
import { SaveForm } from '#app/shop/catalogue/product-card/save-buttons.tsx'
import { productPath } from '#app/shop/catalogue/product-card/product-card.ts'
import { Rating } from '#app/shop/catalogue/product-card/product-card.tsx'
import { SampleSection } from './sample.tsx'
import { useOwnForms, type OwnForms } from './use-own-forms.ts'

type BookDetailProps = {
  book: BookPage
  watch: StockAlert
}

/** Shows a book: its cover, its editions, its price and all that is known about it. */
export function BookDetail({ book, watch }: BookDetailProps) {
  const { t } = useTranslation()
  const { facts, sample, html, lang } = book
  return (
    <>
      <div className="detail">
        <div className="stage">
          <StagePicture page={book} kind="book" alt={book.name} phoneWidth="7rem" />
        </div>
        <Offer book={book} watch={watch} />
      </div>
      <Gallery pictures={book.pictures} />
      <ProductText title={t('product.about')} html={html} lang={lang} isOpening />
      <Facts facts={facts} />
      {sample && (
        <SampleSection sample={sample} path={productPath({ id: book.id, kind: 'book' })} />
      )}
    </>
  )
}

/**
 * Shows the part beside the cover. The fragment is the same for all visitors whose lists hold the book in the same way.
 */
function Offer({ book, watch }: BookDetailProps) {
  const forms = useOwnForms(book.id)
  const isRefused = Object.keys(forms.refusals).length > 0
  return (
    <CachedFragment
      as="div"
      className="stack"
      of={OfferLines}
      props={{ offer: offerOf(book), watch, forms }}
      isUncached={isRefused}
    />
  )
}

/** Picks all fields of the book that this part shows. */
const offerOf = (book: BookPage) => {
  const { id, name, nameLang, authors, year, press, isNew, rating } = book
  const { lede, lang, editions, priceBlock, stock, contentNote, buying, sample } = book
  const title = { name, nameLang, authors, year, press, isNew }
  const hasSample = Boolean(sample)
  return {
    id,
    title,
    rating,
    lede,
    lang,
    editions,
    priceBlock,
    stock,
    contentNote,
    buying,
    hasSample,
  }
}

type OfferProps = { offer: ReturnType<typeof offerOf>; watch: StockAlert; forms: OwnForms }

function OfferLines({ offer, watch, forms: { refusals, ...lists } }: OfferProps) {
  const { t } = useTranslation()
  const { id, title, rating, lede, lang, editions, priceBlock, stock, contentNote } = offer
  const { buying, hasSample } = offer
  return (
    <>
      <Title title={title} />
      {rating && <Rating rating={rating} big />}
      <Editions editions={editions} />
      <PriceLines block={priceBlock} />
      <Buy id={id} buying={buying} refusal={refusals.buy} />
      {stock && <Stock stock={stock} />}
      {contentNote && <p>{contentNote}</p>}
      <StockAlertForm {...watch} refusal={refusals.watch} />
      <SaveForm id={id} {...lists} refusal={refusals.keep} />
      {lede && (
        <p className="lede" lang={lang} dir={dirOf(lede, lang)}>
          {lede}
        </p>
      )}
      {hasSample && (
        <p>
          <a className="btn btn--quiet" href="#sample">
            <Icon name="book" />
            {t('product.readSample')}
          </a>
        </p>
      )}
    </>
  )
}

function Title({ title }: { title: OfferProps['offer']['title'] }) {
  const { t } = useTranslation()
  const { name, nameLang, authors, year, press, isNew } = title
  const { names, more } = authors
  return (
    <>
      {(press || isNew) && (
        <p className="row">
          {press && <span className="badge">{press}</span>}
          {isNew && <span className="badge badge--new">{t('product.new')}</span>}
        </p>
      )}
      <h1 lang={nameLang}>
        <Isolated text={name} lang={nameLang} />
      </h1>
      {(names.length > 0 || year) && (
        <p className="by">
          {names.length > 0 && `${t('product.by')} `}
          <Names names={names} />
          {more && ` ${more}`}
          {year && <span className="soft">{names.length > 0 ? ` · ${year}` : year}</span>}
        </p>
      )}
    </>
  )
}

/** Links the editions, each of which has a page of its own. */
function Editions({ editions }: { editions: EditionLink[] }) {
  const { t } = useTranslation()
  if (editions.length === 0) return null
  return (
    <nav aria-labelledby="editions">
      <p className="legend" id="editions">
        {t('product.edition')}
      </p>
      <ul className="variants">
        {editions.map(({ path, format, price, stock, isCurrent, isOut }) => (
          <li key={path}>
            <ShopLink
              className={`choice choice--format${isOut ? ' choice--out' : ''}`}
              to={path}
              aria-current={isCurrent ? 'page' : undefined}
            >
              <b>{format}</b> <span className="num">{price}</span>{' '}
              {!(isCurrent && isOut) && <small>{stock}</small>}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Lists the volumes of its series. All are links except the current one. */
export function SeriesList({ series }: { series: SeriesPart | undefined }) {
  if (!series) return null
  return (
    <section className="section">
      <SectionHead title={series.title} />
      <ol className="series">
        {series.volumes.map(({ number, name, lang, path, isCurrent }) => (
          <li key={path}>
            {number && <span className="soft num">{number}</span>}{' '}
            {isCurrent ? (
              <b aria-current="true" lang={lang} dir={dirOf(name)}>
                {name}
              </b>
            ) : (
              <ShopLink to={path} lang={lang} dir={dirOf(name)}>
                {name}
              </ShopLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
