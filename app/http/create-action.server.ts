import type { ActionFunctionArgs } from '@remix-run/node'
import { errorResponse } from './responses.server.ts'
import { requestCookieCheck } from './cookie-check.server.ts'
import { requireSameOriginPost, readForm } from './same-origin-post.server.ts'
import { errorOr503 } from './outage.server.ts'
import { recordWrite } from './replica-pages.server.ts'
import {
  createRequestContext,
  rejectNulBytes,
  type RequestContext,
} from './request-context.server.ts'

/** A visit with a form that was sent. */
export type FormContext = RequestContext & { form: URLSearchParams }
export type FormAction = (context: FormContext) => Promise<Response>
/** What the buttons of an area do, by their value: `cart.add` and so on. */
export type FormActions = Record<string, FormAction>

/** A page's action: does what the pressed button's `intent` names; 400 for one that is not taken here. */
export function createAction(...accepted: FormActions[]) {
  const intents: FormActions = Object.assign({}, ...accepted) as FormActions
  return async function action(args: ActionFunctionArgs): Promise<Response> {
    await requireSameOriginPost(args.request)
    const form = await readForm(args.request)
    try {
      const context = await createRequestContext(args)
      rejectNulBytes(context)
      const name = form.get('intent') ?? ''
      const intent = Object.hasOwn(intents, name) ? intents[name] : undefined
      if (!intent) throw errorResponse(400, context.t('refusal.unknownIntent'))
      const answer = await intent({ ...context, form })
      // The loaders of the same request share its context, and nothing else: the title says so too.
      args.context.isRefused = answer.status >= 400
      if (!args.context.isRefused) recordWrite(answer.headers)
      requestCookieCheck(args.request, answer, context.now)
      return answer
    } catch (error) {
      throw errorOr503(error, form, args.request)
    }
  }
}
