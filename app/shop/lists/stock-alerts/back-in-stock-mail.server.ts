import { getFixedT } from '#app/i18n/i18n.server.ts'
import type { NewMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { addressOf, shortMail, type Addressee } from '#app/shop/messaging/mail/short-mail.server.ts'

/**
 * `name` and the English `path` are those of the product with colour and size; `origin` is the
 * shop's own.
 */
type AlertedProduct = Addressee & { name: string; path: string; origin: string }

/**
 * Returns the mail that asks the owner of an address to confirm the alert. `key` opens the page
 * for it.
 */
export function confirmationMail({ key, ...product }: AlertedProduct & { key: string }): NewMail {
  const t = getFixedT(product.language)
  const { name, path } = product
  return shortMail(
    'stock-confirm',
    product,
    t('mail.stock.confirmSubject', { name: shortenSubject(name) }),
    [
      { kind: 'text', text: t('mail.stock.requested', { name }) },
      {
        kind: 'link',
        text: t('mail.stock.confirm'),
        href: addressOf(product, `${path}${path.includes('?') ? '&' : '?'}notify=${key}`),
      },
      { kind: 'text', text: `${t('mail.stock.ignore')}\n\n${t('mail.stock.unsubscribe')}` },
    ],
  )
}

/**
 * Returns the one mail of an alert. The address is deleted with it, so there is nothing to cancel.
 */
export function backInStockMail(alert: AlertedProduct): NewMail {
  const t = getFixedT(alert.language)
  const { name, path } = alert
  return shortMail(
    'back-in-stock',
    alert,
    t('mail.stock.backSubject', { name: shortenSubject(name) }),
    [
      { kind: 'text', text: t('mail.stock.back', { name }) },
      { kind: 'link', text: t('mail.stock.toPage'), href: addressOf(alert, path) },
      { kind: 'text', text: `${t('mail.stock.notStored')}\n\n${t('mail.stock.deleted')}` },
    ],
  )
}

const longest = 80

/** Shortens a name, since a subject is one line of a list. */
function shortenSubject(name: string): string {
  const letters = Array.from(name.replace(/\s+/g, ' '))
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : name
}
