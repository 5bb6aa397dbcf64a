import { useTranslation } from '#app/i18n/use-translation.ts'
import { Spaced } from '#app/components/spaced.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import type { InvoiceLink } from './invoice-link.ts'

/** Renders links to the invoice of an order and its credit notes, which the browser handles itself. */
export function InvoiceLinks({ links = [] }: { links?: InvoiceLink[] | undefined }) {
  const { t } = useTranslation()
  return (
    <Spaced>
      {links.map(({ kind, number, path }) => (
        <ShopLink key={number} className="ui no-print" to={path} data-document="">
          {t(`order.paper.${kind}`, { number })}
        </ShopLink>
      ))}
    </Spaced>
  )
}
