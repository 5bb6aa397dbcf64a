import type { Translate } from '#app/i18n/i18n.server.ts'
import { formatNameIn } from '#app/shop/ordering/quote/format-name.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { describePieces, type ReturnedLine } from '#app/shop/ordering/orders/returnable.ts'
import type { Declaration } from './withdrawal.schema.ts'

/** `lines` are chosen from those of `order` by somebody who may read it. */
export type DeclaredWithdrawal = { declaration: Declaration; lines?: ReturnedLine[]; order?: Order }

/** Returns the declaration in whole sentences, which its receipt repeats. */
export function describeDeclaration(
  { declaration, lines, order }: DeclaredWithdrawal,
  t: Translate,
): string {
  const { name, email, items } = declaration
  const named = order && lines ? describePieces(order, lines, formatNameIn(t)).join('\n') : items
  const says = named === '' ? 'declaration.withdrawal.whole' : 'declaration.withdrawal.part'
  return [
    t(says, { order: declaration.order }),
    named,
    t('declaration.withdrawal.name', { name }),
    t('declaration.withdrawal.email', { email }),
  ]
    .filter(Boolean)
    .join('\n')
}
