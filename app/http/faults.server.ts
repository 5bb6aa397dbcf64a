import type { IncomingMessage, ServerResponse } from 'node:http'
import { framesOf } from '#app/operation/described-error.ts'
import { log } from '#app/operation/log.server.ts'

type Fault = { name?: string; stack?: string; status?: number }

/**
 * For what Express itself throws, past every page: it would print the whole address with its query, and show the
 * stack. The message is left out, since it quotes what was asked.
 */
export function answerFault(
  fault: Fault,
  _request: IncomingMessage,
  response: ServerResponse,
  // Express knows a handler of errors by its four parameters.
  _next: unknown,
) {
  const { name = 'unknown', stack = '', status = 500 } = fault
  const isAsked = status >= 400 && status < 500
  if (!isAsked) log.error({ fault: { type: name, stack: framesOf(stack) } }, 'server failed')
  if (response.headersSent) return void response.destroy()
  response.writeHead(isAsked ? 400 : 500, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(isAsked ? 'Bad request\n' : 'The shop failed\n')
}
