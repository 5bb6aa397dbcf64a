import { Isolated } from '#app/components/isolated.tsx'
import { dirOf } from '#app/i18n/text-direction.ts'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { Stars } from '#app/components/icon.tsx'
import { listsOf, useSavedItems } from '#app/components/saved-items.ts'
import { CachedFragment, ServerFragment } from '#app/components/fragments/cached-fragment.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { Price } from '#app/shop/pricing/prices/price.tsx'
import {
  errorMessages,
  useInvalidForm,
  type InvalidForm,
} from '#app/components/forms/invalid-form.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { findCard, isCardStub, markupOf, type CardStub } from './card-stub.ts'
import { cardId, type ProductCard } from './product-card.ts'
import { productImage } from './product-image.ts'
import { BuyButton } from './buy-button.tsx'

type Level = 'h2' | 'h3'

/** The pictures that a phone shows first are loaded at once, the others when they come near. */
const eagerly = { h2: 2, h3: 0 }

/**
 * Marks a picture that dominates the first view of a page. The attribute is in lower case as in HTML, because React 18
 * does not know the property.
 */
export const urgent = { fetchpriority: 'high' }

/** Shows products on their shelf. `level` is the level of the cards' headings, below the heading of the section. */
export function CardGrid({ cards, level }: { cards: (ProductCard | CardStub)[]; level: Level }) {
  const saved = useSavedItems()
  const refusal = useCardRefusal()
  useSameFocus()
  return (
    <ul className="grid">
      {cards.map((card, index) => (
        <GridCard
          card={card}
          level={level}
          lazy={index >= eagerly[level]}
          {...listsOf(saved, card.id)}
          {...(refusal?.values.product === card.id && { refusal })}
          key={card.id}
        />
      ))}
    </ul>
  )
}

type GridCardProps = Omit<CardProps, 'card'> & { card: ProductCard | CardStub }

/**
 * Shows a card or, while only its id is known, its markup. Each card is a component of its own, so that React replaces
 * one element after the other when their data arrives. If it removed all of them first, the page would scroll.
 */
function GridCard({ card, ...shown }: GridCardProps) {
  const own = {
    as: 'li' as const,
    className: 'card',
    // Elsewhere a product may occur in several rows, so its card has no id.
    ...(shown.level === 'h2' && { id: cardId(card.id) }),
  }
  if (isCardStub(card)) return <ServerFragment {...own} find={() => markupOf(card)} />
  const isUncached = shown.refusal !== undefined
  return <CachedFragment {...own} of={Card} props={{ card, ...shown }} isUncached={isUncached} />
}

/**
 * Moves the focus. A card whose data arrived is a new element, so the button that was clicked passes the focus to its
 * replacement.
 */
function useSameFocus() {
  const before = typeof document === 'undefined' ? null : document.activeElement
  useEffect(() => {
    if (!(before instanceof HTMLButtonElement) || before.isConnected) return
    const product = before.form?.querySelector<HTMLInputElement>('[name=product]')?.value
    const [area] = before.value.split('.')
    findCard(product ?? '')
      ?.querySelector<HTMLElement>(`[value^="${area}."]`)
      ?.focus({ preventScroll: true })
  })
}

/** Returns the error of one of the forms under a card. */
function useCardRefusal(): InvalidForm | undefined {
  const add = useInvalidForm('cart.add')
  const wish = useInvalidForm('wishlist.add')
  const uncompare = useInvalidForm('compare.remove')
  return add ?? wish ?? uncompare
}

type CardProps = {
  card: ProductCard
  level: Level
  lazy: boolean
  isWished: boolean
  isCompared: boolean
  refusal?: InvalidForm
}

function Card({ level: Heading, lazy, ...shown }: CardProps) {
  const { path, name, lang, by, format, price, rating, badge, foot, image } = shown.card
  return (
    <>
      <div className="card__art">
        {badge && (
          <span className={`badge${badge.kind === 'soon' ? '' : ` badge--${badge.kind}`}`}>
            {badge.text}
          </span>
        )}
        <Picture image={image} lazy={lazy} />
      </div>
      <div className="card__text">
        <Heading className="card__title" lang={lang}>
          <ShopLink to={path} dir={dirOf(name, lang)}>
            {name}
          </ShopLink>
        </Heading>
        {by && (
          <p className="card__by">
            <Isolated text={by} />
          </p>
        )}
        {format && <p className="card__by">{format}</p>}
        {rating && <Rating rating={rating} />}
        {(price || (foot.kind !== 'partner' && badge?.kind !== 'out')) && <Price price={price} />}
      </div>
      <Foot {...shown} />
    </>
  )
}

Card.cacheSize = 'large' as const

type PictureProps = {
  image: ProductCard['image']
  lazy: boolean
  /** Says what the picture shows; it is empty beside the name of the product. */
  alt?: string
  /** States the width at which a photo is shown, unless it is on a card. */
  sizes?: string
}

/** Shows the picture of a product. */
export function Picture({ image, lazy, alt = '', sizes }: PictureProps) {
  return (
    <img
      {...productImage(image, sizes)}
      alt={alt}
      {...(lazy ? { loading: 'lazy' as const } : urgent)}
    />
  )
}

type RatingProps = {
  /** `count` is the number of reviews further down the page. */
  rating: NonNullable<ProductCard['rating']> & { count?: string }
  big?: boolean
}

/** Shows the rating in stars, and in words for screen readers. */
export function Rating({ rating, big = false }: RatingProps) {
  return (
    <p
      className={big ? 'rating rating--big' : 'rating'}
      data-source={big ? undefined : rating.source}
    >
      <Stars value={rating.value} />
      <span className={big ? undefined : 'hide'}>{rating.text}</span>
      {rating.count && (
        <>
          {' · '}
          <a href="#reviews">{rating.count}</a>
        </>
      )}
    </p>
  )
}

type FootProps = Omit<CardProps, 'level' | 'lazy'>

/** Renders the buttons of a card. */
function Foot({ card, refusal, ...saved }: FootProps) {
  return (
    <PostForm className="card__do" noValidate={false}>
      <input type="hidden" name="product" value={card.id} />
      {refusal && (
        <p className="error" id={errorId(card.id)}>
          {errorMessages(refusal)}
        </p>
      )}
      <BuyButton product={card} quiet /> <SaveButtons name={card.name} {...saved} />
    </PostForm>
  )
}

const errorId = (product: string) => `add-${product}-error`

type CardRefusalProps = {
  /** The cards of the page: an error of any other product has none to link to. */
  cards: { id: string }[]
  /** Names the product whose own form shows the error itself. */
  except?: string
  children: ReactNode
}

/**
 * Shows the error of a card's form at the head of the page, since the card may be far below. The children are shown if
 * no card's form was refused.
 */
export function CardRefusal({ cards, except, children }: CardRefusalProps) {
  const refusal = useCardRefusal()
  const product = refusal?.values.product
  if (!refusal || !product || product === except) return children
  const place = cards.some(({ id }) => id === product) ? errorId(product) : 'form'
  return <ErrorSummary errors={{ [place]: errorMessages(refusal) }} />
}
