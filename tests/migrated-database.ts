import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '#app/database/connection.server.ts'
import { migrate } from '#app/database/migrate.server.ts'
import { onServer } from './on-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of an empty, migrated SQLite file, or the name of such a PostgreSQL database. */
    migratedDatabase: string
  }
}

async function migrateAt(url: string | undefined, file: string) {
  const database = connect(url, file)
  await migrate(database)
  await database.close()
}

/** Migrates once for all test files; each takes a copy, which is faster than migrating again. */
export default async function provideMigratedDatabase(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL
  if (server) {
    const name = `template_${randomUUID().replaceAll('-', '')}`
    await onServer(`create database ${name}`)
    await migrateAt(Object.assign(new URL(server), { pathname: `/${name}` }).href, '')
    project.provide('migratedDatabase', name)
    return () => onServer(`drop database ${name}`)
  }
  const folder = mkdtempSync(join(tmpdir(), 'octavo-migrated-'))
  const file = join(folder, 'octavo.sqlite')
  await migrateAt(undefined, file)
  project.provide('migratedDatabase', file)
  return () => rmSync(folder, { recursive: true })
}
