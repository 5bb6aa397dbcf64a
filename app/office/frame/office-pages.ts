import type { ServerMessageKey } from '#app/i18n/en.server.ts'

/** Lists the groups of the navigation in its order. One of a single page is shown as that page. */
const officeGroups = [
  'today',
  'orders',
  'catalogue',
  'marketing',
  'customers',
  'figures',
  'shop',
] as const
type OfficeGroup = (typeof officeGroups)[number]

type OfficePageEntry = {
  id: string
  path: string
  label: ServerMessageKey
  group: OfficeGroup
  /** Only they see the entry; by default all staff does. */
  role?: 'owner'
}

/** Lists the pages of the navigation, those of a group in its order. The first is where the group leads to. */
const officePages = [
  { id: 'today', path: '/office', label: 'office.frame.pages.today', group: 'today' },
  { id: 'orders', path: '/office/orders', label: 'office.frame.pages.orders', group: 'orders' },
  {
    id: 'products',
    path: '/office/products',
    label: 'office.frame.pages.products',
    group: 'catalogue',
  },
  {
    id: 'categories',
    path: '/office/categories',
    label: 'office.frame.pages.categories',
    group: 'catalogue',
  },
  {
    id: 'people',
    path: '/office/people',
    label: 'office.frame.pages.people',
    group: 'catalogue',
  },
  {
    id: 'publishers',
    path: '/office/publishers',
    label: 'office.frame.pages.publishers',
    group: 'catalogue',
  },
  {
    id: 'offers',
    path: '/office/offers',
    label: 'office.frame.pages.offers',
    group: 'marketing',
  },
  {
    id: 'coupons',
    path: '/office/coupons',
    label: 'office.frame.pages.coupons',
    group: 'marketing',
  },
  {
    id: 'banners',
    path: '/office/banners',
    label: 'office.frame.pages.banners',
    group: 'marketing',
  },
  {
    id: 'customers',
    path: '/office/customers',
    label: 'office.frame.pages.customers',
    group: 'customers',
  },
  {
    id: 'messages',
    path: '/office/messages',
    label: 'office.frame.pages.messages',
    group: 'customers',
  },
  {
    id: 'reviews',
    path: '/office/reviews',
    label: 'office.frame.pages.reviews',
    group: 'customers',
  },
  {
    id: 'imports',
    path: '/office/imports',
    label: 'office.frame.pages.imports',
    group: 'catalogue',
  },
  {
    id: 'exports',
    path: '/office/exports',
    label: 'office.frame.pages.exports',
    group: 'catalogue',
  },
  {
    id: 'figures',
    path: '/office/figures',
    label: 'office.frame.pages.figures',
    group: 'figures',
    role: 'owner',
  },
  {
    id: 'settings',
    path: '/office/settings',
    label: 'office.frame.pages.settings',
    group: 'shop',
    role: 'owner',
  },
  {
    id: 'texts',
    path: '/office/texts',
    label: 'office.frame.pages.texts',
    group: 'shop',
    role: 'owner',
  },
  {
    id: 'delivery',
    path: '/office/delivery',
    label: 'office.frame.pages.delivery',
    group: 'shop',
    role: 'owner',
  },
  {
    id: 'tax',
    path: '/office/tax',
    label: 'office.frame.pages.tax',
    group: 'shop',
    role: 'owner',
  },
  {
    id: 'rates',
    path: '/office/rates',
    label: 'office.frame.pages.rates',
    group: 'shop',
    role: 'owner',
  },
  {
    id: 'staff',
    path: '/office/staff',
    label: 'office.frame.pages.staff',
    group: 'shop',
    role: 'owner',
  },
  {
    id: 'check',
    path: '/office/check',
    label: 'office.frame.pages.check',
    group: 'shop',
    role: 'owner',
  },
  {
    id: 'audit',
    path: '/office/audit',
    label: 'office.frame.pages.audit',
    group: 'shop',
    role: 'owner',
  },
] as const satisfies OfficePageEntry[]

/** A page of the navigation, or `account`, which stands beside it. */
export type OfficePageId = (typeof officePages)[number]['id'] | 'account'

type Navigation = { group: OfficeGroup; pages: (OfficePageEntry & { id: OfficePageId })[] }[]

/** Lists the groups with the pages that a member of staff can open; a group without any is left out. */
export function listOfficePages(role: string | undefined): Navigation {
  const all: Navigation[number]['pages'] = [...officePages]
  const reachable = all.filter((page) => page.role === undefined || page.role === role)
  return officeGroups
    .map((group) => ({ group, pages: reachable.filter((page) => page.group === group) }))
    .filter(({ pages }) => pages.length > 0)
}
