// Plain JavaScript, since the first process, which watches over those that serve, has nothing of the shop loaded.
import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { AggregatorRegistry } from 'prom-client'

/** As prom-client calls what a process answers. */
const answerType = 'prom-client:getMetricsRes'

/** What goes on growing when the process that counted it has ended. */
const isLasting = ({ type }) => type === 'counter' || type === 'histogram'

/**
 * Answers GET /metrics for Prometheus with what all processes measured, on a port of its own that no visitor reaches.
 * What a process counted stays in the sums when it ends, as it last said it: Prometheus would take a sum that falls for
 * one that began anew, and count all of it again.
 */
export function listenForMetrics(port, host) {
  const processes = new AggregatorRegistry()
  const reported = new Map()
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
    // Where one does not answer, by what it said before.
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
