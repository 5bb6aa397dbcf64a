import { useWords } from '#app/i18n/use-words.ts'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { Icon } from '#app/components/icon.tsx'
import { Price } from '#app/components/price.tsx'
import type { Refusal } from '#app/components/refusal.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import type { Buying, Fact, PriceBlock, StockWords } from './detail.ts'

/** The price, and right below it tax and delivery. */
export function PriceLines({ block: { price, tax, delivery } }: { block: PriceBlock }) {
  const beside = [tax, delivery].filter(Boolean).join(' ')
  return (
    <>
      <Price price={price} big />
      {beside && <p className="small soft">{beside}</p>}
    </>
  )
}

export function Stock({ stock }: { stock: StockWords }) {
  const tone = stock.tone === 'in' ? '' : ` stock--${stock.tone}`
  return (
    <p>
      <span className={`stock${tone}`}>{stock.text}</span>
    </p>
  )
}

/** What stands where the form would, when there is nothing to send. */
export function InsteadOfForm({ buying }: { buying: Exclude<Buying, { kind: 'form' }> }) {
  const { t } = useWords()
  if (buying.kind === 'partner')
    return (
      <p className="row">
        <a className="btn btn--buy btn--big" href={buying.href} rel="sponsored nofollow">
          <Icon name="out" />
          {t('product.partner')}
        </a>
      </p>
    )
  return (
    <p className="note">
      <Icon name="info" />
      <span>{buying.words}</span>
    </p>
  )
}

const ownFields = ['size', 'quantity']

/** What a buy form was refused for; what concerns neither field leads to the number. */
export function BuyErrors({ refusal }: { refusal: Refusal | undefined }) {
  const errors = Object.entries(refusal?.errors ?? {}).map(([field, words]) => [
    ownFields.includes(field) ? field : 'quantity',
    words,
  ])
  return <ErrorSummary errors={Object.fromEntries(errors) as Record<string, string>} />
}

/** How many, and the button. `most`: how many there are to be had at once. */
export function BuyRow({ most, refusal }: { most: number; refusal: Refusal | undefined }) {
  const { t } = useWords()
  const error = refusal?.errors.quantity
  return (
    <>
      {error && (
        <p className="error" id="quantity-error">
          {error}
        </p>
      )}
      <div className="buy__row">
        <div className="field">
          <label className="hide" htmlFor="quantity">
            {t('product.quantity')}
          </label>
          <input
            className="input num"
            id="quantity"
            name="quantity"
            type="number"
            inputMode="numeric"
            min="1"
            max={most}
            defaultValue={refusal?.values.quantity ?? '1'}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'quantity-error' : undefined}
          />
        </div>
        <button className="btn btn--buy btn--big" name="intent" value="cart.add">
          <Icon name="cart" />
          {t('product.add')}
        </button>
      </div>
    </>
  )
}

export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value, lines = [], email, link }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {lines.map((line, index) => (
              <span key={index}>
                <br />
                {line}
              </span>
            ))}
            {email && (
              <>
                <br />
                <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
            {link && (
              <>
                <br />
                {link.words}{' '}
                <ShopLink to={link.path} lang={link.lang}>
                  {link.name}
                </ShopLink>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type WrittenProps = { html: string; lang?: string | undefined; isOpening?: boolean }

/** Prose that was sanitised when it came in (import/description.ts). */
export function Written({ html, lang, isOpening = false }: WrittenProps) {
  return (
    <div
      className={isOpening ? 'prose prose--drop' : 'prose'}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
