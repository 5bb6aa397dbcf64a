import { useWords } from '#app/i18n/use-words.ts'
import { Icon } from '#app/components/icon.tsx'
import type { LostLineWords } from './cart-page.ts'
import { RemoveForm } from './remove-form.tsx'

/** What is in the cart and cannot be bought now, apart from the rest. */
export function LostLines({ lines }: { lines: LostLineWords[] }) {
  const { t } = useWords()
  return (
    <section className="section--tight" aria-labelledby="lost">
      <h2 id="lost">{t('cart.lost')}</h2>
      <p className="soft">{t('cart.lostWords')}</p>
      <ul className="lines">
        {lines.map(({ name, variantName, quantity, reason, ...line }) => (
          <li className="line" key={line.id}>
            <Icon name="alert" />
            <div className="line__text">
              <h3>{name}</h3>
              <p className="soft">{[variantName, `× ${quantity}`].filter(Boolean).join(' ')}</p>
              <p>
                <span className="stock stock--out">{t(`cart.lostReason.${reason}`)}</span>
              </p>
            </div>
            <div className="line__do">
              <RemoveForm name={name} line={line} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
