import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fromPrimary, fromReplica } from '#app/database/read-from.server.ts'
import { Replica } from '#app/database/replica.server.ts'

const second = 1_000

/** Where the logs of two servers stand, and what a statement on the replica comes to. */
let [written, replayed] = [100, 100]
let answer: () => Promise<{ rows: object[] }>
const poolOf = (find: (text: string) => Promise<{ rows: object[] }>) =>
  ({
    query: ({ text }: { text: string }) => find(text),
    end: () => Promise.resolve(),
  }) as unknown as pg.Pool
let replica: Replica
const isRequested = async () => (await replica.query(CompiledQuery.raw('select 1'))) !== undefined

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  ;[written, replayed] = [100, 100]
  answer = () => Promise.resolve({ rows: [] })
  replica = new Replica(
    poolOf(() => Promise.resolve({ rows: [{ position: written }] })),
    poolOf((text) =>
      text.includes('pg_is_in_recovery')
        ? Promise.resolve({ rows: [{ position: replayed }] })
        : answer(),
    ),
  )
  // Nobody looks before the first question.
  expect(await isRequested()).toBe(false)
  await vi.advanceTimersByTimeAsync(second)
  expect(await isRequested()).toBe(true)
})
afterEach(async () => {
  await replica.close()
  vi.useRealTimers()
})

describe('a replica', () => {
  test('that fell behind is asked again when it has what was written up to then', async () => {
    for (; await isRequested(); written += 100) await vi.advanceTimersByTimeAsync(second)
    const missed = written
    replayed = missed - 200
    await vi.advanceTimersByTimeAsync(second)
    expect(await isRequested()).toBe(false)
    replayed = missed
    await vi.advanceTimersByTimeAsync(second)
    expect(await isRequested()).toBe(true)
  })

  test('that was lost is asked again when it was seen since', async () => {
    answer = () => Promise.reject(new Error('Connection terminated unexpectedly'))
    expect(await isRequested()).toBe(false)
    answer = () => Promise.resolve({ rows: [] })
    expect(await isRequested()).toBe(false)
    await vi.advanceTimersByTimeAsync(second)
    expect(await isRequested()).toBe(true)
  })

  test.each([{ code: '57014' }, { message: 'Query read timeout' }])(
    'on which one statement is slow is asked the others: %o',
    async (fault) => {
      answer = () => Promise.reject(Object.assign(new Error('slow'), fault))
      expect(await isRequested()).toBe(false)
      answer = () => Promise.resolve({ rows: [] })
      expect(await isRequested()).toBe(true)
    },
  )
})

test('what is run beside a replica or its primary is handed nothing, as the next step of a request must be', () => {
  const next = vi.fn()
  fromReplica(next)
  fromPrimary(next)
  expect(next.mock.calls).toEqual([[], []])
})
