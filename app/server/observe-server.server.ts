import { log, logAsJson } from '#app/observability/log.server.ts'
import { answerForMetrics } from '#app/observability/metrics.server.ts'
import { settings } from '#app/settings.server.ts'
import { registerGauges } from './gauges.server.ts'

/**
 * Starts the JSON log and the metrics of a served shop. It is called once per process. The development server and
 * tests log to the console.
 */
export function observeServer() {
  if (process.env.NODE_ENV !== 'production') return
  const { LOG_LEVEL, METRICS_PORT } = settings()
  logAsJson(LOG_LEVEL)
  process.once('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process ends')
    process.exit(1)
  })
  if (METRICS_PORT === undefined) return
  registerGauges()
  answerForMetrics()
}
