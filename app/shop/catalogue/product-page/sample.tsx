import { Isolated } from '#app/components/isolated.tsx'
import { isolate } from '#app/i18n/text-direction.ts'
import { Crumbs } from '#app/components/crumbs.tsx'
import { SectionHead } from '#app/components/section-head.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Sample, SamplePage } from './detail.ts'
import { Written } from './detail-parts.tsx'

/** Tells whether the columns of a text would be longer than a screen, so that it would be read up and down. */
const isLong = ({ html }: Sample) => html.length > 4_000

/** Shows the first pages of a book, folded after a dozen lines where the browser can show a part of a fold. */
export function SampleSection({ sample, path }: { sample: Sample; path: string }) {
  const { t } = useTranslation()
  const { heading, html, lang } = sample
  return (
    <section className="section" id="sample">
      <SectionHead
        kicker={t('product.freeToRead')}
        title={t('product.firstPages')}
        link={{ to: `${path}/sample`, words: t('product.printSample') }}
      />
      <article className={isLong(sample) ? 'sample side side--half' : 'sample stack'}>
        <h3 lang={lang}>
          <Isolated text={heading} lang={lang} />
        </h3>
        <details>
          <summary className="btn btn--quiet">{t('product.readOn')}</summary>
          <Written html={html} lang={lang} isOpening isSpread={!isLong(sample)} />
        </details>
      </article>
    </section>
  )
}

/** Shows the first pages alone, to be printed or shared. */
export function SampleView({ page: { sample, path, name, nameLang, by } }: { page: SamplePage }) {
  const { t } = useTranslation()
  const { heading, html, lang } = sample
  const steps = [
    { name: t('frame.books'), to: '/books' },
    { name, to: path },
    { name: t('product.firstPages') },
  ]
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap stack">
        <Crumbs steps={steps} />
        <div className="page-head">
          <h1 lang={nameLang}>
            <Isolated text={name} lang={nameLang} />
          </h1>
          {by && <p>{`${t('product.by')} ${isolate(by)}`}</p>}
        </div>
        <article className="sample stack">
          <h2 lang={lang}>
            <Isolated text={heading} lang={lang} />
          </h2>
          <Written html={html} lang={lang} isOpening isSpread={!isLong(sample)} />
        </article>
        <p>
          <ShopLink className="btn" to={path}>
            {t('product.toBook')}
          </ShopLink>
        </p>
      </div>
    </main>
  )
}
