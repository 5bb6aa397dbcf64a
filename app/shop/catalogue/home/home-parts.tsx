import type { ComponentProps } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { productImage } from '#app/shop/catalogue/product-card/product-image.ts'
import { scenePath } from '#app/art/art-paths.ts'
import { joinEWords } from '#app/i18n/join-e-words.ts'
import { useMissingParts } from '#app/components/frame/missing-parts.ts'
import { Icon } from '#app/components/icon.tsx'
import { CachedFragment } from '#app/components/fragments/cached-fragment.tsx'
import { SectionHead } from '#app/components/section-head.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import type { Banner } from '#app/shop/catalogue/banners/banner.ts'
import { BannerLink } from '#app/shop/catalogue/banners/banners.tsx'
import type { ShelfBook } from './home.ts'
import type { OwnWords } from '#app/i18n/languages.ts'
import type { ProductCard } from '#app/shop/catalogue/product-card/product-card.ts'
import { CardGrid } from '#app/shop/catalogue/product-card/product-card.tsx'

type HeroProps = {
  hero: Banner | undefined
  heading: OwnWords | undefined
  opening: OwnWords | undefined
  shelf: ShelfBook[]
}

/** Shows the shop's promise above its shelf. */
export function Hero(props: HeroProps) {
  return <CachedFragment as="section" className="hero" of={HeroParts} props={props} />
}

function HeroParts({ hero, heading, opening, shelf }: HeroProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className="wrap hero__text">
        {heading ? (
          <h1 lang={heading.lang}>{joinEWords(heading.text)}</h1>
        ) : (
          <h1>
            {t('home.heading')} <em>{t('home.headingMore')}</em>
          </h1>
        )}
        <div className="stack">
          {hero && (
            <p className="kicker">
              <BannerLink to={hero.link}>{hero.title}</BannerLink>
            </p>
          )}
          {hero && opening && <p>{joinEWords(hero.text)}</p>}
          <p className="lede" lang={opening?.lang}>
            {joinEWords(opening?.text ?? hero?.text ?? t('home.lede'))}
          </p>
          <div className="row">
            <ShopLink className="btn btn--buy btn--big" to="/books">
              {t('home.browse')}
            </ShopLink>{' '}
            <ShopLink className="btn btn--quiet btn--big" to="/catalogue">
              {t('home.seeAll')}
            </ShopLink>
          </div>
        </div>
      </div>
      {shelf.length > 0 && <Shelf books={shelf} />}
    </>
  )
}

/** These are the positions on the shelf of the leaning books and of the book shown from the front. */
const leaning = [3, 11]
const facing = 4

/** A phone shows the shelf only up to the book shown from the front, so later pictures load lazily. */
const lazyAfter = (index: number) => (index > facing ? 'lazy' : undefined)

function Shelf({ books }: { books: ShelfBook[] }) {
  const { t } = useTranslation()
  return (
    <div className="shelf">
      <ul className="shelf__books" aria-label={t('home.shelf')}>
        {books.map((book, index) => [
          index === 7 && <Thing key="fern" name="fern" width={150} height={210} />,
          <li key={book.path} className={placeOf(index)}>
            <ShopLink to={book.path}>
              {index === facing ? (
                <img
                  {...productImage({ src: book.cover, kind: 'book' }, '9rem')}
                  alt={book.words}
                />
              ) : (
                <img
                  src={book.spine}
                  width={book.width}
                  height={book.height}
                  alt={book.words}
                  loading={lazyAfter(index)}
                />
              )}
            </ShopLink>
          </li>,
        ])}
        <Thing name="cat" width={190} height={120} />
      </ul>
    </div>
  )
}

function placeOf(index: number): string | undefined {
  if (index === facing) return 'face'
  return leaning.includes(index) ? 'lean' : undefined
}

type ThingProps = { name: 'fern' | 'cat'; width: number; height: number }

function Thing({ name, width, height }: ThingProps) {
  return (
    <li className="thing" aria-hidden="true">
      <img src={scenePath(name)} width={width} height={height} alt="" loading="lazy" />
    </li>
  )
}

type CardRowProps = {
  cards: ProductCard[]
} & ComponentProps<typeof SectionHead>

/** Shows a section of the home page with a row of products. It is left out if there are none. */
export function CardRow({ cards, ...head }: CardRowProps) {
  if (cards.length === 0) return null
  return (
    <section className="section">
      <SectionHead {...head} />
      <CardGrid cards={cards} level="h3" />
    </section>
  )
}

const promises = [
  ['truck', 'home.promiseDelivery', 'home.promiseDeliveryText'],
  ['user', 'home.promiseGuest', 'home.promiseGuestText'],
  ['book', 'home.promiseSample', 'home.promiseSampleText'],
  ['lock', 'home.promisePrivacy', 'home.promisePrivacyText'],
] as const

export function Promises() {
  const { t } = useTranslation()
  const hasSamples = !useMissingParts().includes('samples')
  return (
    <section className="section" aria-label={t('home.promises')}>
      <CachedFragment as="ul" className="promises" of={PromiseList} props={{ hasSamples }} />
    </section>
  )
}

function PromiseList({ hasSamples }: { hasSamples: boolean }) {
  const { t } = useTranslation()
  const shown = promises.filter(([icon]) => hasSamples || icon !== 'book')
  return shown.map(([icon, title, words]) => (
    <li key={icon}>
      <Icon name={icon} />
      <b>{t(title)}</b> {t(words)}
    </li>
  ))
}
