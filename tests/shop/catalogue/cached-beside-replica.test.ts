import { afterAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { fromReplica, mayReadReplica } from '#app/database/read-from.server.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'

// What is named as a replica is none, so that all is read from the primary.
process.env.DATABASE_REPLICA_URL = process.env.DATABASE_URL
afterAll(() => db.close())

test.skipIf(!process.env.DATABASE_URL)(
  'what is kept under a version of the primary is worked out from the primary',
  async () => {
    const find = catalogueCache<boolean>(1)
    const isFromReplica = fromReplica(() =>
      find('', Date.now(), () => Promise.resolve(mayReadReplica())),
    )
    expect(await isFromReplica).toBe(false)
  },
)
