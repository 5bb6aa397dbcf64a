import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client'

/** All that this process measures. Each label has few values: routes, methods, classes of answers, markets, ways to pay. */
export const metrics = new Registry()
const registers = [metrics]

export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'From the head of a request to the end of its answer',
  labelNames: ['route', 'method', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})

export const ordersPlaced = new Counter({
  name: 'octavo_orders_placed_total',
  help: 'Orders placed, by the country they go to and the way they are paid',
  labelNames: ['country', 'payment'] as const,
  registers,
})

export const cartAdds = new Counter({
  name: 'octavo_cart_adds_total',
  help: 'Times that something was put into a cart',
  registers,
})

/** Tells the first process when it asks, which adds up what all say: metrics-port.mjs. */
export function answerForMetrics() {
  collectDefaultMetrics({ register: metrics })
  AggregatorRegistry.setRegistries(metrics)
  // It is the making of one that begins to listen.
  new AggregatorRegistry()
}

type Value = { labels?: Record<string, string>; value: number }

/**
 * A figure that is looked up when it is asked for. Where that fails it is left out, and the others are said.
 * @param aggregator how the figures of several processes make one; what all read from one database is not to be added.
 */
export function addGauge(
  name: string,
  about: { help: string; labels?: string[]; aggregator: 'sum' | 'max' },
  read: () => Value[] | Promise<Value[]>,
) {
  const gauge = new Gauge({
    name,
    help: about.help,
    labelNames: about.labels ?? [],
    aggregator: about.aggregator,
    registers,
    async collect() {
      gauge.reset()
      const values = await Promise.resolve()
        .then(read)
        .catch(() => [])
      for (const { labels = {}, value } of values) gauge.set(labels, value)
    },
  })
}
