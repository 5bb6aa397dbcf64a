import { settings } from '#app/settings.server.ts'
import type { Order } from './order.ts'

/** The shop's own address for links in mails about an order; '' where none is known: then there is no link. */
export const originOfOrder = ({ origin }: Pick<Order, 'origin'>): string =>
  origin || (settings().PUBLIC_URL ?? '')
