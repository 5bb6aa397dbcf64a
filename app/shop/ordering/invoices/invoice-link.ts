import type { InvoiceKind } from '#app/database/tables.ts'

/** `path` is in English. */
export type InvoiceLink = { kind: InvoiceKind; number: string; path: string }

type Invoice = { kind: InvoiceKind; number: string; orderNumber: string }

/** @param key The key that opened the receipt, if any did. */
export const invoiceLink = (
  { kind, number, orderNumber }: Invoice,
  key: string | null = null,
): InvoiceLink => ({
  kind,
  number,
  path: `/order-received/${orderNumber}/invoice/${number}.pdf${key === null ? '' : `?${new URLSearchParams({ key })}`}`,
})
