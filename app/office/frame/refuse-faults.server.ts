import type { Fault } from '#app/shop/operations/findings/fault.ts'
import { refuse, type OfficeFormContext } from './create-office-action.server.ts'
import { describeChangeFault, type DescribedFault } from './describe-change-fault.ts'

/** Further faults of a refused change are left out. */
const mostFaults = 20

/** Shows the page of a form again with the faults of its change. */
export const refuseFaults = (context: OfficeFormContext, faults: readonly Fault[]): Response =>
  refuseDescribed(
    context,
    faults.map((fault) => describeChangeFault(fault, context)),
  )

/**
 * Shows the page of a form again, with each fault at the field that it is about, or above the form if it has no such
 * field.
 */
export function refuseDescribed(
  context: OfficeFormContext,
  faults: readonly DescribedFault[],
): Response {
  const errors: Record<string, string> = {}
  for (const [n, { column, text, sentence }] of faults.slice(0, mostFaults).entries()) {
    const isField = column !== undefined && context.form.has(column)
    const place = isField ? column : `form.${n}`
    errors[place] = [errors[place], isField ? text : sentence].filter(Boolean).join(' ')
  }
  return refuse(context, errors)
}

/** Shows the page of a form again with sentences above it, of which further ones are counted. */
export function refuseSentences(context: OfficeFormContext, sentences: readonly string[]) {
  const more = sentences.length - mostFaults
  const shown = [
    ...sentences.slice(0, mostFaults),
    ...(more > 0 ? [context.t('office.tables.moreFaults', { count: more })] : []),
  ]
  return refuse(context, Object.fromEntries(shown.map((one, n) => [`form.${n}`, one])))
}
