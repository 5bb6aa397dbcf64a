import { json } from '@remix-run/node'
import type { InvalidForm } from '#app/components/forms/invalid-form.ts'
import type { Refused } from '#app/shop/operations/findings/change-refused.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import { officeRedirect, type OfficeFormContext } from '../frame/create-office-action.server.ts'
import { describeChangeFault } from '../frame/describe-change-fault.ts'
import { refuseSentences } from '../frame/refuse-faults.server.ts'
import { describeStale, type StaleTable } from '../audit/describe-stale.server.ts'
import type { CheckedTable } from './table-files.tsx'
import { withTableFile, type TableFile } from './with-table-file.server.ts'

/** Further lines of a report are counted. */
const mostLines = 100

type TableImport = {
  table: StaleTable
  /** Returns a sentence for each change that a file would make; none if all is so already. */
  check: (path: string) => Promise<{ ok: true; lines: string[] } | Refused>
  /** Stores a file in place of the table that has this fingerprint. */
  store: (path: string, seen: string) => Promise<{ ok: true } | Refused>
}

/**
 * Checks the file of a form and shows what it would change, or stores the file that the form confirms. If the table was
 * changed in between, the file is checked again.
 */
export const importTable = (
  context: OfficeFormContext,
  { table, check, store }: TableImport,
): Promise<Response> =>
  withTableFile(context, async (file) => {
    const { path, fields, isConfirmed } = file
    const stored = isConfirmed ? await store(path, fields.get('seen') ?? '') : undefined
    if (stored?.ok) return officeRedirect(context.url.pathname, context.t('office.tables.replaced'))
    if (stored && !stored.isStale) return refuseFile(context, stored.faults)
    const checked = await check(path)
    if (!checked.ok) return refuseFile(context, checked.faults)
    if (!stored) return showChecked(file, checked.lines)
    const stale = await describeStale({ ...context, form: fields }, table)
    const intent = context.form.get('intent') ?? ''
    return showChecked(file, checked.lines, { intent, values: {}, errors: { form: stale } })
  })

function showChecked({ name, content }: TableFile, lines: string[], refusal?: InvalidForm) {
  const more = Math.max(0, lines.length - mostLines)
  const checked: CheckedTable = { name, content, lines: lines.slice(0, mostLines), more }
  return json(
    { checked, ...(refusal && { refusal }) },
    { status: refusal ? 409 : 200, headers: { 'Cache-Control': 'no-store' } },
  )
}

const refuseFile = (context: OfficeFormContext, faults: Fault[]): Response =>
  refuseSentences(
    context,
    faults.map((fault) => describeChangeFault(fault, context).sentence),
  )
