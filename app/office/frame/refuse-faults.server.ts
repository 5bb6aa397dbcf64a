import { refuse, type OfficeFormContext } from './create-office-action.server.ts'
import { explainFault, type KnownFaults } from './explain-fault.ts'

/** Further faults of a refused change are left out. */
const mostFaults = 20

/**
 * Shows the page of a form again, with each fault at the field that it is about, or above the form if it has no such
 * field.
 */
export function refuseFaults(
  context: OfficeFormContext,
  faults: readonly string[],
  known: KnownFaults,
): Response {
  const errors: Record<string, string> = {}
  for (const [n, fault] of faults.slice(0, mostFaults).entries()) {
    const { column, text, sentence } = explainFault(fault, known, context.t)
    const isField = column !== undefined && context.form.has(column)
    const place = isField ? column : `form.${n}`
    errors[place] = [errors[place], isField ? text : sentence].filter(Boolean).join(' ')
  }
  return refuse(context, errors)
}
