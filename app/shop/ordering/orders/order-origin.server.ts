import { settings } from '#app/settings.server.ts'
import type { Order } from './order.ts'

/**
 * Returns the shop's own origin for links in an order's mails; '' if none is known, so that there
 * is no link.
 */
export const originOfOrder = ({ origin }: Pick<Order, 'origin'>): string =>
  origin || (settings().PUBLIC_URL ?? '')
