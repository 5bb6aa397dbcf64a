import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { fallbackHeaders } from '#app/http/security-headers.server.ts'
import { describeError } from '#app/observability/described-error.ts'
import { log } from '#app/observability/log.server.ts'
import { isInFlight } from './connections.server.ts'

type Fault = { status?: number }

const plainText = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

/**
 * Handles errors that Express itself throws outside of any page: it would print the whole URL with its query and the
 * stack. The message is omitted, because it quotes the request.
 */
export function sendErrorPage(
  fault: Fault,
  _request: IncomingMessage,
  response: ServerResponse,
  // Express recognises an error handler by its four parameters.
  _next: unknown,
) {
  const { status = 500 } = fault
  const { type, stack } = describeError(fault)
  const isClientError = status >= 400 && status < 500
  if (!isClientError) log.error({ fault: { type, stack } }, 'server failed')
  if (response.headersSent) return void response.destroy()
  response.writeHead(isClientError ? status : 500, plainText)
  response.end(isClientError ? `${STATUS_CODES[status] ?? 'Refused'}\n` : 'The shop failed\n')
}

/** Responds with 417 to an expectation other than `100-continue`, as Node would. */
export function refuseExpectation(
  { headers }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) {
  const { expect } = headers
  if (expect === undefined || /(^|\W)100-continue($|\W)/i.test(expect)) next()
  else response.writeHead(417).end()
}

/** Maps the codes of errors to the statuses that Node itself uses; any other code is 400. */
const refusals: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Responds to a malformed or late request and closes its connection; Node would respond without any security header.
 */
export function onClientError({ code = '' }: { code?: string }, socket: Socket) {
  const status = refusals[code] ?? 400
  const words = `${STATUS_CODES[status]}\n`
  const headers = {
    ...fallbackHeaders(),
    ...plainText,
    Date: new Date().toUTCString(),
    'Content-Length': words.length,
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  // Inside a response that has begun, this text would be read as part of it.
  if (socket.writable && !isInFlight(socket))
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${words}`)
  socket.destroySoon()
}
