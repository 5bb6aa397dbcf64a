import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * These are the unfinished responses of each connection. There may be several: a pipelined request waits for the
 * response before it, and is never closed when the connection is.
 */
const responsesOn = new Map<Duplex, Set<ServerResponse>>()

let isClosing = false

/** Records the response until it is closed. */
export function trackResponse({ socket }: IncomingMessage, response: ServerResponse) {
  if (isClosing) response.shouldKeepAlive = false
  const responses = responsesOn.get(socket) ?? trackConnection(socket)
  responses.add(response)
  response.once('close', () => responses.delete(response))
}

function trackConnection(socket: Duplex): Set<ServerResponse> {
  const responses = new Set<ServerResponse>()
  responsesOn.set(socket, responses)
  socket.once('close', () => responsesOn.delete(socket))
  return responses
}

/**
 * Makes every response that has not begun ask the client to close its connection, because a stopping process would
 * otherwise serve a busy connection for ever.
 */
export function closeConnections() {
  isClosing = true
  for (const responses of responsesOn.values())
    for (const response of responses) response.shouldKeepAlive = false
}

/**
 * Returns whether a response has begun on this connection and is not finished. A response that waits for an earlier
 * one has no connection yet.
 */
export function isInFlight(socket: Duplex): boolean {
  const responses = [...(responsesOn.get(socket) ?? [])]
  return responses.some((one) => one.socket === socket && one.headersSent && !one.writableFinished)
}
