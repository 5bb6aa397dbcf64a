import type { ActionFunctionArgs } from '@remix-run/node'
import { errorResponse } from './responses.server.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import { requestCookieCheck } from './cookie-check.server.ts'
import { ordinaryForm, readForm, type FormShape } from './read-form.server.ts'
import { requireSameOriginPost } from './same-origin-post.server.ts'
import { errorOr503 } from './outage.server.ts'
import { discardSpeculation } from './urls/speculation-rules.server.ts'
import { recordWrite } from './stale-pages.server.ts'
import {
  createRequestContext,
  rejectNulBytes,
  type RequestContext,
} from './request-context.server.ts'

/** Describes the request context of an action, with the submitted form. */
export type FormContext = RequestContext & { form: URLSearchParams }
export type FormAction = (context: FormContext) => Promise<Response>
/** Maps the intents of an area, such as `cart.add`, to what they do. */
export type FormActions = Record<string, FormAction>

/**
 * Creates the action of a route, which runs the action of the form's `intent`. An intent that the route does not take
 * gets 400.
 * @throws {Error} If two sets have the same intent. {@link withoutIntent} removes one that a route replaces.
 */
export const createAction = (...accepted: FormActions[]) =>
  createActionOf(ordinaryForm, ...accepted)

/** Does the same for a page whose form is larger than others. */
export function createActionOf(shape: FormShape, ...accepted: FormActions[]) {
  const actions = mergeActions(accepted)
  return async function action(args: ActionFunctionArgs): Promise<Response> {
    await requireSameOriginPost(args.request)
    const form = await readForm(args.request, shape)
    try {
      const context = await createRequestContext(args)
      rejectNulBytes(context)
      const intent = form.get('intent') ?? ''
      const run = Object.hasOwn(actions, intent) ? actions[intent] : undefined
      if (!run) throw errorResponse(400, context.t('refusal.unknownIntent'))
      const answer = await run({ ...context, form, t: getFixedT(context.language) })
      // The loaders of the same request share only this context; the title announces the error as well.
      args.context.isRefused = answer.status >= 400
      if (!args.context.isRefused) {
        recordWrite(answer.headers)
        discardSpeculation(answer.headers)
      }
      requestCookieCheck(args.request, answer, context.now)
      return answer
    } catch (error) {
      throw errorOr503(error, form, args.request)
    }
  }
}

/** Returns the actions without that of one intent, which the route takes from another set. */
export function withoutIntent<Actions extends FormActions>(
  actions: Actions,
  intent: keyof Actions,
): FormActions {
  const { [intent]: _, ...others } = actions
  return others
}

function mergeActions(sets: FormActions[]): FormActions {
  const intents = sets.flatMap(Object.keys)
  const duplicate = intents.find((intent, n) => intents.indexOf(intent) !== n)
  if (duplicate !== undefined) throw new Error(`two actions have the intent ${duplicate}`)
  return Object.assign({}, ...sets) as FormActions
}
