import type { ServerMessageKey } from '#app/i18n/en.server.ts'

type OfficePageEntry = {
  id: string
  path: string
  label: ServerMessageKey
  /** Only they see the entry; by default all staff does. */
  role?: 'owner'
}

/** Lists the pages of the navigation in its order. */
export const officePages = [
  { id: 'today', path: '/office', label: 'office.frame.pages.today' },
  { id: 'orders', path: '/office/orders', label: 'office.frame.pages.orders' },
  { id: 'products', path: '/office/products', label: 'office.frame.pages.products' },
  { id: 'figures', path: '/office/figures', label: 'office.frame.pages.figures', role: 'owner' },
  { id: 'check', path: '/office/check', label: 'office.frame.pages.check', role: 'owner' },
  { id: 'audit', path: '/office/audit', label: 'office.frame.pages.audit', role: 'owner' },
  { id: 'staff', path: '/office/staff', label: 'office.frame.pages.staff', role: 'owner' },
] as const satisfies OfficePageEntry[]

/** A page of the navigation, or `account`, which stands beside it. */
export type OfficePageId = (typeof officePages)[number]['id'] | 'account'
