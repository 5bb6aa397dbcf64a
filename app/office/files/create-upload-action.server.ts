import type { ActionFunctionArgs } from '@remix-run/node'
import type { FormShape } from '#app/http/read-form.server.ts'
import { createOfficeAction, type OfficeAction } from '../frame/create-office-action.server.ts'

/** Describes the form of a page that has files. Its action reads the request itself. */
type UploadForm = { intent: string; run: OfficeAction }

type Options = {
  role?: 'owner'
  /** A form without files that has more fields than others. */
  shape?: FormShape
}

/**
 * Creates the action of a route of which one form is multipart. That form is read by its own action, so that nothing of
 * it is stored before the staff member is known.
 */
export function createUploadAction(
  actions: Record<string, OfficeAction>,
  { intent, run }: UploadForm,
  options: Options = {},
) {
  const withoutFiles = createOfficeAction(actions, options)
  const withFiles = createOfficeAction(
    { [intent]: run },
    { ...options, read: () => new URLSearchParams({ intent }) },
  )
  return (args: ActionFunctionArgs): Promise<Response> =>
    /^multipart\/form-data\b/i.test(args.request.headers.get('Content-Type') ?? '')
      ? withFiles(args)
      : withoutFiles(args)
}
