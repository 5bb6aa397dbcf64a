import { couponStateOf, couponStates } from '#app/shop/ordering/coupons/coupon.ts'
import type { ListedCoupon } from '#app/shop/ordering/coupons/manage-coupons.server.ts'
import { formatCappedCount } from '../lists/capped-count.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { FilterForm, NoRows, OfficeTable } from '../frame/office-table.tsx'
import { OfficePager } from '../lists/office-pager.tsx'
import { NewCouponForm } from './coupon-form.tsx'
import { conditionsOf, couponPath, reductionText, usesText } from './coupon-words.ts'
import type { CouponsPageData } from './find-coupons.server.ts'
import { TermDays } from './term-days.tsx'

/** Renders the list of coupons, and the form of a new one. */
export function CouponsPage(data: CouponsPageData) {
  const { t } = useOffice()
  return (
    <OfficePage title={t('office.marketing.coupons.title')} current="coupons">
      <NewCouponForm />
      <Filters {...data} />
      <CouponsTable {...data} />
      <OfficePager {...data.pagination} />
    </OfficePage>
  )
}

function Filters({ q, state }: CouponsPageData) {
  const { t } = useOffice()
  return (
    <FilterForm>
      <OfficeField
        id="q"
        type="search"
        label={t('office.marketing.coupons.search')}
        defaultValue={q}
      />
      <OfficeSelect
        id="state"
        label={t('office.marketing.state.label')}
        defaultValue={state}
        choices={[
          { value: '', label: t('office.marketing.state.any') },
          ...couponStates.map((value) => ({ value, label: t(`office.marketing.state.${value}`) })),
        ]}
      />
    </FilterForm>
  )
}

function CouponsTable({ rows, count }: CouponsPageData) {
  const office = useOffice()
  const { t, language, now } = office
  const head = (id: 'code' | 'reduction' | 'conditions' | 'used') => ({
    id,
    label: t(`office.marketing.coupons.${id}`),
  })
  return (
    <OfficeTable<ListedCoupon>
      caption={t('office.marketing.coupons.caption', {
        count,
        number: formatCappedCount(count, language),
      })}
      rows={rows}
      keyOf={({ code }) => code}
      empty={
        <NoRows
          noneYet="office.marketing.coupons.noneYet"
          noMatch="office.marketing.coupons.none"
        />
      }
      columns={[
        { ...head('code'), cell: ({ code }) => <a href={couponPath(code)}>{code}</a> },
        { ...head('reduction'), cell: (one) => reductionText(one, language) },
        { ...head('conditions'), cell: (one) => conditionsOf(one, office).join(', ') },
        { ...head('used'), cell: (one) => usesText(one, office), isNumber: true },
        {
          id: 'term',
          label: t('office.marketing.term.label'),
          cell: (one) => <TermDays {...one} />,
        },
        {
          id: 'state',
          label: t('office.marketing.state.label'),
          cell: (one) => t(`office.marketing.state.${couponStateOf(one, now)}`),
        },
      ]}
    />
  )
}
