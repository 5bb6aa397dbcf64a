import type { CustomerLosses } from '#app/shop/lifecycle/customer-losses.server.ts'
import type { CustomerSheet } from '#app/shop/lifecycle/manage-customers.server.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'

type CustomerDeletionData = {
  customer: Pick<CustomerSheet, 'id' | 'name' | 'email'>
  losses: CustomerLosses
}

/** Asks once more before an account is deleted, and names what goes with it. */
export function CustomerDeletionPage({ customer, losses }: CustomerDeletionData) {
  const { t } = useOffice()
  const { id, name, email } = customer
  return (
    <OfficePage title={t('office.customers.deleteTitle', { name })} current="customers">
      <section className="panel">
        <p>{t('office.customers.deleteText', { email })}</p>
        <ul>
          {losses.rows.map(({ table, count }) => (
            <li key={table}>{t(`office.customers.losses.${table}`, { count })}</li>
          ))}
        </ul>
        {losses.orders > 0 && <p>{t('office.customers.ordersStay', { count: losses.orders })}</p>}
        <OfficeForm className="row">
          <button className="btn btn--danger" name="intent" value="customer.delete">
            {t('office.customers.deleteButton')}
          </button>
          <a href={`/office/customers/${id}`}>{t('office.customers.keep')}</a>
        </OfficeForm>
      </section>
    </OfficePage>
  )
}
