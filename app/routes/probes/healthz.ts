import { healthResponse } from '#app/http/health-responses.server.ts'

/**
 * Reports that the process is alive, whatever the state of the database. A supervisor restarts a process that does not
 * respond here.
 */
export const loader = () => healthResponse(200, 'ok')
