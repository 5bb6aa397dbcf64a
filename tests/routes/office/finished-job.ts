import { expect } from 'vitest'
import type { Shopper } from '../../shopper.ts'

/** Visits the page of a job, or of the exports, again and again as a browser does, until it is refreshed no more. */
export const visitUntilEnd = (staff: Shopper, path: string) =>
  expect
    .poll(async () => (await staff.visit(path)).headers.get('Refresh'), {
      interval: 150,
      timeout: 30_000,
    })
    .toBeNull()

/** Returns a form with one file and the ticked or typed fields beside it. */
export function aFileForm(
  name: string,
  content: string | Uint8Array,
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new File([Buffer.from(content)], name))
  return form
}
