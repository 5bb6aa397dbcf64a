import { Link } from '@remix-run/react'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { PaymentText } from './payment-text.ts'
import { TransferNote } from './transfer-note.tsx'

/** Tells the buyer of an order about its payment, with the button that pays it. */
export function PaymentNote({ payment }: { payment: PaymentText }) {
  const { t } = useTranslation()
  switch (payment.kind) {
    case 'open':
      return <OpenPayment until={payment.until.text} />
    case 'made':
      return (
        <PaymentMessage heading={t('order.pay.madeHeading')} words={t('order.pay.made')}>
          <Link className="btn btn--quiet" to={payment.path}>
            {t('order.pay.again')}
          </Link>
        </PaymentMessage>
      )
    case 'under-way':
      return (
        <PaymentMessage heading={t('order.pay.underWayHeading')} words={t('order.pay.underWay')} />
      )
    case 'to-check':
      return (
        <PaymentMessage heading={t('order.pay.toCheckHeading')} words={t('order.pay.toCheck')} />
      )
    case 'expired':
      return (
        <PaymentMessage heading={t('order.pay.expiredHeading')} words={t('order.pay.expired')} />
      )
    case 'transfer':
      return <TransferNote transfer={payment.transfer} />
  }
}

function OpenPayment({ until }: { until: string }) {
  const { t } = useTranslation()
  const refusal = useInvalidForm('payment.start', {})
  return (
    <section className="note note--warm payment-note no-print" aria-labelledby="payment-note">
      <div className="stack">
        <h2 id="payment-note">{t('order.pay.openHeading')}</h2>
        {refusal?.errors.payment && (
          <p className="error" role="alert">
            {refusal.errors.payment}
          </p>
        )}
        <p>{t('order.pay.open', { time: until })}</p>
        <PostForm>
          <button className="btn btn--buy" name="intent" value="payment.start">
            {t('order.pay.button')}
          </button>
        </PostForm>
      </div>
    </section>
  )
}

type PaymentMessageProps = { heading: string; words: string; children?: React.ReactNode }

function PaymentMessage({ heading, words, children }: PaymentMessageProps) {
  return (
    <section className="note payment-note no-print" aria-labelledby="payment-note">
      <div className="stack">
        <h2 id="payment-note">{heading}</h2>
        <p>{words}</p>
        {children}
      </div>
    </section>
  )
}
