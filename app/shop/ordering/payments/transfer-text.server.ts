import { decimal } from '#app/i18n/format/decimal.ts'
import { encode } from 'uqr'
import { describeEnd } from '#app/i18n/format/format-end.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { timeZoneOf } from '#app/i18n/format/time-zones.ts'
import type { Language } from '#app/i18n/languages.ts'
import { isSepaAccount } from '#app/shop-settings/payment-settings.schema.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import type { BankAccount } from '#app/shop-settings/shop-settings.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import type { QrCode, TransferText } from './transfer-text.ts'

type Due = { minor: number; language: Language }

/**
 * Describes the transfer that an order waits for; undefined if the shop has no account.
 * @param due What is to be paid, in minor units of the order's currency.
 */
export function describeTransfer(order: Order, { minor, language }: Due): TransferText | undefined {
  const { bankAccount } = shopSettings()
  if (!bankAccount) return undefined
  const { number, currency, country, unpaidUntil } = order
  return {
    ...bankAccount,
    iban: bankAccount.iban.replace(/.{4}(?=.)/g, '$& '),
    amount: formatMoney({ minor, currency }, language),
    reference: number,
    ...(unpaidUntil !== null && {
      until: describeEnd(unpaidUntil, language, timeZoneOf(country)),
    }),
    // The code starts a SEPA transfer, which is in euros.
    ...(currency === 'EUR' &&
      isSepaAccount(bankAccount) && {
        code: qrCodeOf(giroCodeText(bankAccount, { minor, number })),
      }),
  }
}

/**
 * Returns the text of a GiroCode: version 2 in UTF-8, a SEPA transfer, with the reference as free text.
 * Source: European Payments Council, EPC069-12, "Quick Response Code: Guidelines to Enable Data Capture for the
 * Initiation of a SEPA Credit Transfer".
 */
export function giroCodeText(
  { bic, holder, iban }: BankAccount,
  { minor, number }: { minor: number; number: string },
): string {
  const [purpose, structuredReference] = ['', '']
  const amount = `EUR${decimal(minor, 'EUR')}`
  const head = ['BCD', '002', '1', 'SCT']
  return [...head, bic, holder, iban, amount, purpose, structuredReference, number].join('\n')
}

/** The standard asks for error correction M; a quiet zone of four modules is that of ISO/IEC 18004. */
function qrCodeOf(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.map((row) => row.map((isDark) => (isDark ? '#' : ' ')).join(''))
  const path = rows.flatMap((row, y) =>
    Array.from(
      row.matchAll(/#+/g),
      ({ index, 0: dark }) => `M${index} ${y}h${dark.length}v1H${index}z`,
    ),
  )
  return { size, path: path.join('') }
}
