import { expect, test, vi } from 'vitest'
import { errorOr503 } from '#app/http/outage.server.ts'

const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })

async function offeredAgain(fields: Record<string, string>): Promise<unknown> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const request = new Request('http://shop.test/de/checkout')
  const answer = errorOr503(away, new URLSearchParams(fields), request) as Response
  expect(vi.mocked(console.error).mock.calls).toHaveLength(1)
  vi.mocked(console.error).mockClear()
  expect(answer.status).toBe(503)
  const { message, again } = (await answer.json()) as { message: string; again?: unknown }
  expect(message).toBe('Der Shop antwortet gerade nicht')
  return again
}

test('in an outage a form that counts once is offered again, but for its passwords', async () => {
  const fields = { intent: 'order.place', token: 'k', city: 'Leipzig' }
  expect(await offeredAgain({ ...fields, password: 'x', newPassword: 'y' })).toEqual(
    Object.entries(fields),
  )
})

test('in an outage no other form is, whatever it brings', async () => {
  expect(await offeredAgain({ intent: 'cart.add', token: 'k' })).toBeUndefined()
  expect(await offeredAgain({ intent: 'order.place' })).toBeUndefined()
})
