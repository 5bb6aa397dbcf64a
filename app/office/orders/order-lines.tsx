import type { ReactNode } from 'react'
import type { OrderLineTable } from '#app/database/tables.ts'
import { formatTaxRate } from '#app/i18n/format/format-order.ts'
import { countOf, isReturnedUnpaid } from '#app/shop/ordering/orders/refund-amount.ts'
import { productCode } from '#app/shop/catalogue/products/product-code.ts'
import { soldLineDetail } from '#app/shop/ordering/quote/format-name.ts'
import { OfficeTable } from '../frame/office-table.tsx'
import { useOrder } from './order-context.ts'

/** Renders what was ordered, with what was cancelled or paid back of it. */
export function OrderLines() {
  const { t, language, money, sheet } = useOrder()
  const taxOf = ({ taxBasisPoints }: OrderLineTable) =>
    taxBasisPoints === null ? '' : formatTaxRate(taxBasisPoints, language)
  const number = (
    id: 'quantity' | 'price' | 'tax' | 'sum',
    cell: (line: OrderLineTable) => ReactNode,
  ) => ({ id, label: t(`order.${id}`), isNumber: true, cell })
  return (
    <OfficeTable
      caption={t('office.order.lines')}
      rows={sheet.order.lines}
      keyOf={({ position }) => String(position)}
      empty=""
      columns={[
        { id: 'name', label: t('order.title'), cell: (line) => <Line line={line} /> },
        {
          id: 'code',
          label: t('office.order.code'),
          cell: ({ productId }) => {
            const numbers = sheet.numbers[productId]
            return numbers && productCode(numbers, t)
          },
        },
        { id: 'off', label: t('office.order.off'), cell: (line) => <Off line={line} /> },
        number('quantity', ({ quantity }) => quantity),
        number('price', ({ unitMinor }) => money(unitMinor)),
        number('tax', taxOf),
        number('sum', ({ lineMinor }) => money(lineMinor)),
      ]}
    />
  )
}

function Line({ line }: { line: OrderLineTable }) {
  const { t } = useOrder()
  return (
    <>
      {line.position + 1}. <bdi>{line.name}</bdi>
      <br />
      <span className="hint">{soldLineDetail(line, t)}</span>
    </>
  )
}

function Off({ line: { position } }: { line: OrderLineTable }) {
  const { t, sheet } = useOrder()
  const { takenOff } = sheet.history
  const cancelled = countOf(
    takenOff.filter((one) => one.isCancelled === 1),
    position,
  )
  const refunded = countOf(
    takenOff.filter((one) => one.refundId !== null),
    position,
  )
  const returned = countOf(takenOff.filter(isReturnedUnpaid), position)
  return [
    ...(cancelled > 0 ? [t('office.order.cancelledPieces', { count: cancelled })] : []),
    ...(refunded > 0 ? [t('office.order.refundedPieces', { count: refunded })] : []),
    ...(returned > 0 ? [t('office.order.returnedPieces', { count: returned })] : []),
  ].join(', ')
}
