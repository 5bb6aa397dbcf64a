import type { FormAction, FormActions, FormContext } from '#app/http/create-action.server.ts'
import type { FormShape } from '#app/http/read-form.server.ts'
import { currencyOf } from '#app/http/request-context.server.ts'
import { redirectBack, redirectWithSession } from '#app/http/session.server.ts'
import { isCountry } from '#app/i18n/markets.ts'
import { localPath } from '#app/i18n/paths.ts'
import { isMarket } from '#app/shop-settings/markets.server.ts'
import {
  parseCartLine,
  parseTypedQuantities,
  type TypedQuantity,
} from '#app/shop/ordering/cart/cart.schema.ts'
import { lineId, typedQuantityField } from '#app/shop/ordering/quote/cart.ts'
import { cartActions, setLines } from './cart-actions.server.ts'
import { couponActions, hasTypedCoupon } from './coupon-actions.server.ts'

/** The form of the cart's page has two fields for each of its 500 lines at most, and buttons that name a line. */
export const cartFormShape: FormShape = { mostFields: 1200, hasFieldsInButtons: true }

/** These buttons do nothing but apply what was typed. */
const ownActions: FormActions = {
  'cart.update': (context) => redirectBack(context),
  'cart.checkout': ({ language, session }) =>
    redirectWithSession(localPath(language, '/checkout'), session),
}

/**
 * Adds the form of the cart's page to its actions. All fields of that page are one form, so that no button loses what
 * was typed for another: each first applies the typed quantities, the country and the coupon. A refusal ends it, and the
 * page shows all fields again.
 */
export const withCartForm = (actions: FormActions): FormActions =>
  Object.fromEntries(
    Object.entries({ ...actions, ...ownActions }).map(([intent, action]) => [
      intent,
      afterTyped(intent, action),
    ]),
  )

function afterTyped(intent: string, action: FormAction): FormAction {
  // What was typed for a cart that is cleared is of no use.
  if (intent === 'cart.clear') return action
  return async (sent) => {
    const { form, typed } = readPressed(sent.form, intent)
    const context = withTypedCountry({ ...sent, form }, intent)
    const answers = await applyTyped(context, typed, intent)
    const [last] = answers.slice(-1)
    if (last && last.status >= 400) return last
    if (intent !== 'cart.update') return action(context)
    if (last && answers.length === 1) return last
    return redirectBack(context, last && context.t('toast.cartUpdated'))
  }
}

/** Returns the form as if the pressed button were its only one, and the quantities typed for lines. */
function readPressed(sent: URLSearchParams, intent: string) {
  const typed = parseTypedQuantities(sent)
  const form = new URLSearchParams(sent)
  // A quantity that follows those of the lines is that of the button.
  const own = sent.getAll('quantity').slice(sent.getAll('line').length)
  for (const name of ['line', 'quantity']) form.delete(name)
  for (const quantity of own) form.append('quantity', quantity)
  const field = sent.get('field')
  if (intent === 'cart.changeVariant' && field !== null) form.set('variant', sent.get(field) ?? '')
  const line = parseCartLine(sent)
  const isPressed = (one: TypedQuantity) => line !== undefined && lineId(one.line) === lineId(line)
  return { form, typed: typed.filter((one) => isMeant(one, isPressed(one), intent)) }
}

/** Tells whether a quantity is set. `isPressed` is true for the line of the pressed button. */
function isMeant({ isChanged }: TypedQuantity, isPressed: boolean, intent: string) {
  if (!isPressed || intent === 'cart.changeVariant') return isChanged
  // A step, or what takes the line out, takes the place of the number in its field.
  return intent === 'cart.update'
}

/** A chosen country counts for each action, like in the header of the page that follows. */
function withTypedCountry(context: FormContext, intent: string): FormContext {
  const { form, session } = context
  const country = form.get('country')
  if (intent === 'country.choose' || !isCountry(country) || !isMarket(country)) return context
  if (country === context.country) return context
  session.set('country', country)
  return { ...context, country, currency: currencyOf(session, country) }
}

/** Returns the responses to what was typed, up to the first refusal. A refused quantity leaves all others as they were. */
async function applyTyped(context: FormContext, typed: TypedQuantity[], intent: string) {
  const answers: Response[] = []
  const apply = async (action: FormAction, form: URLSearchParams) => {
    const answer = await action({ ...context, form })
    answers.push(answer)
    return answer.status < 400
  }
  const forms = typed.map((one) => quantityForm(context.form, one, typed))
  const set: FormAction =
    forms.length > 1 ? (sent) => setLines(sent, forms) : cartActions['cart.set']
  if (forms[0] && !(await apply(set, forms[0]))) return answers
  if (!intent.startsWith('coupon.') && hasTypedCoupon(context)) {
    const form = new URLSearchParams(context.form)
    form.set('intent', 'coupon.apply')
    await apply(couponActions['coupon.apply'], form)
  }
  return answers
}

/** Returns the form that sets one quantity. The others are kept in it for the page of a refusal. */
function quantityForm(sent: URLSearchParams, one: TypedQuantity, typed: TypedQuantity[]) {
  const form = new URLSearchParams(sent)
  for (const { line, text } of typed)
    if (line !== one.line) form.set(typedQuantityField(line), text)
  const { productId, color, size } = one.line
  const set = { intent: 'cart.set', product: productId, color, size, quantity: one.text }
  for (const [name, value] of Object.entries(set)) form.set(name, value)
  return form
}
