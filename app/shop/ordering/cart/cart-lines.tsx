import type { FormEvent, ReactNode } from 'react'
import { isChanged, type FormControl } from '#app/client/use-form-restoration.ts'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { Icon } from '#app/components/icon.tsx'
import { errorMessages, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import { formatNameIn, lineNameOf } from '#app/shop/ordering/quote/format-name.ts'
import { CartLine, hasField } from './cart-line.tsx'
import type { CartLineText, CartPage } from './cart-page.ts'
import { takeTyped } from './quantity-form.tsx'
import { isErrorOf, invalidFieldOf, useInvalidLine } from './use-invalid-line.ts'
import { UnavailableLines, unavailablePlace } from './unavailable-lines.tsx'
import { typedQuantityField } from '#app/shop/ordering/quote/cart.ts'
import type { NamedLine } from '#app/shop/ordering/quote/line-name.ts'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'
import { RemovedNote } from './removed-note.tsx'
import { useQuantities } from './use-quantities.ts'

const placeOf = (n: number) => String(n + 1)

/** Shows all lines of the cart. The error of the last form stands at its line, or above them all if that has no field. */
export function CartLines({ cart }: { cart: CartPage }) {
  const { t } = useTranslation()
  const refusal = useInvalidLine()
  const { lines, unavailable, removed } = cart
  const quantities = useQuantities(lines)
  const all = [...lines, ...unavailable]
  const isAlone = (line: NamedLine) => all.every((one) => one === line || one.name !== line.name)
  const labelOf = (line: NamedLine) =>
    isAlone(line) ? line.name : lineNameOf(line.name, line, formatNameIn(t))
  return (
    <section aria-label={t('cart.lines')} id="lines">
      {refusal && <LineErrors cart={cart} refusal={refusal} />}
      {removed && <RemovedNote removed={removed} isInForm />}
      <ul className="lines">
        {lines.map((line, n) => (
          <CartLine
            key={line.id}
            line={line}
            label={labelOf(line)}
            place={placeOf(n)}
            refusal={refusal && isErrorOf(refusal, line) ? refusal : undefined}
            typed={refusal?.values[typedQuantityField(line)]}
            optimistic={quantities.get(line.id)?.quantity}
          />
        ))}
      </ul>
      {unavailable.length > 0 && (
        <UnavailableLines lines={unavailable} labelOf={labelOf} refusal={refusal} />
      )}
      <div className="section--tight">
        <button className="btn btn--quiet" name="intent" value="cart.clear">
          <Icon name="trash" />
          {t('cart.clear')}
        </button>
      </div>
    </section>
  )
}

/** Shows the error of a line that has no field for it, or is not in stock any more. */
function LineErrors({ cart, refusal }: { cart: CartPage; refusal: InvalidForm }) {
  if (cart.lines.some((line) => isErrorOf(refusal, line) && hasField(line, refusal))) return null
  return <ErrorSummary errors={{ [refusedField(cart, refusal)]: errorMessages(refusal) }} />
}

/** Returns the id of the invalid field. A line that is gone has no field to link to. */
function refusedField({ lines, unavailable }: CartPage, refusal: InvalidForm): string {
  const part = invalidFieldOf(refusal)
  const isRefused = (line: LineKey) => isErrorOf(refusal, line)
  const [place, among] = [lines.findIndex(isRefused), unavailable.findIndex(isRefused)]
  const line = lines[place] ?? unavailable[among]
  const hasField =
    part === 'save' || (part === 'variant' ? line?.variants !== undefined : place >= 0)
  if (!line || !hasField) return 'lines'
  return `${part}-${place >= 0 ? placeOf(place) : unavailablePlace(among)}`
}

/** Renders the one form of the cart's page, in which each button sends what was typed in all fields. */
export function CartForm({ lines, children }: { lines: CartLineText[]; children: ReactNode }) {
  const { t } = useTranslation()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const isUpdate = (submitter as HTMLButtonElement | null)?.value.startsWith('cart.update')
    if (isUpdate && areTaken(event.currentTarget, lines)) event.preventDefault()
  }
  return (
    <PostForm className="side" onSubmit={onSubmit}>
      {/* The first button of a form is the one that Enter in a field presses. */}
      <button className="hide" name="intent" value="cart.update" tabIndex={-1} aria-hidden="true">
        {t('cart.set')}
      </button>
      {children}
    </PostForm>
  )
}

/** Handles typed quantities in the browser, if nothing else was typed, and returns whether it did. */
function areTaken(form: HTMLFormElement, lines: CartLineText[]): boolean {
  const fields = [...form.querySelectorAll<FormControl>('input, select')].filter(isChanged)
  return fields.every((field) => {
    const line = lines[Number(/^quantity-(\d+)$/.exec(field.id)?.[1]) - 1]
    return line !== undefined && takeTyped(line, field.value)
  })
}
