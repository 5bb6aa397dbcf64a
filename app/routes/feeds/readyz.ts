import { readinessResponse } from '#app/http/health-responses.server.ts'
import { cachedUnreadiness } from '#app/database/readiness.server.ts'
import { isStopping } from '#app/observability/stopping.server.ts'

/** That visitors may be led here; 503 with the word of what is not ready. */
export const loader = async () =>
  readinessResponse(isStopping() ? 'stopping' : await cachedUnreadiness(Date.now()))
