import { useTranslation } from '#app/i18n/use-translation.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import type { InvoiceLink } from './invoice-link.ts'

/** Renders the link to an invoice or a credit note, which the browser handles itself. */
export function LinkToInvoice({ kind, number, path }: InvoiceLink) {
  const { t } = useTranslation()
  return (
    <ShopLink className="ui no-print" to={path} data-document="">
      {t(`order.paper.${kind}`, { number })}
    </ShopLink>
  )
}
