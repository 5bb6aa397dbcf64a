import { shortenHash } from '#app/shop/ordering/orders/order-networks.server.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeForm } from '../frame/office-form.tsx'
import type { OrderNetworks } from './find-networks.server.ts'
import { mostCancelled } from './network-actions.server.ts'

/** Renders for each network a form that cancels all of its unpaid orders, if there are still as many as it says. */
export function NetworkForms({ cancellable }: Pick<OrderNetworks, 'cancellable'>) {
  const { t } = useOffice()
  if (cancellable.length === 0) return null
  return (
    <section className="panel" aria-labelledby="networks">
      <h2 id="networks">{t('office.orders.networks')}</h2>
      {cancellable.map((one) => (
        <NetworkForm key={one.networkHash} {...one} />
      ))}
    </section>
  )
}

function NetworkForm({ networkHash, orders: count }: OrderNetworks['cancellable'][number]) {
  const { t } = useOffice()
  const network = shortenHash(networkHash)
  return (
    <details>
      <summary>{t('office.orders.networkOrders', { count, network })}</summary>
      <OfficeForm>
        <p>
          {t('office.orders.networkText')}{' '}
          {count > mostCancelled && t('office.orders.networkMost', { count: mostCancelled })}
        </p>
        <input type="hidden" name="network" value={networkHash} />
        <input type="hidden" name="count" value={count} />
        <button className="btn btn--danger" name="intent" value="orders.cancel-network">
          {t('office.orders.cancelNetwork', { count })}
        </button>
      </OfficeForm>
    </details>
  )
}
