import { securityHeaders } from './security-headers.server.ts'

/** For the machines that look after the shop: a word, kept by nobody. */
export const sayHealth = (status: 200 | 503, word: string) =>
  new Response(`${word}\n`, {
    status,
    headers: {
      ...securityHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
