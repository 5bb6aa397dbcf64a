import { translator } from '#app/i18n/i18n.server.ts'
import type { NewMail } from './outbox.server.ts'
import { addressOf, shortMail, type Addressee } from './short-mail.server.ts'

/**
 * `name` and `path`: of what is waited for, with colour and size; the path is the English one.
 * `origin`: the shop's own address.
 */
type AlertedProduct = Addressee & { name: string; path: string; origin: string }

/** Asks the owner of an address whether the wish is theirs. `key` opens the page where it is answered. */
export function confirmationMail({ key, ...told }: AlertedProduct & { key: string }): NewMail {
  const t = translator(told.language)
  const { name, path } = told
  return shortMail(
    'stock-confirm',
    told,
    t('mail.stock.confirmSubject', { name: shortenSubject(name) }),
    [
      { kind: 'text', text: t('mail.stock.asked', { name }) },
      {
        kind: 'link',
        text: t('mail.stock.confirm'),
        href: addressOf(told, `${path}${path.includes('?') ? '&' : '?'}notify=${key}`),
      },
      { kind: 'text', text: `${t('mail.stock.ignore')}\n\n${t('mail.stock.takeBack')}` },
    ],
  )
}

/** The one mail that was asked for. With it the address is forgotten, so there is nothing to take back. */
export function backInStockMail(alert: AlertedProduct): NewMail {
  const t = translator(alert.language)
  const { name, path } = alert
  return shortMail(
    'back-in-stock',
    alert,
    t('mail.stock.backSubject', { name: shortenSubject(name) }),
    [
      { kind: 'text', text: t('mail.stock.back', { name }) },
      { kind: 'link', text: t('mail.stock.toPage'), href: addressOf(alert, path) },
      { kind: 'text', text: `${t('mail.stock.notKept')}\n\n${t('mail.stock.deleted')}` },
    ],
  )
}

const longest = 80

/** A subject is one line that is read in a list. */
function shortenSubject(name: string): string {
  const letters = Array.from(name.replace(/\s+/g, ' '))
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : name
}
