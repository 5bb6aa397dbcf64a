import { healthResponse } from '#app/http/health-responses.server.ts'

/** That the process is alive, whatever becomes of the database: who gets no answer here starts it anew. */
export const loader = () => healthResponse(200, 'ok')
