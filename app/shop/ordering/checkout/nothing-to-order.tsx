import { useTranslation } from '#app/i18n/use-translation.ts'
import { scenePath } from '#app/art/art-paths.ts'
import { HiddenFields } from '#app/components/forms/hidden-fields.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import type { UnavailableText } from './checkout-page.ts'
import { UnavailableOrderLines } from './order-panel.tsx'

type NothingToOrderProps = {
  unavailable: UnavailableText[]
  /** Holds the values of a form that was submitted, by field. */
  typed?: Record<string, string> | undefined
}

/** Replaces the form if the cart is empty or holds nothing that can be sold now. */
export function NothingToOrder({ unavailable, typed = {} }: NothingToOrderProps) {
  const { t } = useTranslation()
  const isEmpty = unavailable.length === 0
  return (
    <div className="empty">
      <img src={scenePath('bag')} width="300" height="240" alt="" />
      <h1>{isEmpty ? t('checkout.empty') : t('checkout.nothingToOrder')}</h1>
      <p>{isEmpty ? t('checkout.emptyText') : t('checkout.nothingToOrderText')}</p>
      <UnavailableOrderLines unavailable={unavailable} />
      <ShopLink className="btn" to={isEmpty ? '/books' : '/cart'}>
        {isEmpty ? t('checkout.toBooks') : t('checkout.toCart')}
      </ShopLink>
      <TypedDetails typed={typed} />
    </div>
  )
}

/**
 * The form is sent again with what was typed, because nothing else holds it. The consent to e-books is left out: it is
 * given for what the buyer sees (CRD Art 16(m)).
 */
function TypedDetails({ typed }: { typed: Record<string, string> }) {
  const { t } = useTranslation()
  const shown = [...addressLines, 'email', 'telephone'].flatMap((name) => typed[name] || [])
  if (shown.length === 0) return null
  return (
    <PostForm className="panel stack">
      <h2>{t('checkout.typedHeading')}</h2>
      <p className="lines-kept">{shown.join('\n')}</p>
      <p>{t('checkout.typedText')}</p>
      <HiddenFields fields={Object.entries(typed).filter(([name]) => name !== 'ebookConsent')} />
      <p>
        <button className="btn btn--quiet" name="intent" value="checkout.update">
          {t('checkout.typedContinue')}
        </button>
      </p>
    </PostForm>
  )
}

/** The list stands here, because the browser would load the module of addresses as a file of its own. */
const addressLines = ['name', 'addressLine1', 'addressLine2', 'postcode', 'city', 'region']
