import { dirOf, isRightToLeft } from '#app/i18n/text-direction.ts'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { CachedFragment } from '#app/components/fragments/cached-fragment.tsx'
import { SectionHead } from '#app/components/section-head.tsx'
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

export function Facts({ facts, children }: { facts: Fact[]; children?: ReactNode }) {
  const { t } = useTranslation()
  if (facts.length === 0) return children
  return (
    <section className="section--tight">
      <SectionHead title={t('product.details')} />
      <CachedFragment as="dl" className="facts spread" of={FactLines} props={{ facts }} />
      {children}
    </section>
  )
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
            <ShopLink to={link.path} lang={link.lang} dir={dirOf(link.name)}>
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
      <ShopLink to={path} dir={dirOf(name)}>
        {name}
      </ShopLink>
    </Fragment>
  ))
}

/** Shows the description of the product, if there is one. */
export function ProductText({
  title,
  ...text
}: Omit<WrittenProps, 'html'> & { title: string; html: string | undefined }) {
  const { html } = text
  if (!html) return null
  return (
    <section className="section--tight" id="about">
      <SectionHead title={title} />
      <Written {...text} html={html} isSpread />
    </section>
  )
}

type WrittenProps = {
  html: string
  lang?: string | undefined
  isOpening?: boolean
  /** Is true for a text in columns on a wide screen. */
  isSpread?: boolean
}

/** Renders HTML that `sanitizeDescription` made safe when it was imported. */
export function Written({ html, lang, isOpening = false, isSpread = false }: WrittenProps) {
  // A first letter that is set apart no longer joins the next one in Arabic.
  const hasInitial = isOpening && !isRightToLeft(html)
  return (
    <div
      className={`prose${hasInitial ? ' prose--drop' : ''}${isSpread ? ' spread' : ''}`}
      lang={lang}
      dir={dirOf(html, lang)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
