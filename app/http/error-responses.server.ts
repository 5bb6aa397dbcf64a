import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { describeError } from '#app/observability/described-error.ts'
import { log } from '#app/observability/log.server.ts'
import { isInFlight } from './normalise-request.server.ts'
import { bareHeaders } from './security-headers.server.ts'

type Fault = { status?: number }

const plainText = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

/**
 * For what Express itself throws, past every page: it would print the whole address with its query, and show the
 * stack. The message is left out, since it quotes what was asked.
 */
export function sendErrorPage(
  fault: Fault,
  _request: IncomingMessage,
  response: ServerResponse,
  // Express knows a handler of errors by its four parameters.
  _next: unknown,
) {
  const { status = 500 } = fault
  const { type, stack } = describeError(fault)
  const isAsked = status >= 400 && status < 500
  if (!isAsked) log.error({ fault: { type, stack } }, 'server failed')
  if (response.headersSent) return void response.destroy()
  response.writeHead(isAsked ? status : 500, plainText)
  response.end(isAsked ? `${STATUS_CODES[status] ?? 'Refused'}\n` : 'The shop failed\n')
}

/** By the code of the fault, as Node itself answers; any other is 400. */
const refusals: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** For what is no request, or none in time: Node would answer it without any header. The connection is closed. */
export function onClientError({ code = '' }: { code?: string }, socket: Socket) {
  const status = refusals[code] ?? 400
  const words = `${STATUS_CODES[status]}\n`
  const headers = {
    ...bareHeaders(),
    ...plainText,
    Date: new Date().toUTCString(),
    'Content-Length': words.length,
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  // Within an answer it would be read as a part of that one.
  if (socket.writable && !isInFlight(socket))
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${words}`)
  socket.destroySoon()
}
