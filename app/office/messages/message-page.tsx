import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { languageNames, parseLanguage } from '#app/i18n/languages.ts'
import { stateOfMessage } from '#app/shop/content/contact/message-state.ts'
import { orderStateWords } from '#app/shop/ordering/orders/pickup-words.ts'
import { FactList } from '../frame/fact-list.tsx'
import { Moment } from '../frame/moment.tsx'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeTextArea } from '../frame/office-field.tsx'
import { OfficeForm, SeenFields } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import type { MessagePageData } from './find-message.server.ts'

/** Renders one message, what is known of its writer, and the answers to it. */
export function MessagePage(data: MessagePageData) {
  const { message } = data
  const invalid = useInvalidForm(['message.answer', 'message.close', 'message.open'])
  return (
    <OfficePage title={message.subject} current="messages" tools={<Tools {...data} />}>
      <OfficeErrors invalid={invalid} />
      <div className="columns">
        <Message {...data} />
        <Answers {...data} />
        <Writer {...data} />
      </div>
    </OfficePage>
  )
}

const seenOf = ({ changedAt }: MessagePageData['message']) => String(changedAt ?? '')

function Tools({ message }: MessagePageData) {
  const { t } = useOffice()
  const state = stateOfMessage({ ...message, answers: message.answers.length })
  const to = state === 'open' ? 'close' : 'open'
  return (
    <div className="row">
      <a href="/office/messages">{t('office.messages.all')}</a>
      <p className="states">
        <b>{t(`office.messages.state.${state}`)}</b>
      </p>
      <OfficeForm>
        <button className="btn btn--quiet" name="intent" value={`message.${to}`}>
          {t(`office.messages.${to}`)}
        </button>
        <SeenFields seen={seenOf(message)} />
      </OfficeForm>
    </div>
  )
}

function Message({ message }: MessagePageData) {
  const { t } = useOffice()
  const { name, email, language, sentAt } = message
  const known = parseLanguage(language)
  return (
    <section className="panel">
      <h2>{t('office.messages.message')}</h2>
      <FactList
        facts={[
          [t('office.messages.from'), <bdi key="name">{name}</bdi>],
          [
            t('office.frame.email'),
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          [t('office.messages.sent'), <Moment key="sent" at={sentAt} />],
          [t('office.frame.language'), known ? languageNames[known] : language],
        ]}
      />
      <p className="lines" lang={language} dir="auto">
        {message.message}
      </p>
    </section>
  )
}

function Answers({ message }: MessagePageData) {
  const { t } = useOffice()
  const { answers, language } = message
  return (
    <section className="panel">
      <h2>{t('office.messages.answers')}</h2>
      <ul className="entries">
        {answers.map(({ id, text, author, at, mail }) => (
          <li key={id}>
            <p className="lines" dir="auto">
              {text}
            </p>
            <p className="hint">
              <bdi>{author}</bdi>, <Moment at={at} />
              {mail && `, ${t(`office.order.mailState.${mail}`)}`}
            </p>
          </li>
        ))}
      </ul>
      <OfficeForm>
        <OfficeTextArea
          id="answer"
          label={t('office.messages.answerLabel')}
          hint={t('office.messages.answerHint', {
            language: languageNames[parseLanguage(language) ?? 'en'],
          })}
          rows={8}
          dir="auto"
          invalid={useInvalidForm('message.answer')}
        />
        <SeenFields seen={seenOf(message)} />
        <button className="btn" name="intent" value="message.answer">
          {t('office.messages.send')}
        </button>
      </OfficeForm>
    </section>
  )
}

function Writer({ message, customer, orders }: MessagePageData) {
  const { t, language } = useOffice()
  return (
    <section className="panel">
      <h2>{t('office.messages.writer')}</h2>
      <p>
        {customer ? (
          <a href={`/office/customers/${customer.id}`}>
            <bdi>{customer.name}</bdi>
          </a>
        ) : (
          t('office.messages.noCustomer')
        )}
      </p>
      <ul className="entries">
        {orders.map((order) => (
          <li key={order.number}>
            <a href={`/office/orders/${order.number}`}>{order.number}</a>,{' '}
            {orderStateWords(order, t)},{' '}
            {formatMoney({ minor: order.totalMinor, currency: order.currency }, language)}{' '}
            <Moment at={order.placedAt} />
          </li>
        ))}
      </ul>
      <p>
        {orders.length > 0 ? (
          <a href={`/office/orders?q=${encodeURIComponent(message.email)}`}>
            {t('office.messages.allOrders')}
          </a>
        ) : (
          t('office.messages.noOrders')
        )}
      </p>
      <p className="hint">{t('office.messages.writerHint')}</p>
    </section>
  )
}
