import { sayHealth } from '#app/http/health-answers.server.ts'
import { isStopping } from '#app/http/stopping.ts'
import { findUnready } from '#app/database/readiness.server.ts'

/** That visitors may be led here; 503 with the word of what is not ready. */
export async function loader() {
  const unready = isStopping() ? 'stopping' : await findUnready()
  return unready ? sayHealth(503, unready) : sayHealth(200, 'ready')
}
