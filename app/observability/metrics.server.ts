import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client'

/**
 * Holds all metrics of this process. Each label has few values: routes, methods, classes of statuses, countries, ways
 * to pay.
 */
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

/**
 * Makes this process report its metrics when the primary process requests them, which adds up those of all processes
 * (metrics-port.mjs).
 */
export function answerForMetrics() {
  collectDefaultMetrics({ register: metrics })
  AggregatorRegistry.setRegistries(metrics)
  // The constructor adds the listener for requests of the primary process.
  new AggregatorRegistry()
}

type Value = { labels?: Record<string, string>; value: number }

/**
 * Adds a gauge that is read each time metrics are requested. If reading fails, the other gauges are still reported;
 * the failed one is omitted if it has labels, else it is NaN, since 0 could mean that all is well.
 * @param aggregator is how the values of several processes are combined; a value that all of them read from one
 * database must not be added up.
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
      const values: Value[] = await Promise.resolve()
        .then(read)
        .catch(() => (about.labels ? [] : [{ value: Number.NaN }]))
      for (const { labels = {}, value } of values) gauge.set(labels, value)
    },
  })
}
