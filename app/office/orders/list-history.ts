import type { Tables } from '#app/database/tables.ts'
import type { ServerMessageKey } from '#app/i18n/en.server.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import type { OrderSheet } from '#app/shop/ordering/order-management/order-sheet.server.ts'
import { isAuditCommand } from '../audit/audit-commands.ts'
import { orderStateWords } from '#app/shop/ordering/orders/pickup-words.ts'

/** `actor` is the staff member, null the command line; undefined if it was the buyer or the shop by itself. */
export type HistoryEntry = { at: number; text: string; actor: string | null | undefined }

type Change = Tables['audit']

/** Maps a state to the command that moves an order to it. */
const movers: Record<string, string> = {
  packed: 'pack',
  dispatched: 'ship',
  delivered: 'deliver',
  cancelled: 'cancel',
}

const words: Record<string, ServerMessageKey> = {
  'order add': 'office.order.did.add',
  reserve: 'office.order.did.reserve',
  cancel: 'office.order.did.cancelLines',
  paid: 'office.order.did.paid',
  refund: 'office.order.did.refund',
  'refund-external': 'office.order.did.refundExternal',
  'returns add': 'office.order.did.addReturn',
  'receive-return': 'office.order.did.return',
  'send-link': 'office.order.did.sendLink',
}

/** An event and its change are written in one transaction, at nearly the same moment. */
const together = 1000

/** Lists what happened to an order, the newest first. */
export function listHistory(
  { order, history, changes }: Pick<OrderSheet, 'order' | 'history' | 'changes'>,
  t: Translate,
  money: (minor: number) => string,
): HistoryEntry[] {
  const { deliveryMethod } = order
  const moving = new Set<Change>()
  const moves = history.events.map(({ state, at }): HistoryEntry => {
    const change = changes.find(
      (one) => one.command === movers[state] && Math.abs(one.at - at) < together,
    )
    if (change) moving.add(change)
    return { at, text: orderStateWords({ state, deliveryMethod }, t), actor: change?.actor }
  })
  const others = changes
    .filter((one) => !moving.has(one))
    .map((one): HistoryEntry => ({ at: one.at, text: describe(one, t, money), actor: one.actor }))
  return [...moves, ...others].sort((a, b) => b.at - a.at)
}

function describe({ command, ...change }: Change, t: Translate, money: (minor: number) => string) {
  const details = JSON.parse(change.details) as { amountMinor?: unknown; refused?: unknown }
  const key =
    (details.refused === true && ('office.order.did.refusedReturn' as const)) ||
    (words[command] ?? (isAuditCommand(command) && (`office.audit.did.${command}` as const)))
  const text = key ? t(key) : command
  const { amountMinor } = details
  return typeof amountMinor === 'number'
    ? t('frame.labelled', { label: text, value: money(amountMinor) })
    : text
}
