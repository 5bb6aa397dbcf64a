import { parseAccount } from '#app/shop/customers/drafts/draft.schema.ts'
import type { Draft } from '#app/shop/customers/drafts/draft.ts'
import { discardDraft, saveDraft } from '#app/shop/customers/drafts/drafts.server.ts'
import {
  byNetworks,
  consumeRateLimits,
  type RateLimit,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { clientAddress } from '#app/http/client-address.server.ts'
import { redirectToSignIn } from '#app/http/customer.server.ts'
import type { FormAction, FormContext } from '#app/http/create-action.server.ts'
import { ensureVisitor, leaveSignIn, redirectBack, saveSession } from '#app/http/session.server.ts'
import { cutText } from '#app/i18n/visitor-text.ts'

const mostDrafts: RateLimit = { most: 30, withinMs: 15 * 60_000 }

/** Returns the draft of a submitted form. */
type ReadDraft = (form: URLSearchParams) => Draft

/**
 * Creates a function that reads these fields as a draft; `about` names the field with the id of the form's subject.
 */
export const draftOf =
  (form: Draft['form'], fields: readonly string[], about?: string): ReadDraft =>
  (sent) => ({
    form,
    about: about === undefined ? '' : cutText(sent.get(about) ?? '', 100),
    values: Object.fromEntries([...sent].filter(([name]) => fields.includes(name))),
  })

/**
 * Wraps the action of a form that was shown to a customer whose sign-in may have ended: the typed values are then
 * stored as a draft, and the customer is redirected to the sign-in. The draft is discarded once the form is accepted.
 */
export const withFormDraft =
  (readDraft: ReadDraft, action: FormAction): FormAction =>
  async (context) => {
    const draft = readDraft(context.form)
    const account = parseAccount(context.form.get('account'))
    const { customer, owner } = context
    if (!customer)
      return account === undefined
        ? action(context)
        : saveAndRedirectToSignIn(context, draft, account)
    if (isOtherAccount(context)) return rejectOtherAccount(context)
    const answer = await unlessSignInEnded(() => action(context))
    if (!answer) return saveAndRedirectToSignIn(context, draft, customer.customerId)
    if (isDone(answer) && owner !== undefined) await discardDraft(owner, draft.form, draft.about)
    return answer
  }

/** Returns whether another window showed the form to a customer who is no longer signed in. */
export function isOtherAccount({ form, customer }: FormContext): boolean {
  const account = parseAccount(form.get('account'))
  return customer !== undefined && account !== undefined && account !== customer.customerId
}

/**
 * Redirects to the page as the signed-in customer sees it, without the values that were typed for another account.
 */
export const rejectOtherAccount = (context: FormContext) =>
  redirectBack(context, context.t('toast.otherAccount'), { type: 'error' })

/** Returns undefined if the sign-in ended while the form was handled. */
async function unlessSignInEnded(work: () => Promise<Response>): Promise<Response | undefined> {
  try {
    return await work()
  } catch (error) {
    // Only a missing sign-in throws a redirect; see `withCustomer`.
    if (error instanceof Response && error.status === 303) return undefined
    throw error
  }
}

/** An accepted form redirects; an invalid one returns its page. */
const isDone = ({ status }: Response) => status === 303

async function saveAndRedirectToSignIn(context: FormContext, draft: Draft, account: string) {
  const { request, now, here } = context
  const taken = await consumeRateLimits(
    byNetworks(clientAddress(request), mostDrafts, (network) => `drafts from ${network}`),
    now,
  )
  if (taken.ok) await saveDraft(ownerOfDraft(context), draft, now, account)
  return redirectToSignInWithDraft(context, here)
}

/**
 * Returns the guest who is to sign in. A customer whose sign-in has just ended becomes a new guest, who does not own
 * the customer's things.
 */
export function ownerOfDraft({ customer, session }: FormContext): string {
  if (customer) leaveSignIn(session)
  return ensureVisitor(session)
}

/**
 * Redirects to the sign-in, which leads back to `here`, with the session cookie of the visitor, who owns the draft.
 */
export async function redirectToSignInWithDraft({ language, session }: FormContext, here: string) {
  const answer = redirectToSignIn({ language, here })
  for (const [name, value] of await saveSession(session)) answer.headers.append(name, value)
  return answer
}
