import { sql } from 'kysely'
import { ttlCache } from '#app/cache.server.ts'
import type { Transaction } from './connection.server.ts'
import { fromPrimary, fromReplicaOrPrimary } from './read-from.server.ts'
import { oldestReadMs } from './replica.server.ts'
import { settingStore } from './setting-store.server.ts'

const readEveryMs = 2_000

/** Returns the functions of a version in the table `setting`, which rises when data that is cached by it changes. */
export function storedVersion(name: string) {
  const cache = ttlCache<string>(1, readEveryMs)
  /** Until this time, by `performance.now()`, a replica may lack the data of a version read from the primary. */
  let primaryUntil = -Infinity

  async function read(): Promise<string> {
    const { answer, fellBack } = await fromReplicaOrPrimary(() => settingStore.find(name))
    if (fellBack) primaryUntil = performance.now() + oldestReadMs
    return answer ?? '0'
  }

  return {
    /** Returns the version, read at most every two seconds. */
    find: (now: number): Promise<string> => cache('', now, read),
    /** Lets the next request read the version, for who has just raised it and looks at once. */
    forget: (): void => cache.clear(),
    /**
     * Computes a value to be cached under the version read last, from rows at least as new. If the version came from
     * the primary, a replica that counts as healthy again may still lag behind it.
     */
    asNew: <T>(work: () => T): T => (performance.now() < primaryUntil ? fromPrimary(work) : work()),
    bump: async (trx: Transaction): Promise<void> => {
      await sql`insert into setting (name, value) values (${name}, '1')
        on conflict (name) do update
        set value = cast(cast(setting.value as bigint) + 1 as text)`.execute(trx)
    },
  }
}
