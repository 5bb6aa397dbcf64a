import { sql, type RawBuilder } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { deleteExpired } from '#app/database/delete-expired.server.ts'
import {
  largePartBytes,
  wholeParts,
} from '#app/shop/operations/stored-bytes/database-bytes.server.ts'

const fileName = 'file'

/**
 * Stores the file of a job, a part in each transaction. The database has it, because another machine may run a job than
 * the one that received its file.
 */
export async function writeJobFile(job: string, content: AsyncIterable<Buffer>): Promise<void> {
  let part = 0
  for await (const bytes of wholeParts(content, largePartBytes))
    await insertPart({ job, name: fileName, part: part++, content: bytes.toString('base64') })
}

type Part = { job: string; name: string; part: number; content: string }

export const insertPart = (part: Part) =>
  db.write((trx) => trx.insertInto('exchangePart').values(part).execute())

export async function findPart({
  job,
  name,
  part,
}: Omit<Part, 'content'>): Promise<string | undefined> {
  const row = await db.readLatest
    .selectFrom('exchangePart')
    .select('content')
    .where('job', '=', job)
    .where('name', '=', name)
    .where('part', '=', part)
    .executeTakeFirst()
  return row?.content
}

/** Yields the file of a job, one part at a time. */
export async function* readJobFile(job: string): AsyncGenerator<Buffer<ArrayBuffer>> {
  for (let part = 0; ; part++) {
    const content = await findPart({ job, name: fileName, part })
    if (content === undefined) return
    yield Buffer.from(content, 'base64')
  }
}

/** Returns the last part of each name that begins so. */
export async function listLastParts(
  job: string,
  prefix: string,
): Promise<{ name: string; last: number }[]> {
  const rows = await db.readLatest
    .selectFrom('exchangePart')
    .select(['name', (part) => part.fn.max('part').as('last')])
    .where('job', '=', job)
    .where('name', 'like', `${prefix}%`)
    .groupBy('name')
    .execute()
  return rows.map(({ name, last }) => ({ name, last: Number(last) }))
}

const deleteParts = (isMeant: RawBuilder<unknown>): Promise<number> =>
  deleteExpired('exchangePart', ['job', 'name', 'part'], 'part', isMeant)

export const deleteAllParts = (job: string) => deleteParts(sql`job = ${job}`)

export const deleteJobFile = (job: string) => deleteParts(sql`job = ${job} and name = ${fileName}`)

export const deleteReports = (job: string) => deleteParts(sql`job = ${job} and name <> ${fileName}`)

/** Deletes what the process of a job wrote after its deletion. */
export const deleteOrphanParts = () =>
  deleteParts(
    sql`not exists (select 1 from exchange_job where exchange_job.id = exchange_part.job)`,
  )
