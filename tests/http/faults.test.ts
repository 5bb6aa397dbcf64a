import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { answerFault } from '#app/http/faults.server.ts'

let fault: Error & { status?: number }
const server = createServer((request, response) => answerFault(fault, request, response, undefined))
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
    expect.stringMatching(/^server failed .*"type":"TypeError".*faults\.test/),
  ])
  expect(logged[0]).not.toContain('secret')
})

test('what was asked wrongly is no fault of the shop', async () => {
  const wrong = Object.assign(new Error('Failed to decode /secret%'), { status: 400 })
  expect(await answer(wrong)).toEqual({ status: 400, text: 'Bad request\n', logged: [] })
})
