import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import { listAuditChanges } from '#app/shop/operations/audit/changes.server.ts'
import { auditCommands, isAuditCommand } from '../audit/audit-commands.ts'
import type { OfficeFormContext } from '../frame/create-office-action.server.ts'

/** A sentence has room for so many changes. */
const mostNamed = 5

/**
 * Says what others changed since the page of a form was opened, which its field `opened` says in ms UTC.
 * @param command The command whose subcommands make such changes, such as `delivery`.
 */
export async function describeStale(
  { form, t, language }: OfficeFormContext,
  command: 'delivery' | 'tax',
): Promise<string> {
  const since = Number(form.get('opened'))
  if (!Number.isSafeInteger(since) || since <= 0) return t('office.tables.changed')
  const commands = Object.keys(auditCommands.settings).filter((one) =>
    one.startsWith(`${command} `),
  )
  const changes = await listAuditChanges(mostNamed, { commands, since })
  if (changes.length === 0) return t('office.tables.changed')
  const named = changes.map(({ at, actor, command: done, about }) => {
    const did = isAuditCommand(done) ? t(`office.audit.did.${done}`) : done
    // The audit names rates as `tax DE`, and the whole table of delivery as `delivery`.
    const rest = about === command ? '' : about.replace(`${command} `, '')
    const who = actor ?? t('office.audit.commandLine')
    const moment = formatMoment(at, language, homeTimeZone(), 'list')
    return t('office.tables.change', { what: [did, rest].filter(Boolean).join(' '), who, moment })
  })
  return t('office.tables.changedBy', { changes: named.join(' ') })
}
