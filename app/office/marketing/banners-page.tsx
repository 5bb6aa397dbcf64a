import { formatCappedCount } from '../lists/capped-count.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { OfficeTable } from '../frame/office-table.tsx'
import { OfficePager } from '../lists/office-pager.tsx'
import { NewBannerForm } from './banner-form.tsx'
import type { BannersPageData } from './find-banners.server.ts'
import { TermDays } from './term-days.tsx'

/** Renders the list of banners, and the form of a new one. */
export function BannersPage(data: BannersPageData) {
  const { t } = useOffice()
  return (
    <OfficePage title={t('office.marketing.banners.title')} current="banners">
      <NewBannerForm categories={data.categories} />
      <BannersTable {...data} />
      <OfficePager {...data.pagination} />
    </OfficePage>
  )
}

type ManagedBanner = BannersPageData['banners'][number]

function BannersTable({ banners, count }: BannersPageData) {
  const { t, language } = useOffice()
  const head = (id: 'place' | 'link' | 'position') => ({
    id,
    label: t(`office.marketing.banners.${id}`),
  })
  return (
    <OfficeTable<ManagedBanner>
      caption={t('office.marketing.banners.caption', {
        count,
        number: formatCappedCount(count, language),
      })}
      rows={banners}
      keyOf={({ id }) => id}
      empty={t('office.marketing.banners.none')}
      columns={[
        { id: 'title', label: t('office.marketing.title'), cell: (one) => <Title {...one} /> },
        { ...head('place'), cell: (one) => <Slot {...one} /> },
        { ...head('link'), cell: (one) => <Target {...one} /> },
        { ...head('position'), cell: ({ position }) => position, isNumber: true },
        {
          id: 'term',
          label: t('office.marketing.term.label'),
          cell: (one) => <TermDays {...one} />,
        },
        {
          id: 'state',
          label: t('office.marketing.state.label'),
          cell: ({ state }) => t(`office.marketing.state.${state}`),
        },
        {
          id: 'remove',
          label: t('office.frame.action'),
          isOfButtons: true,
          cell: (one) => <Removal {...one} />,
        },
      ]}
    />
  )
}

const Title = ({ id, title, image }: ManagedBanner) => (
  <>
    <img src={image} width="50" height="40" alt="" loading="lazy" /> {title}
    <br />
    <span className="hint">{id}</span>
  </>
)

const Target = ({ link, href }: ManagedBanner) =>
  href ? (
    <a href={href} rel="noreferrer">
      {link}
    </a>
  ) : (
    link
  )

function Slot({ place, category }: ManagedBanner) {
  const { t } = useOffice()
  const words = t(`office.marketing.banners.places.${place}`)
  return category ? t('frame.labelled', { label: words, value: category }) : words
}

function Removal({ id, title }: ManagedBanner) {
  const { t } = useOffice()
  const label = t('office.marketing.banners.removeButton')
  return (
    <details>
      <summary>{t('office.marketing.banners.remove')}</summary>
      <OfficeForm>
        <input type="hidden" name="banner" value={id} />
        <button
          className="btn btn--danger"
          name="intent"
          value="banner.remove"
          aria-label={t('frame.labelled', { label, value: title })}
        >
          {label}
        </button>
      </OfficeForm>
    </details>
  )
}
