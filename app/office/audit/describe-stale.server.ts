import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import { listAuditChanges, type ChangeFilter } from '#app/shop/operations/audit/changes.server.ts'
import type { OfficeFormContext } from '../frame/create-office-action.server.ts'
import { auditCommands, isAuditCommand } from './audit-commands.ts'

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

/** The audit names rates as `tax DE`, and the whole table of delivery as `delivery`. */
const partOf = (table: 'delivery' | 'tax', about: string) =>
  about === table ? '' : about.replace(`${table} `, '')

/**
 * Says what others changed since the page of a form was opened, which its field `openedAt` says in ms UTC.
 * @param changed The table that the form changes, or the filter of the changes of one thing.
 */
export async function describeStale(
  { form, t, language }: OfficeFormContext,
  changed: StaleTable | ChangeFilter,
): Promise<string> {
  const since = Number(form.get('openedAt'))
  if (!Number.isSafeInteger(since) || since <= 0) return t('office.tables.changed')
  const filter = typeof changed === 'string' ? filters[changed] : changed
  const changes = await listAuditChanges(mostNamed, { ...filter, since })
  if (changes.length === 0) return t('office.tables.changed')
  const named = changes.map(({ at, actor, command, about }) => {
    const did = isAuditCommand(command) ? t(`office.audit.did.${command}`) : command
    const part = changed === 'delivery' || changed === 'tax' ? partOf(changed, about) : ''
    const who = actor ?? t('office.audit.commandLine')
    const moment = formatMoment(at, language, homeTimeZone(), 'list')
    return t('office.tables.change', { what: [did, part].filter(Boolean).join(' '), who, moment })
  })
  return t('office.tables.changedBy', { changes: named.join(' ') })
}
