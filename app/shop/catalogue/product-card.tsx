import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { Icon, Stars } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/post-form.tsx'
import { Price } from '#app/components/price.tsx'
import { useRefusal } from '#app/components/refusal.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import type { ProductCard } from './product-card.ts'

type Level = 'h2' | 'h3'

/** Pictures of the first row are loaded at once, the others when they come near. */
const eagerly = 4

/** Products on their shelf. `level`: of the headings, under what the page says before. */
export function CardGrid({ cards, level }: { cards: ProductCard[]; level: Level }) {
  return (
    <ul className="grid">
      {cards.map((card, index) => (
        <Card key={card.id} card={card} level={level} lazy={index >= eagerly} />
      ))}
    </ul>
  )
}

function Card({ card, level: Heading, lazy }: { card: ProductCard; level: Level; lazy: boolean }) {
  const { path, name, lang, by, price, rating, badge, foot } = card
  return (
    <li className="card">
      <div className="card__art">
        {badge && (
          <span className={`badge${badge.kind === 'soon' ? '' : ` badge--${badge.kind}`}`}>
            {badge.text}
          </span>
        )}
        <ShopLink to={path} tabIndex={-1} aria-hidden="true">
          <Picture image={card.image} lazy={lazy} />
        </ShopLink>
      </div>
      <div className="card__text">
        <Heading className="card__title" lang={lang}>
          <ShopLink to={path}>{name}</ShopLink>
        </Heading>
        {by && <p className="card__by">{by}</p>}
        {rating && <Rating rating={rating} />}
        {(price || foot.kind !== 'partner') && <Price price={price} />}
      </div>
      <Foot card={card} />
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

function Foot({ card: { id, path, name, foot } }: { card: ProductCard }) {
  const { t } = useTranslation()
  switch (foot.kind) {
    case 'none':
      return <CardError id={id} />
    case 'add':
      return <AddForm id={id} name={name} />
    case 'choose':
      return (
        <div className="card__do">
          <ShopLink className="btn btn--quiet" to={path}>
            {t('product.choose')}
            <span className="hide">{`: ${name}`}</span>
          </ShopLink>
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
function CardError({ id }: { id: string }) {
  const refusal = useRefusal('cart.add', { product: id })
  if (!refusal) return null
  return (
    <p className="error" id={errorId(id)}>
      {Object.values(refusal.errors).join(' ')}
    </p>
  )
}

function AddForm({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation()
  return (
    <PostForm className="card__do">
      <input type="hidden" name="product" value={id} />
      <CardError id={id} />
      <button className="btn btn--quiet" name="intent" value="cart.add">
        {t('product.add')}
        <span className="hide">{`: ${name}`}</span>
      </button>
    </PostForm>
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
