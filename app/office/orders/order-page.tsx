import { useActionData } from '@remix-run/react'
import type { InvalidForm } from '#app/components/forms/invalid-form.ts'
import { orderStateWords } from '#app/shop/ordering/orders/pickup-words.ts'
import { OfficeErrors } from '../frame/office-field.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { useOffice } from '../frame/office-context.ts'
import { CancelForms, RefundForms } from './order-amends.tsx'
import { OrderContext, useOrder, type OrderPageData } from './order-context.ts'
import { Buyer, History, SumsAndPayments, Papers } from './order-facts.tsx'
import { OrderMails } from './order-mails.tsx'
import { OrderLines } from './order-lines.tsx'
import { Notes } from './order-notes.tsx'
import { Returns } from './order-returns.tsx'
import { NextSteps } from './next-steps.tsx'
import { paymentStateWords } from './order-words.ts'

export function OrderPage(data: OrderPageData) {
  const { t } = useOffice()
  const { number } = data.sheet.order
  // All forms of the page show what was refused here; the fields show it too.
  const refused = useActionData<{ refusal?: InvalidForm }>()?.refusal
  return (
    <OrderContext.Provider value={data}>
      <OfficePage title={t('order.number', { number })} current="orders" tools={<State />}>
        <OfficeErrors invalid={refused} />
        <NextSteps />
        <OrderLines />
        <div className="piles">
          <Buyer />
          <SumsAndPayments />
          <Notes />
          <History />
          <CancelForms />
          <RefundForms />
          <Returns />
          <Papers />
          <OrderMails />
        </div>
      </OfficePage>
    </OrderContext.Provider>
  )
}

function State() {
  const { t, sheet } = useOrder()
  const { order } = sheet
  const payment = `${paymentStateWords(order, t)} (${t(`order.payment.${order.paymentMethod}.name`)})`
  return (
    <div className="row">
      <a href="/office/orders">{t('office.orders.all')}</a>
      <p className="states">
        <b>{orderStateWords(order, t)}</b> · {payment}
      </p>
    </div>
  )
}
