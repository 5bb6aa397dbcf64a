import { formatCount } from '#app/i18n/format/format-count.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import { formatPercent } from '#app/i18n/format/format-percent.ts'
import { languageNames } from '#app/i18n/languages.ts'
import { localPath } from '#app/i18n/paths.ts'
import { useOffice } from '../frame/office-context.ts'
import { FactList } from '../frame/fact-list.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { OfficeTable } from '../frame/office-table.tsx'
import { OfficePager } from '../lists/office-pager.tsx'
import { managedProductPath } from '../products/managed-product-path.ts'
import type { OfferPageData } from './find-offers.server.ts'
import { TermDays } from './term-days.tsx'

/** Renders one offer with its books. */
export function ManagedOfferPage(data: OfferPageData) {
  const { t, language } = useOffice()
  const { title, path, pagination, state } = data
  return (
    <OfficePage
      title={title}
      current="offers"
      tools={
        <div className="row">
          <a href={localPath(language, path)}>{t('office.frame.preview')}</a>
          <a href="/office/offers">{t('office.marketing.offers.all')}</a>
        </div>
      }
    >
      <Description {...data} />
      <Books {...data} />
      <OfficePager {...pagination} />
      {state !== 'ended' && <End />}
    </OfficePage>
  )
}

function Description({ slug, percent, texts, state, fromAt, untilAt }: OfferPageData) {
  const { t, language } = useOffice()
  const term = <TermDays fromAt={fromAt} untilAt={untilAt} />
  return (
    <div className="columns">
      <section className="panel">
        <FactList
          facts={[
            [t('office.marketing.offers.slug'), slug],
            [t('office.marketing.percent'), formatPercent(percent, language)],
            [t('office.marketing.term.label'), term],
            [t('office.marketing.state.label'), t(`office.marketing.state.${state}`)],
          ]}
        />
      </section>
      <section className="panel">
        <FactList
          facts={texts.map((one) => [
            languageNames[one.language],
            <span key={one.language} lang={one.language}>
              <b>{one.title}</b>
              <br />
              {one.text}
            </span>,
          ])}
        />
      </section>
    </div>
  )
}

function Books({ rows, total }: OfferPageData) {
  const { t, language } = useOffice()
  return (
    <OfficeTable
      caption={t('office.marketing.offers.booksOf', {
        count: total,
        number: formatCount(total, language),
      })}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t('office.marketing.offers.noBooksLeft')}
      columns={[
        {
          id: 'name',
          label: t('office.products.name'),
          cell: ({ id, name }) => <a href={managedProductPath(id)}>{name}</a>,
        },
        {
          id: 'number',
          label: t('office.products.number'),
          cell: ({ isbn13, sku }) => isbn13 ?? sku,
        },
        {
          id: 'fixed',
          label: t('office.products.fields.fixed_price_markets'),
          cell: ({ fixedPriceMarkets }) =>
            fixedPriceMarkets
              .split(',')
              .filter(Boolean)
              .map((code) => formatCountry(code, language))
              .join(', '),
        },
      ]}
    />
  )
}

function End() {
  const { t } = useOffice()
  return (
    <details className="panel">
      <summary>{t('office.marketing.end')}</summary>
      <OfficeForm>
        <p>{t('office.marketing.offers.endText')}</p>
        <button className="btn btn--danger" name="intent" value="offer.end">
          {t('office.marketing.endNow')}
        </button>
      </OfficeForm>
    </details>
  )
}
