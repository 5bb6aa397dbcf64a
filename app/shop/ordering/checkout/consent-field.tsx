import { joinEWords } from '#app/i18n/join-e-words.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { formatNameIn, nameLine, type NamedPiece } from '#app/shop/ordering/quote/format-name.ts'
import type { CheckoutValues } from './checkout-values.ts'

type ConsentProps = CheckoutValues & {
  /** Holds the e-books that open on a later day. */
  ahead: NamedPiece[]
  /** Is true if nothing has to be paid, so that they open at once. */
  isFree: boolean
}

/** Renders one checkbox for both statements that the law requires for e-books. It is never ticked in advance. */
export function ConsentField({ values, errors, ahead, isFree }: ConsentProps) {
  const { t } = useTranslation()
  const error = errors.ebookConsent
  const names = ahead.map((line) => nameLine(line, formatNameIn(t))).join(', ')
  return (
    <div className="field">
      {error && (
        <p className="error" id="ebookConsent-error">
          {error}
        </p>
      )}
      <label className="check">
        <input
          id="ebookConsent"
          type="checkbox"
          name="ebookConsent"
          value="yes"
          defaultChecked={values.ebookConsent !== undefined}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'ebookConsent-error' : undefined}
        />
        <span>
          {t('order.ebookConsent.supply')} {t('order.ebookConsent.loss')}
          {!isFree && ` ${t('order.ebookConsent.paid')}`}
          {names && ` ${t('order.ebookConsent.ahead', { names: joinEWords(names) })}`}
        </span>
      </label>
    </div>
  )
}
