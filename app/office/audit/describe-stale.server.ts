import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import { listAuditChanges, type ChangeFilter } from '#app/shop/operations/audit/changes.server.ts'
import type { OfficeFormContext } from '../frame/create-office-action.server.ts'
import { auditCommands, isAuditCommand } from './audit-commands.ts'
import { nameSubjects } from './name-subjects.server.ts'

/** A sentence has room for so many changes. */
const mostNamed = 5

const commandsOf = (command: string) =>
  Object.keys(auditCommands.settings).filter(
    (one) => one.startsWith(`${command} `) && !one.startsWith('delivery pickup '),
  )

/** The places of collection are one setting, which the commands of settings change too. */
const filters = {
  links: { about: ['link-secret'] },
  delivery: { commands: commandsOf('delivery') },
  pickup: { about: ['pickupPlaces'] },
  tax: { commands: commandsOf('tax') },
} satisfies Record<string, ChangeFilter>

export type StaleTable = keyof typeof filters

/**
 * Says what others changed since the page of a form was opened, which its field `openedAt` says in ms UTC.
 * @param changed The table that the form changes, or the filter of the changes of one thing.
 */
export async function describeStale(
  context: OfficeFormContext,
  changed: StaleTable | ChangeFilter,
): Promise<string> {
  const { form, t, language } = context
  const since = Number(form.get('openedAt'))
  if (!Number.isSafeInteger(since) || since <= 0) return t('office.tables.changed')
  const filter = typeof changed === 'string' ? filters[changed] : changed
  const changes = await listAuditChanges(mostNamed, { ...filter, since })
  if (changes.length === 0) return t('office.tables.changed')
  const isPart = changed === 'delivery' || changed === 'tax'
  const nameOf = isPart ? await nameSubjects(changes, context) : undefined
  const named = changes.map((change) => {
    const { at, actor, command, about } = change
    const did = isAuditCommand(command) ? t(`office.audit.did.${command}`) : command
    const part = about === changed ? undefined : nameOf?.(change).text
    const who = actor ?? t('office.audit.commandLine')
    const moment = formatMoment(at, language, homeTimeZone(), 'list')
    const what = part === undefined ? did : t('frame.labelled', { label: did, value: part })
    return t('office.tables.change', { what, who, moment })
  })
  return t('office.tables.changedBy', { changes: named.join(' ') })
}
