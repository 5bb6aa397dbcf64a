import { readinessResponse } from '#app/http/health-responses.server.ts'
import { cachedUnreadiness } from '#app/database/readiness.server.ts'
import { isStopping } from '#app/observability/stopping.server.ts'

/** Reports whether this process may receive visitors. Responds with 503 and the reason if it is not ready. */
export const loader = async () =>
  readinessResponse(isStopping() ? 'stopping' : await cachedUnreadiness(Date.now()))
