import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { nonDocumentHeaders } from '#app/http/security-headers.server.ts'
import { requireHost } from '#app/server/confirmed-host.server.ts'
import { sendErrorPage } from '#app/server/error-responses.server.ts'
import { createHttpServer } from '#app/server/http-server.server.ts'
import { normaliseRequest } from '#app/server/normalise-request.server.ts'

let fault: Error & { status?: number }
const server = createServer((request, response) =>
  sendErrorPage(fault, request, response, undefined),
)
afterEach(() => void server.close())

async function answer(thrown: typeof fault) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fault = thrown
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { status, text } = await fetch(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
  ).then(async (came) => ({ status: came.status, text: await came.text() }))
  const logged = vi.mocked(console.error).mock.calls.map(String)
  vi.mocked(console.error).mockClear()
  return { status, text, logged }
}

test('what the server below throws is answered and logged without what was asked', async () => {
  const { status, text, logged } = await answer(new TypeError('no /receipt?key=secret'))
  expect([status, text]).toEqual([500, 'The shop failed\n'])
  expect(logged).toEqual([
    expect.stringMatching(/^server failed .*"type":"TypeError".*error-responses\.test/),
  ])
  expect(logged[0]).not.toContain('secret')
})

test('what was asked wrongly is no fault of the shop', async () => {
  const wrong = Object.assign(new Error('Failed to decode /secret%'), { status: 400 })
  expect(await answer(wrong)).toEqual({ status: 400, text: 'Bad Request\n', logged: [] })
})

describe('what is no request', () => {
  /** What a server of its own sends to who says it, until it closes the connection. */
  async function cameOf(
    printed: string[],
    begin: (response: ServerResponse) => void = () => undefined,
  ) {
    const below = createHttpServer((request, response) =>
      normaliseRequest(request, response, () =>
        requireHost(request, response, () => begin(response)),
      ),
    )
    below.listen(0, '127.0.0.1')
    await once(below, 'listening')
    const socket = connect((below.address() as AddressInfo).port, '127.0.0.1')
    let came = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      came += part
      const next = printed.shift()
      if (next) socket.write(next)
    })
    socket.write(printed.shift()!)
    await once(socket, 'close')
    below.close()
    return came
  }

  test.each([
    ['no words of HTTP', 'hello\r\n\r\n', '400 Bad Request'],
    [
      'headers of 20 KB',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_480)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
  ])('is refused by a plain sentence with every header: %s', async (_, printed, status) => {
    const [head = '', body] = (await cameOf([printed])).split('\r\n\r\n')
    expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`)
    expect(body).toBe(`${status.slice(4)}\n`)
    expect(head).toContain(`\r\nContent-Length: ${body!.length}\r\n`)
    for (const [name, value] of Object.entries(nonDocumentHeaders))
      expect(head).toContain(`\r\n${name}: ${value}`)
    expect(head).toContain('\r\nCache-Control: no-store')
    expect(head).not.toContain('Strict-Transport-Security')
  })

  test.each([
    ['none', ''],
    ['one that is none', 'Host: a"<>\r\n'],
    ['two', 'Host: a\r\nHost: a\r\n'],
  ])('is refused with every header where it has this Host: %s', async (_, host) => {
    const printed = `GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`
    const head = await cameOf([printed], (response) => response.end('taken'))
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    for (const [name, value] of Object.entries(nonDocumentHeaders))
      expect(head).toContain(`\r\n${name}: ${value}`)
    expect(head).toContain('\r\nCache-Control: no-store')
  })

  const requested = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

  test.each([
    ['alone', requested],
    ['with another one waiting', requested + requested],
  ])(
    'is told nothing amid an answer, which would be read as a part of it: %s',
    async (_, first) => {
      let begun = 0
      const came = await cameOf([first, 'hello\r\n\r\n'], (response) => {
        if (begun++ === 0) response.writeHead(200, { 'Content-Length': 9 }).write('half')
      })
      expect(came).toMatch(/^HTTP\/1\.1 200 /)
      expect(came.match(/HTTP\/1\.1/g)).toHaveLength(1)
      expect(came.endsWith('\r\n\r\nhalf')).toBe(true)
    },
  )
})
