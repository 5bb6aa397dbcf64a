import { useLocation } from '@remix-run/react'
import type { TFunction } from 'i18next'
import { localPath } from '#app/http/paths.ts'
import { EnhancedList } from '#app/components/enhanced-list.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { Icon, Stars } from '#app/components/icon.tsx'
import { Price } from '#app/components/price.tsx'
import { useRefusal, type Refusal } from '#app/components/refusal.ts'
import type { Language } from '#app/i18n/languages.ts'
import { useWords } from '#app/i18n/use-words.ts'
import type { ProductCard } from './product-card.ts'

type Level = 'h2' | 'h3'

/** Pictures of the first row are loaded at once, the others when they come near. */
const eagerly = 4

/** What all cards of a list have in common, looked up once. */
type Around = { t: TFunction; language: Language; here: string; refusal: Refusal | undefined }

/** Products on their shelf. `level`: of the headings, under what the page says before. */
export function CardGrid({ cards, level }: { cards: ProductCard[]; level: Level }) {
  const { pathname, search } = useLocation()
  const around = { ...useWords(), here: pathname + search, refusal: useRefusal('cart.add') }
  return (
    <EnhancedList className="grid">
      {cards.map((card, index) => (
        <Card key={card.id} card={card} level={level} lazy={index >= eagerly} around={around} />
      ))}
    </EnhancedList>
  )
}

type CardProps = { card: ProductCard; level: Level; lazy: boolean; around: Around }

function Card({ card, level: Heading, lazy, around }: CardProps) {
  const { path, name, lang, by, price, rating, badge, foot } = card
  return (
    <li className="card">
      <div className="card__art">
        {badge && (
          <span className={`badge${badge.kind === 'soon' ? '' : ` badge--${badge.kind}`}`}>
            {badge.text}
          </span>
        )}
        <Picture image={card.image} lazy={lazy} />
      </div>
      <div className="card__text">
        <Heading className="card__title" lang={lang}>
          <a href={localPath(around.language, path)}>{name}</a>
        </Heading>
        {by && <p className="card__by">{by}</p>}
        {rating && <Rating rating={rating} />}
        {(price || foot.kind !== 'partner') && <Price price={price} />}
      </div>
      <Foot card={card} around={around} />
    </li>
  )
}

/** The picture of a product; beside its name, so it says nothing itself. */
export function Picture({ image, lazy }: { image: ProductCard['image']; lazy: boolean }) {
  const isBook = image.kind === 'book'
  return (
    <img
      className={isBook ? 'book' : 'niche'}
      src={image.src}
      width="300"
      height={isBook ? '450' : '300'}
      alt=""
      loading={lazy ? 'lazy' : undefined}
    />
  )
}

type RatingProps = { rating: NonNullable<ProductCard['rating']>; big?: boolean }

/** The catalogue's rating in stars, said in words too. */
export function Rating({ rating, big = false }: RatingProps) {
  return (
    <p className={big ? 'rating rating--big' : 'rating'}>
      <Stars value={rating.value} />
      <span className={big ? undefined : 'hide'}>{rating.text}</span>
    </p>
  )
}

function Foot({ card, around }: { card: ProductCard; around: Around }) {
  const { id, path, name, foot } = card
  const { t, language } = around
  switch (foot.kind) {
    case 'none':
      return <CardError id={id} around={around} />
    case 'add':
      return <AddForm id={id} name={name} around={around} />
    case 'choose':
      return (
        <div className="card__do">
          <a className="btn btn--quiet" href={localPath(language, path)}>
            {t('product.choose')}
            <span className="hide">{`: ${name}`}</span>
          </a>
        </div>
      )
    case 'partner':
      return (
        <div className="card__do">
          <a className="btn btn--quiet" href={foot.href} rel="sponsored nofollow">
            <Icon name="out" />
            {t('product.partner')}
            <span className="hide">{`: ${name}`}</span>
          </a>
        </div>
      )
  }
}

const errorId = (product: string) => `add-${product}-error`

/** Why nothing was put into the cart: stands on the card even where the last copy has gone meanwhile. */
function CardError({ id, around: { refusal } }: { id: string; around: Around }) {
  if (refusal?.values.product !== id) return null
  return (
    <p className="error" id={errorId(id)}>
      {Object.values(refusal.errors).join(' ')}
    </p>
  )
}

function AddForm({ id, name, around }: { id: string; name: string; around: Around }) {
  return (
    <form className="card__do" method="post" action={around.here}>
      <input type="hidden" name="product" value={id} />
      <CardError id={id} around={around} />
      <button className="btn btn--quiet" name="intent" value="cart.add">
        {around.t('product.add')}
        <span className="hide">{`: ${name}`}</span>
      </button>
    </form>
  )
}

/**
 * What a card's form was refused for, at the head of the page: the card itself may stand far below.
 * `except`: the product whose own form says so itself.
 */
export function CardRefusal({ except }: { except?: string }) {
  const refusal = useRefusal('cart.add')
  const product = refusal?.values.product
  if (!refusal || !product || product === except) return null
  const message = Object.values(refusal.errors).join(' ')
  return <ErrorSummary errors={{ [errorId(product)]: message }} />
}
