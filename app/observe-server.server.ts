import { logRequests } from '#app/http/request-log.server.ts'
import type { RouteTable } from '#app/http/route-patterns.ts'
import { log, logAsJson } from '#app/observability/log.server.ts'
import { answerForMetrics } from '#app/observability/metrics.server.ts'
import { settings } from '#app/settings.server.ts'
import { registerGauges } from './gauges.server.ts'

/** What a served shop says of itself, once per process. The development server and the tests are told on the screen. */
export function observeServer(table: () => RouteTable) {
  if (process.env.NODE_ENV !== 'production') return
  const { LOG_LEVEL, METRICS_PORT } = settings()
  logAsJson(LOG_LEVEL)
  logRequests(table)
  process.once('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process ends')
    process.exit(1)
  })
  if (METRICS_PORT === undefined) return
  registerGauges()
  answerForMetrics()
}
