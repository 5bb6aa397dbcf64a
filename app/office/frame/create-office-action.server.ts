import { json, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { errorOr503 } from '#app/http/outage.server.ts'
import { readForm, type FormShape } from '#app/http/read-form.server.ts'
import { errorResponse, invalidForm } from '#app/http/responses.server.ts'
import { officeHeaders } from '#app/http/security-headers.server.ts'
import { requireSameOriginPost } from '#app/http/same-origin-post.server.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import { forgetCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { actingAs, hasActedBefore, SentTwice } from '#app/shop/operations/audit/audit.server.ts'
import { formIdOf } from './form-token.server.ts'
import { storeToast } from './office-cookie.server.ts'
import { requireStaff, type StaffContext } from './staff-context.server.ts'

/** Describes a form that staff submitted; `params` are the parts of the path that its route names. */
export type OfficeFormContext = StaffContext & {
  form: URLSearchParams
  request: Request
  params: ActionFunctionArgs['params']
}
export type OfficeAction = (context: OfficeFormContext) => Promise<Response>

type Options = {
  /** The role that may submit the forms; by default each may. */
  role?: 'owner'
  /** A form with more fields than others. */
  shape?: FormShape
  /** Reads the form in another way than {@link readForm}. */
  read?: FormReader
}

/** Throws a response for a form that it refuses. */
type FormReader = (request: Request) => URLSearchParams | Promise<URLSearchParams>

/**
 * Creates the action of an office route, which runs the action of the form's `intent` and records its changes as those
 * of the staff member, who sees them at once. A form with a token acts once. An intent that the route does not take gets
 * 400, a form of another site 403.
 */
export function createOfficeAction(
  actions: Record<string, OfficeAction>,
  { role, shape, read = (request) => readForm(request, shape) }: Options = {},
) {
  return (args: ActionFunctionArgs): Promise<Response> =>
    submitted(args, read, async (form) => {
      const context = await requireStaff(args, role)
      const run = actionOf(actions, form, context.t)
      const { request, params } = args
      try {
        return await actingOnce({ ...context, form, request, params }, formIdOf(form), run)
      } finally {
        forgetCatalogueVersion()
      }
    })
}

/** Runs the action of a form. If the same form acted before, its page shows what became of that. */
export async function actingOnce(
  context: OfficeFormContext,
  formId: string | undefined,
  run: OfficeAction,
): Promise<Response> {
  const { staff, url, t } = context
  const showActed = () =>
    officeRedirect(url.pathname + url.search, t('office.frame.sentTwice'), { isError: true })
  try {
    return await actingAs(
      staff,
      async () => {
        const response = await run(context)
        return response.status >= 400 && (await hasActedBefore()) ? showActed() : response
      },
      formId,
    )
  } catch (error) {
    if (error instanceof SentTwice) return showActed()
    throw error
  }
}

/** Reads a form of this site and runs `work` with it. */
export async function submitted(
  { request }: Pick<ActionFunctionArgs, 'request'>,
  read: FormReader,
  work: (form: URLSearchParams) => Promise<Response>,
): Promise<Response> {
  await requireSameOriginPost(request)
  const form = await read(request)
  try {
    return await work(form)
  } catch (error) {
    throw errorOr503(error, form, request)
  }
}

/**
 * Returns the action of the form's intent.
 * @throws {Response} 400 for an intent that is not among them.
 */
export function actionOf<Action>(
  actions: Record<string, Action>,
  form: URLSearchParams,
  t: Translate,
): Action {
  const intent = form.get('intent') ?? ''
  const action = Object.hasOwn(actions, intent) ? actions[intent] : undefined
  if (!action) throw errorResponse(400, t('refusal.unknownIntent'))
  return action
}

/** Redirects to a page of the office with 303. Without a message nothing was changed. */
export async function officeRedirect(
  path: string,
  message?: string,
  { isError = false, headers = [] }: { isError?: boolean; headers?: [string, string][] } = {},
): Promise<Response> {
  const response = redirect(path, { status: 303, headers })
  for (const [name, value] of Object.entries(officeHeaders)) response.headers.set(name, value)
  if (message !== undefined)
    response.headers.append('Set-Cookie', await storeToast({ message, isError }))
  return response
}

/**
 * Shows the page of a form again, with status 422, the typed values and a message by field; those of `form` belong to
 * no field. The page reads it with `useInvalidForm`.
 */
export const refuse = (
  { form }: { form: URLSearchParams },
  errors: Record<string, string>,
  status: 422 | 409 = 422,
): Response => invalidForm(form, errors, status)

/** Gives the page of a refused form more to show, which its page reads with `useActionData`. */
export async function addToRefusal(
  refused: Response,
  data: object,
  status = refused.status,
): Promise<Response> {
  const refusal = (await refused.json()) as object
  return json({ ...refusal, ...data }, { status, headers: refused.headers })
}
