import { useWords } from '#app/i18n/use-words.ts'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/post-form.tsx'
import { CartLine } from './cart-line.tsx'
import type { CartPage } from './cart-page.ts'
import { isRefusalOf, refusalWords, useLineRefusal } from './line-refusal.ts'
import { LostLines } from './lost-lines.tsx'
import { RemovedNote } from './removed-note.tsx'

const fieldId = (place: number) => `quantity-${place + 1}`

/** All that is in the cart, with what was wrong with the last form in front. */
export function CartLines({ cart }: { cart: CartPage }) {
  const { t } = useWords()
  const refusal = useLineRefusal()
  const { lines, lost, removed } = cart
  const place = refusal ? lines.findIndex((line) => isRefusalOf(refusal, line)) : -1
  const errors = refusal && {
    // A line that is gone has no field to lead to.
    [place >= 0 ? fieldId(place) : 'lines']: refusalWords(refusal),
  }
  return (
    <section aria-label={t('cart.lines')} id="lines">
      <ErrorSummary errors={errors} />
      {removed && <RemovedNote removed={removed} />}
      <ul className="lines">
        {lines.map((line, n) => (
          <CartLine
            key={line.id}
            line={line}
            id={fieldId(n)}
            refusal={n === place ? refusal : undefined}
          />
        ))}
      </ul>
      {lost.length > 0 && <LostLines lines={lost} />}
      <PostForm className="section--tight">
        <button className="btn btn--quiet" name="intent" value="cart.clear">
          <Icon name="trash" />
          {t('cart.clear')}
        </button>
      </PostForm>
    </section>
  )
}
