import { Isolated } from '#app/components/isolated.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/components/icon.tsx'
import { errorMessages, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import { formatNameIn } from '#app/shop/ordering/quote/format-name.ts'
import type { UnavailableLineText } from './cart-page.ts'
import { LineButtons } from './line-buttons.tsx'
import { isErrorOf, invalidFieldOf } from './use-invalid-line.ts'
import { VariantForm } from './variant-form.tsx'

type UnavailableLinesProps = {
  lines: UnavailableLineText[]
  /** The name of a line with what tells it from another of that name. */
  labelOf: (line: UnavailableLineText) => string
  refusal: InvalidForm | undefined
}

/** Shows the unavailable lines of the cart, apart from the rest. */
export function UnavailableLines({ lines, labelOf, refusal }: UnavailableLinesProps) {
  const { t } = useTranslation()
  return (
    <section className="section--tight" aria-labelledby="lost">
      <h2 id="lost">{t('cart.unavailable')}</h2>
      <p className="soft">{t('cart.unavailableText')}</p>
      <ul className="lines">
        {lines.map((line, n) => (
          <UnavailableLineRow
            key={line.id}
            line={line}
            label={labelOf(line)}
            place={unavailablePlace(n)}
            refusal={refusal && isErrorOf(refusal, line) ? refusal : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

/** Returns the suffix of the ids of an unavailable line's fields. */
export const unavailablePlace = (n: number) => `lost-${n + 1}`

type UnavailableLineRowProps = {
  line: UnavailableLineText
  label: string
  place: string
  refusal: InvalidForm | undefined
}

function UnavailableLineRow({ line, label, place, refusal }: UnavailableLineRowProps) {
  const { t } = useTranslation()
  const { name, format, variantName, quantity, reason, variants } = line
  const edition = format && formatNameIn(t)(format)
  const part = refusal && invalidFieldOf(refusal)
  return (
    <li className="line">
      <Icon name="alert" />
      <div className="line__text">
        <h3>
          <Isolated text={name} />
        </h3>
        <p className="soft">{[edition, variantName, `× ${quantity}`].filter(Boolean).join(' ')}</p>
        <p>
          <span className="stock stock--out">{t(`cart.unavailableReason.${reason}`)}</span>
        </p>
        {refusal && part === 'save' && <p className="error">{errorMessages(refusal)}</p>}
        {variants && (
          <VariantForm
            line={line}
            name={label}
            variants={variants}
            id={`variant-${place}`}
            refusal={part === 'variant' ? refusal : undefined}
          />
        )}
      </div>
      <div className="line__do">
        <LineButtons
          name={label}
          line={line}
          id={`save-${place}`}
          canSave={reason !== 'withdrawn' && reason !== 'gone'}
        />
      </div>
    </li>
  )
}
