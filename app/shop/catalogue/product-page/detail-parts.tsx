import { Fragment } from 'react'
import { CachedFragment } from '#app/components/cached-fragment.tsx'
import { MailLink } from '#app/components/mail-link.tsx'
import { Price } from '#app/shop/pricing/prices/price.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import type { Fact, PriceBlock, StockText } from './detail.ts'

/** Shows the price, with tax and delivery directly below it. */
export function PriceLines({ block }: { block: PriceBlock }) {
  const { price, tax, delivery, isWithdrawn } = block
  if (isWithdrawn) return null
  const beside = [tax, delivery].filter(Boolean).join(' ')
  return (
    <>
      <Price price={price} big />
      {beside && <p className="small soft">{beside}</p>}
    </>
  )
}

export function Stock({ stock }: { stock: StockText }) {
  const tone = stock.tone === 'in' ? '' : ` stock--${stock.tone}`
  return (
    <p>
      <span className={`stock${tone}`}>{stock.text}</span>
    </p>
  )
}

export function Facts({ facts }: { facts: Fact[] }) {
  return <CachedFragment as="dl" className="facts" of={FactLines} props={{ facts }} />
}

function FactLines({ facts }: { facts: Fact[] }) {
  return facts.map(({ label, value, names = [], lines = [], email, link }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        {value}
        <Names names={names} />
        {lines.map((line, index) => (
          <span key={index}>
            <br />
            {line}
          </span>
        ))}
        {email && (
          <>
            <br />
            <MailLink email={email} />
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
  ))
}

/** Links each name to the contributor's books. */
export function Names({ names }: { names: { name: string; path: string }[] }) {
  return names.map(({ name, path }, index) => (
    <Fragment key={path}>
      {index > 0 && ', '}
      <ShopLink to={path}>{name}</ShopLink>
    </Fragment>
  ))
}

type WrittenProps = { html: string; lang?: string | undefined; isOpening?: boolean }

/** Renders HTML that `sanitizeDescription` made safe when it was imported. */
export function Written({ html, lang, isOpening = false }: WrittenProps) {
  return (
    <div
      className={isOpening ? 'prose prose--drop' : 'prose'}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
