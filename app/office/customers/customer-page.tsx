import { languageNames, parseLanguage } from '#app/i18n/languages.ts'
import type { CustomerSheet } from '#app/shop/lifecycle/manage-customers.server.ts'
import { orderStateWords } from '#app/shop/ordering/orders/pickup-words.ts'
import { FactList } from '../frame/fact-list.tsx'
import { Moment } from '../frame/moment.tsx'
import { useOffice } from '../frame/office-context.ts'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { paymentStateWords } from '../orders/order-words.ts'

type CustomerProps = { customer: CustomerSheet }

/** Renders the account of a customer, with what staff does for them. */
export function CustomerPage({ customer }: CustomerProps) {
  const { t, staff } = useOffice()
  return (
    <OfficePage
      title={customer.name}
      current="customers"
      tools={<a href="/office/customers">{t('office.customers.all')}</a>}
    >
      <div className="columns">
        <Account customer={customer} />
        <Orders customer={customer} />
        <SignIns customer={customer} />
        {staff?.role === 'owner' && <OwnersPart customer={customer} />}
      </div>
    </OfficePage>
  )
}

function Account({ customer }: CustomerProps) {
  const { t } = useOffice()
  const { name, email, emailConfirmedAt, language, createdAt, addresses } = customer
  const known = parseLanguage(language)
  return (
    <section className="panel">
      <h2>{t('office.customers.account')}</h2>
      <FactList
        facts={[
          [t('office.frame.name'), <bdi key="name">{name}</bdi>],
          [
            t('office.frame.email'),
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          [
            t('office.customers.confirmed'),
            emailConfirmedAt === null ? (
              t('office.customers.notConfirmed')
            ) : (
              <Moment key="confirmed" at={emailConfirmedAt} />
            ),
          ],
          [t('office.customers.since'), <Moment key="since" at={createdAt} />],
          [t('office.frame.language'), known ? languageNames[known] : language],
          [t('office.customers.addresses'), addresses],
        ]}
      />
      <p>
        <a href={`/office/messages?q=${encodeURIComponent(email)}`}>
          {t('office.customers.messages')}
        </a>
      </p>
    </section>
  )
}

function Orders({ customer: { email, orders } }: CustomerProps) {
  const { t } = useOffice()
  return (
    <section className="panel">
      <h2>{t('office.customers.orders')}</h2>
      <ul className="entries">
        {orders.map((order) => (
          <li key={order.number}>
            <a href={`/office/orders/${order.number}`}>{order.number}</a>,{' '}
            {orderStateWords(order, t)}, {paymentStateWords(order, t)}{' '}
            <span className="hint">
              <Moment at={order.placedAt} />
            </span>
          </li>
        ))}
      </ul>
      <p>
        {orders.length === 0 && `${t('office.customers.noOrders')} `}
        {/* Orders without the account, or from before its address was confirmed, are found by the address alone. */}
        <a href={`/office/orders?q=${encodeURIComponent(email)}`}>
          {t('office.messages.allOrders')}
        </a>
      </p>
    </section>
  )
}

function SignIns({ customer: { signIns } }: CustomerProps) {
  const { t } = useOffice()
  return (
    <section className="panel">
      <h2>{t('office.customers.signIns')}</h2>
      {signIns.length === 0 && <p>{t('office.staff.notSignedIn')}</p>}
      <ul className="entries">
        {signIns.map(({ device, createdAt, lastUsedAt }) => (
          <li key={`${createdAt} ${lastUsedAt} ${device}`}>
            <bdi>{device}</bdi>{' '}
            <span className="hint">
              {t('office.customers.lastUsed')} <Moment at={lastUsedAt} />
            </span>
          </li>
        ))}
      </ul>
      {signIns.length > 0 && (
        <OfficeForm>
          <button className="btn btn--quiet" name="intent" value="customer.end-sign-ins">
            {t('office.customers.endSignIns')}
          </button>
        </OfficeForm>
      )}
    </section>
  )
}

/** Renders what owners alone may do: fetch all data of the customer, and delete the account. */
function OwnersPart({ customer: { id } }: CustomerProps) {
  const { t } = useOffice()
  return (
    <section className="panel">
      <h2>{t('office.customers.data')}</h2>
      <p>
        <a href={`/office/customers/${id}/data`}>{t('office.customers.exportData')}</a>
      </p>
      <p className="hint">{t('office.customers.exportHint')}</p>
      <p>
        <a href={`/office/customers/${id}/delete`}>{t('office.customers.delete')}</a>
      </p>
    </section>
  )
}
