import { sayHealth } from '#app/http/health-answers.server.ts'

/** That the process is alive, whatever becomes of the database: who gets no answer here starts it anew. */
export const loader = () => sayHealth(200, 'ok')
