import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runFiles } from '#app/command/shop/files.server.ts'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { db } from '#app/database/database.server.ts'
import {
  hasBytes,
  readBytes,
  readWhole,
  storeBytes,
} from '#app/shop/operations/stored-bytes/stored-bytes.server.ts'
import { runLine } from '../command/run-command.ts'

type FolderBytes = typeof import('#app/shop/operations/stored-bytes/folder-bytes.server.ts')

/** Runs once, when a file was written or read or before one is opened: what another process does at this moment. */
let meanwhile: (() => unknown) | undefined

async function runMeanwhile() {
  const run = meanwhile
  meanwhile = undefined
  await run?.()
}

vi.mock('#app/shop/operations/stored-bytes/folder-bytes.server.ts', async (load) => {
  const real = await load<FolderBytes>()
  return {
    ...real,
    writeFolderFile: async (content) => {
      const file = await real.writeFolderFile(content)
      await runMeanwhile()
      return file
    },
    hasFolderFile: async (file) => {
      await runMeanwhile()
      return real.hasFolderFile(file)
    },
    readWholeFile: async (file) => {
      await runMeanwhile()
      return real.readWholeFile(file)
    },
    readFolderFile: async function* (...range) {
      yield* real.readFolderFile(...range)
      await runMeanwhile()
    },
  } satisfies FolderBytes
})

const first = { kind: 'picture', key: 'aaaaaaa-1.jpeg' } as const
const second = { kind: 'picture', key: 'bbbbbbb-1.jpeg' } as const
const content = Buffer.from('picture')

const set = (place: string) => runLine(runSettings, ['set', 'fileStorage', place])
const move = async (to: string) => (await runLine(runFiles, ['move', '--to', to])).printed

async function storeBoth(place: string) {
  await set(place)
  for (const bytes of [first, second]) await storeBytes(bytes, Readable.from([content]), db.write)
}

const deleteKey = (key: string) =>
  db.write(async (trx) => {
    await trx.deleteFrom('picturePart').where('hash', '=', key).execute()
    await trx.deleteFrom('storedFile').where('key', '=', key).execute()
  })

const keysThere = async () => [
  (await db.read.selectFrom('picturePart').select('hash').orderBy('hash').execute()).map(
    ({ hash }) => hash,
  ),
  (await db.read.selectFrom('storedFile').select('key').orderBy('key').execute()).map(
    ({ key }) => key,
  ),
]

async function clear() {
  meanwhile = undefined
  await db.write(async (trx) => {
    await trx.deleteFrom('picturePart').execute()
    await trx.deleteFrom('storedFile').execute()
  })
  rmSync(join(process.env.DATA_DIR!, 'files'), { recursive: true, force: true })
}
beforeEach(clear)
afterEach(async () => {
  await set('database')
  await clear()
})

test.each([
  ['before its turn', second.key],
  ['while its file is written', first.key],
])('a picture that is deleted %s is not moved to the folder', async (_, key) => {
  await storeBoth('database')
  meanwhile = () => deleteKey(key)
  expect(await move('folder')).toBe('1 file moved to the folder\n')
  const other = key === first.key ? second.key : first.key
  expect(await keysThere()).toEqual([[], [other]])
})

test.each([
  ['before its turn', second.key],
  ['while it is moved', first.key],
])('a picture that is deleted %s is not moved to the database', async (_, key) => {
  await storeBoth('folder')
  meanwhile = () => deleteKey(key)
  expect(await move('database')).toBe('1 file moved to the database\n')
  const other = key === first.key ? second.key : first.key
  expect(await keysThere()).toEqual([[other], []])
})

async function partOf(start: number, end: number) {
  const some: Buffer[] = []
  for await (const bytes of readBytes(first, start, end)) some.push(bytes)
  return Buffer.concat(some).toString()
}

test.each([
  ['as a whole', async () => (await readWhole(first))?.toString(), 'picture'],
  ['in part', () => partOf(2, 4), 'ctu'],
  ['for being there', () => hasBytes(first), true],
])('a reader who asks %s follows bytes to the database', async (_, read, expected) => {
  await storeBoth('folder')
  meanwhile = async () => {
    await move('database')
    rmSync(join(process.env.DATA_DIR!, 'files'), { recursive: true, force: true })
  }
  expect(await read()).toBe(expected)
})

test('a picture is whole after it was moved both ways at one moment', async () => {
  const large = Buffer.alloc(250 * 1024, 'octavo ')
  await set('folder')
  await storeBytes(first, Readable.from([large]), db.write)
  const moveBack = () => move('folder')
  // The file is looked for and read once, before its parts are written.
  meanwhile = () => {
    meanwhile = () => {
      meanwhile = moveBack
    }
  }
  expect(await move('database')).toContain('another command moves it to the folder')
  expect((await readWhole(first))?.equals(large)).toBe(true)
  await move('database')
  expect((await readWhole(first))?.equals(large)).toBe(true)
  expect((await keysThere())[1]).toEqual([])
})

test('a named pipe in place of a file is a missing file', async () => {
  await storeBoth('folder')
  const { sha256 } = await db.read
    .selectFrom('storedFile')
    .select('sha256')
    .where('key', '=', first.key)
    .executeTakeFirstOrThrow()
  const path = join(process.env.DATA_DIR!, 'files', sha256.slice(0, 2), sha256)
  rmSync(path)
  expect(spawnSync('mkfifo', [path]).status).toBe(0)
  expect(await readWhole(first)).toBeUndefined()
})
