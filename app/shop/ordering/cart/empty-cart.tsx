import { errorMessages } from '#app/components/forms/invalid-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { scenePath } from '#app/art/art-paths.ts'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import type { CartPage } from './cart-page.ts'
import { useInvalidLine } from './use-invalid-line.ts'
import { RemovedNote } from './removed-note.tsx'

/** Shows a cart without lines. A form may still fail here, if another window removed its line. */
export function EmptyCart({ removed }: Pick<CartPage, 'removed'>) {
  const { t } = useTranslation()
  const refusal = useInvalidLine()
  return (
    <>
      <ErrorSummary errors={refusal && { lines: errorMessages(refusal) }} />
      {removed && <RemovedNote removed={removed} />}
      <div className="empty" id="lines">
        <img src={scenePath('bag')} width="300" height="240" alt="" />
        <h1>{t('cart.empty')}</h1>
        <p className="lede">{t('cart.emptyText')}</p>
        <div className="row">
          <ShopLink className="btn btn--buy" to="/books">
            {t('cart.toBooks')}
          </ShopLink>{' '}
          <ShopLink className="btn btn--quiet" to="/catalogue">
            {t('cart.toCatalogue')}
          </ShopLink>
        </div>
      </div>
    </>
  )
}
