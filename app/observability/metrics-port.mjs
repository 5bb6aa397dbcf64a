// @ts-check
// This is plain JavaScript, because the primary process, which supervises the workers, loads none of the shop's built
// code.
import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { AggregatorRegistry } from 'prom-client'

/** prom-client gives this type to the message with a worker's metrics. */
const answerType = 'prom-client:getMetricsRes'

/**
 * Returns whether a metric is cumulative, so that it counts even after its process has exited.
 * @param {object} metric
 */
const isLasting = (metric) =>
  'type' in metric && (metric.type === 'counter' || metric.type === 'histogram')

/**
 * Serves GET /metrics for Prometheus with the metrics of all processes, on a port of its own that no visitor reaches.
 * The last reported counts of a process remain in the sums after it exits: Prometheus would take a falling sum for a
 * restarted counter, and count all of it again.
 * @param {number} port
 * @param {string} host
 */
export function listenForMetrics(port, host) {
  const processes = new AggregatorRegistry()
  /** @type {Map<number, object[]>} */
  const reported = new Map()
  /** @type {object[]} */
  let ended = []
  cluster.on('message', (worker, { type, metrics }) => {
    if (type === answerType && metrics) reported.set(worker.id, metrics.flat())
  })
  cluster.on('exit', ({ id }) => {
    const left = (reported.get(id) ?? []).filter(isLasting)
    reported.delete(id)
    ended = AggregatorRegistry.aggregate([ended, left]).getMetricsAsArray()
  })

  async function addUp() {
    // If a process does not respond, its last report is used.
    await processes.clusterMetrics().catch(() => undefined)
    return AggregatorRegistry.aggregate([ended, ...reported.values()]).metrics()
  }

  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    if (request.method !== 'GET') return response.writeHead(405, { Allow: 'GET' }).end()
    addUp().then(
      (text) => response.writeHead(200, { 'Content-Type': processes.contentType }).end(text),
      (error) => response.writeHead(500).end(`${error.message}\n`),
    )
  })
  server.on('error', (error) =>
    console.error(`METRICS_PORT ${port} cannot be used: ${error.message}`),
  )
  server.listen(port, host).unref()
}
