import { stateOfMail, type ListedMail } from '#app/shop/messaging/mail/manage-mail.server.ts'
import { OfficeForm } from '../frame/office-form.tsx'
import { Moment } from '../frame/moment.tsx'
import { describeMailError } from '../mails/describe-mail-error.ts'
import { useOrder } from './order-context.ts'
import { OrderSection } from './order-section.tsx'

/** Renders the mails about the order, of which those that were given up can be sent again. */
export function OrderMails() {
  const { t, sheet } = useOrder()
  return (
    <OrderSection heading={t('office.order.mails')}>
      <ul className="entries">
        {sheet.mails.map((mail) => (
          <li key={mail.id}>
            <Mail mail={mail} />
          </li>
        ))}
        {sheet.mails.length === 0 && <li>{t('office.order.noMails')}</li>}
      </ul>
      {sheet.order.email && (
        <OfficeForm>
          <button className="btn btn--quiet" name="intent" value="order.send-link">
            {t('office.order.sendLink')}
          </button>
        </OfficeForm>
      )}
    </OrderSection>
  )
}

function Mail({ mail }: { mail: ListedMail }) {
  const { t } = useOrder()
  const { id, subject, recipient, sentAt, failedAt, createdAt, lastError } = mail
  const state = stateOfMail(mail)
  return (
    <>
      <bdi>{subject}</bdi>
      <br />
      <span className="hint">
        {t(`office.order.mailState.${state}`)}, <Moment at={sentAt ?? failedAt ?? createdAt} />,{' '}
        {recipient}
        {lastError && `. ${describeMailError(lastError, t) ?? lastError}`}
      </span>
      {state === 'failed' && (
        <OfficeForm>
          <input type="hidden" name="mail" value={id} />
          <button className="btn btn--quiet" name="intent" value="order.retry-mail">
            {t('office.order.retryMail')}
          </button>
        </OfficeForm>
      )}
    </>
  )
}
