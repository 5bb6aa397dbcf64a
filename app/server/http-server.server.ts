import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { setSecurityHeaders } from '#app/http/security-headers.server.ts'
import { boundLocation } from '#app/http/urls/bounded-location.server.ts'
import { trackResponse } from './connections.server.ts'
import { onClientError } from './error-responses.server.ts'

/** A form of 256 KB arrives in this time at 4 KB a second; Node looks for late requests every half minute. */
const requestTimeout = 60_000
const headersTimeout = 20_000

/** Returns an HTTP server whose every response has the security headers and no overlong URL to redirect to, and whose connections are tracked. */
export function createHttpServer(listener: RequestListener): Server {
  // Node would refuse a request without a Host before the listener sees it, without the headers; `requireHost` does.
  const server = createServer({ requestTimeout, headersTimeout, requireHostHeader: false })
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    trackResponse(request, response)
    setSecurityHeaders(response)
    boundLocation(response)
    listener(request, response)
  }
  server.on('request', onRequest)
  // Node would respond to an unknown `Expect` itself.
  server.on('checkExpectation', onRequest)
  server.on('clientError', onClientError)
  return server
}
