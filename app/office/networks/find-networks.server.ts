import {
  countUnpaidByNetwork,
  findSharedNetworks,
  listSuspiciousNetworks,
} from '#app/shop/ordering/fulfilment/suspicious-orders.server.ts'

/** Holds the networks of orders by their hashes. */
export type OrderNetworks = {
  /** Maps an order to the network that it shares with most others; without one it is left out. */
  ofOrders: Record<string, string>
  /** Lists the networks with more than one unpaid order, the one with the most first. */
  cancellable: { networkHash: string; orders: number }[]
}

/** Returns the networks of some orders, as `orders --suspicious` names them. */
export async function findNetworksOf(orders: { number: string }[]): Promise<OrderNetworks> {
  const numbers = orders.map(({ number }) => number)
  const shared = await findSharedNetworks(numbers, await listSuspiciousNetworks())
  const counts = await countUnpaidByNetwork([...new Set(shared.values())])
  const cancellable = [...counts]
    .map(([networkHash, count]) => ({ networkHash, orders: count }))
    .filter((one) => one.orders > 1)
    .sort((one, other) => other.orders - one.orders)
  return { ofOrders: Object.fromEntries(shared), cancellable }
}
