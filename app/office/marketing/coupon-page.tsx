import { formatMoney } from '#app/i18n/format/format-money.ts'
import { couponStateOf } from '#app/shop/ordering/coupons/coupon.ts'
import type { CouponOrder } from '#app/shop/ordering/coupons/manage-coupons.server.ts'
import { orderStateWords } from '#app/shop/ordering/orders/pickup-words.ts'
import { Moment } from '../frame/moment.tsx'
import { useOffice } from '../frame/office-context.ts'
import { FactList } from '../frame/fact-list.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { OfficeTable } from '../frame/office-table.tsx'
import { OfficePager } from '../lists/office-pager.tsx'
import { conditionsOf, reductionText, usesText } from './coupon-words.ts'
import type { CouponPageData } from './find-coupons.server.ts'
import { TermDays } from './term-days.tsx'

/** Renders one coupon with the orders that used it. */
export function CouponPage({ coupon, rows, pagination }: CouponPageData) {
  const { t, now } = useOffice()
  const { code } = coupon
  const state = couponStateOf(coupon, now)
  return (
    <OfficePage
      title={t('coupon.row', { code })}
      current="coupons"
      tools={<a href="/office/coupons">{t('office.marketing.coupons.all')}</a>}
    >
      <Description coupon={coupon} />
      <Orders orders={rows} />
      <OfficePager {...pagination} />
      {state !== 'ended' && (
        <details className="panel">
          <summary>{t('office.marketing.end')}</summary>
          <OfficeForm>
            <p>{t('office.marketing.coupons.endText')}</p>
            <button className="btn btn--danger" name="intent" value="coupon.end">
              {t('office.marketing.endNow')}
            </button>
          </OfficeForm>
        </details>
      )}
    </OfficePage>
  )
}

function Description({ coupon }: Pick<CouponPageData, 'coupon'>) {
  const office = useOffice()
  const { t, language } = office
  const term = <TermDays {...coupon} />
  const state = <State {...coupon} />
  return (
    <section className="panel narrow">
      <FactList
        facts={[
          [t('office.marketing.coupons.reduction'), reductionText(coupon, language)],
          [
            t('office.marketing.coupons.conditions'),
            conditionsOf(coupon, office).join(', ') || '–',
          ],
          [t('office.marketing.coupons.used'), usesText(coupon, office)],
          [t('office.marketing.term.label'), term],
          [t('office.marketing.state.label'), state],
        ]}
      />
    </section>
  )
}

function State(coupon: CouponPageData['coupon']) {
  const { t, now } = useOffice()
  const { endedAt } = coupon
  return (
    <>
      {t(`office.marketing.state.${couponStateOf(coupon, now)}`)}
      {endedAt !== null && (
        <>
          {', '}
          <Moment at={endedAt} />
        </>
      )}
    </>
  )
}

function Orders({ orders }: { orders: CouponOrder[] }) {
  const { t, language } = useOffice()
  const head = (id: 'number' | 'placed' | 'state' | 'total') => ({
    id,
    label: t(`office.orders.${id}`),
  })
  const money = (minor: number, { currency }: CouponOrder) =>
    formatMoney({ minor, currency }, language)
  return (
    <OfficeTable
      caption={t('office.marketing.coupons.orders')}
      rows={orders}
      keyOf={({ number }) => number}
      empty={t('office.marketing.coupons.noOrders')}
      columns={[
        {
          ...head('number'),
          cell: ({ number }) => <a href={`/office/orders/${number}`}>{number}</a>,
        },
        { ...head('placed'), cell: ({ placedAt }) => <Moment at={placedAt} /> },
        { ...head('state'), cell: (one) => orderStateWords(one, t) },
        {
          id: 'discount',
          label: t('office.marketing.coupons.reducedBy'),
          cell: (one) => money(one.discountMinor, one),
          isNumber: true,
        },
        { ...head('total'), cell: (one) => money(one.totalMinor, one), isNumber: true },
      ]}
    />
  )
}
