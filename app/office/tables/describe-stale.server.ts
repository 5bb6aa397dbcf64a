import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import { listAuditChanges, type ChangeFilter } from '#app/shop/operations/audit/changes.server.ts'
import { auditCommands, isAuditCommand } from '../audit/audit-commands.ts'
import type { OfficeFormContext } from '../frame/create-office-action.server.ts'

/** A sentence has room for so many changes. */
const mostNamed = 5

export type StaleTable = 'delivery' | 'links' | 'pickup' | 'tax'

const commandsOf = (command: string) =>
  Object.keys(auditCommands.settings).filter(
    (one) => one.startsWith(`${command} `) && !one.startsWith('delivery pickup '),
  )

/** The places of collection are one setting, which the commands of settings change too. */
const filters: Record<StaleTable, ChangeFilter> = {
  links: { about: ['link-secret'] },
  delivery: { commands: commandsOf('delivery') },
  pickup: { about: ['pickupPlaces'] },
  tax: { commands: commandsOf('tax') },
}

/**
 * Says what others changed since the page of a form was opened, which its field `openedAt` says in ms UTC.
 * @param table The table that the form changes.
 */
export async function describeStale(
  { form, t, language }: OfficeFormContext,
  table: StaleTable,
): Promise<string> {
  const since = Number(form.get('openedAt'))
  if (!Number.isSafeInteger(since) || since <= 0) return t('office.tables.changed')
  const changes = await listAuditChanges(mostNamed, { ...filters[table], since })
  if (changes.length === 0) return t('office.tables.changed')
  const named = changes.map(({ at, actor, command, about }) => {
    const did = isAuditCommand(command) ? t(`office.audit.did.${command}`) : command
    // The audit names rates as `tax DE`, and the whole table of delivery as `delivery`.
    const isWhole = about === table || table === 'pickup' || table === 'links'
    const rest = isWhole ? '' : about.replace(`${table} `, '')
    const who = actor ?? t('office.audit.commandLine')
    const moment = formatMoment(at, language, homeTimeZone(), 'list')
    return t('office.tables.change', { what: [did, rest].filter(Boolean).join(' '), who, moment })
  })
  return t('office.tables.changedBy', { changes: named.join(' ') })
}
