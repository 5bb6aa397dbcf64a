import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connect, type Database } from '#app/database/connection.server.ts'

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Creates an empty database beside that of the test file; `open` connects to it as another process would. */
export async function freshDatabase(): Promise<{
  open(): Database
  remove(): Promise<void>
}> {
  const opened: Database[] = []
  const name = `fresh_${randomUUID().replaceAll('-', '')}`
  const folder = mkdtempSync(join(tmpdir(), 'octavo-fresh-'))
  const server = process.env.TEST_DATABASE_URL
  let url: string | undefined
  if (server) {
    await onServer(`create database ${name}`)
    const own = new URL(server)
    own.pathname = `/${name}`
    url = own.href
  }
  return {
    open() {
      const database = connect(url, join(folder, 'fresh.sqlite'))
      opened.push(database)
      return database
    },
    async remove() {
      for (const database of opened) await database.close()
      if (server) await onServer(`drop database ${name} with (force)`)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
