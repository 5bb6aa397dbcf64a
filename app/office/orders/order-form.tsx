import type { ReactNode } from 'react'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficeField } from '../frame/office-field.tsx'
import type { InvalidForm } from '#app/components/forms/invalid-form.ts'
import { nameLine, formatNameIn } from '#app/shop/ordering/quote/format-name.ts'
import type { PiecesLeft } from '#app/shop/ordering/order-management/possible-steps.server.ts'
import { useOrder } from './order-context.ts'
import { piecesField } from './order-fields.schema.ts'

type OrderFormProps = { children: ReactNode; className?: string }

/** Renders a form that says which state of the order was seen, so that one that changed meanwhile is not acted on. */
export function OrderForm({ children, className }: OrderFormProps) {
  const { sheet, now } = useOrder()
  return (
    <OfficeForm className={className}>
      {children}
      <input type="hidden" name="version" value={sheet.version} />
      <input type="hidden" name="openedAt" value={now} />
    </OfficeForm>
  )
}

type PiecesProps = {
  form: 'cancel' | 'refund' | 'return'
  lines: PiecesLeft[]
  invalid: InvalidForm | undefined
}

/** Renders for each line a field for how many pieces of it are meant. */
export function Pieces({ form, lines, invalid }: PiecesProps) {
  const { t, sheet } = useOrder()
  const name = (position: number) => {
    const line = sheet.order.lines.find((one) => one.position === position)
    return line ? nameLine(line, formatNameIn(t)) : ''
  }
  return lines.map(({ position, left }) => (
    <OfficeField
      key={position}
      id={piecesField(form, position)}
      type="number"
      min={0}
      max={left}
      label={t('office.order.piecesOf', { name: name(position), left })}
      invalid={invalid}
    />
  ))
}
