// Plain JavaScript, since the first process, which watches over those that serve, has nothing of the shop loaded.
import { createServer } from 'node:http'
import { AggregatorRegistry } from 'prom-client'

/** Answers GET /metrics for Prometheus with what all processes measured, on a port of its own that no visitor reaches. */
export function listenForMetrics(port, host) {
  const processes = new AggregatorRegistry()
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    if (request.method !== 'GET') return response.writeHead(405, { Allow: 'GET' }).end()
    processes.clusterMetrics().then(
      (text) => response.writeHead(200, { 'Content-Type': processes.contentType }).end(text),
      (error) => response.writeHead(500).end(`${error.message}\n`),
    )
  })
  server.on('error', (error) =>
    console.error(`METRICS_PORT ${port} cannot be used: ${error.message}`),
  )
  server.listen(port, host).unref()
}
