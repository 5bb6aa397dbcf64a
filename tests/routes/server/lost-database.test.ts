import { spawnSync } from 'node:child_process'
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { findFreePort, serveShop } from '../../served-shop.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'octavo-lost-'))

/** Runs a command of the shop's on a data folder: its exit code, and what it printed. */
function shop(folder: string, args: string[], own: Record<string, string> = {}) {
  const { PATH, HOME } = process.env
  const ran = spawnSync(process.execPath, ['build/command/shop.js', ...args], {
    encoding: 'utf8',
    env: { PATH, HOME, NODE_ENV: 'production', BACKGROUND_JOBS: 'off', DATA_DIR: folder, ...own },
  })
  return { code: ran.status, printed: ran.stdout + ran.stderr }
}

const prepare = async (folder: string, own: Record<string, string> = {}) =>
  shop(folder, ['prepare'], { PORT: String(await findFreePort()), ...own })

/** A new shop with the demo, which takes seconds to load and is therefore loaded once. */
let demo: string
beforeAll(async () => {
  demo = newFolder()
  expect((await prepare(demo)).code).toBe(0)
})

function demoFolder() {
  const folder = newFolder()
  cpSync(demo, folder, { recursive: true })
  return folder
}

const fileOf = (folder: string) => join(folder, 'octavo.sqlite')
const secretOf = (folder: string) => join(folder, 'session-secret')
const holdsDemo = (folder: string) =>
  shop(folder, ['export', 'catalogue', '--csv']).printed.includes('Pride and Prejudice')

describe('a shop whose database was lost gets no demo', () => {
  const cases: [string, (folder: string) => void][] = [
    ['cut to nothing', (folder) => truncateSync(fileOf(folder))],
    ['removed', (folder) => rmSync(fileOf(folder))],
    [
      'removed, with the secret',
      (folder) => [fileOf(folder), secretOf(folder)].forEach((path) => rmSync(path)),
    ],
  ]
  const tried = process.env.LONG ? cases : cases.slice(0, 1)
  test.each(tried)('%s: it says so, and restores the backup', async (_, lose) => {
    const folder = demoFolder()
    const backup = join(newFolder(), 'good.gz')
    expect(shop(folder, ['backup', backup]).code).toBe(0)
    lose(folder)

    const { code, printed } = await prepare(folder)
    expect(code).toBe(0)
    expect(printed).toContain('restore the last backup')
    expect(holdsDemo(folder)).toBe(false)

    const again = join(newFolder(), 'empty.gz')
    const refused = shop(folder, ['backup', again])
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.printed).toContain('No backup was written')
    expect(existsSync(again)).toBe(false)
    expect(shop(folder, ['check'])).toMatchObject({ code: 1 })

    expect(shop(folder, ['restore', backup])).toMatchObject({ code: 0 })
    expect(holdsDemo(folder)).toBe(true)
    expect(shop(folder, ['check'])).toMatchObject({ code: 0 })
    expect((await prepare(folder)).printed).not.toContain('restore')
  })

  test('where a command came before the start', async () => {
    const folder = demoFolder()
    truncateSync(fileOf(folder))
    expect(shop(folder, ['backup', join(newFolder(), 'empty.gz')]).code).toBe(1)
    await prepare(folder)
    expect(holdsDemo(folder)).toBe(false)
  })

  test('where only mails are left', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'mail'))
    writeFileSync(join(folder, 'mail', '1.eml'), 'To: asha@example.org')
    await prepare(folder)
    expect(holdsDemo(folder)).toBe(false)
  })

  test('nor does a new one that is open to the public', async () => {
    const folder = newFolder()
    const { code, printed } = await prepare(folder, { PUBLIC_URL: 'https://shop.example' })
    expect(code).toBe(0)
    expect(printed).toContain('the demo is not loaded where PUBLIC_URL is https')
    expect(holdsDemo(folder)).toBe(false)
  })

  test('and a new one elsewhere does, also after a command', async () => {
    const folder = newFolder()
    expect(shop(folder, ['orders']).code).toBe(0)
    await prepare(folder)
    expect(holdsDemo(folder)).toBe(true)
  })
})

/** Writes over pages in the middle, and leaves those that every start reads. */
function damage(path: string) {
  const file = openSync(path, 'r+')
  const { size } = statSync(path)
  for (let at = Math.floor(size / 2 / 4096) * 4096; at < size - 8192; at += 2 * 4096)
    writeSync(file, Buffer.alloc(4096, 0x5a), 0, 4096, at)
  closeSync(file)
}

describe('a database that is damaged inside', () => {
  test('is not ready, is not backed up, and is named by check', async () => {
    const folder = demoFolder()
    damage(fileOf(folder))

    const served = await serveShop({ DATA_DIR: folder, SESSION_SECRET: '' })
    const statusOf = async (path: string) => (await fetch(served.origin + path)).status
    await expect.poll(() => statusOf('/readyz'), { timeout: 20_000 }).toBe(503)
    expect(await statusOf('/healthz')).toBe(200)
    await expect.poll(() => served.output()).toContain('the database is damaged')
    expect(await statusOf('/books')).toBe(503)
    await served.stop()

    const backup = join(newFolder(), 'bad.gz')
    expect(shop(folder, ['backup', backup])).toMatchObject({ code: 1 })
    expect(existsSync(backup)).toBe(false)
    const { code, printed } = shop(folder, ['check'])
    expect(code).toBe(1)
    expect(printed).toContain('fault: database:')
    expect(printed).not.toMatch(/^ +at /m)
  }, 90_000)

  test('a sound one is ready', async () => {
    const folder = demoFolder()
    const served = await serveShop({ DATA_DIR: folder, SESSION_SECRET: '' })
    await fetch(`${served.origin}/books`)
    expect((await fetch(`${served.origin}/readyz`)).status).toBe(200)
    expect(served.output()).not.toContain('damage')
    await served.stop()
  })
})

describe('the file of the secret', () => {
  test.each([
    ['empty', ''],
    ['of white space', ' \n '.repeat(20)],
    ['short', 'x'.repeat(31)],
    ['of zeros, as a crash leaves it', '\0'.repeat(64)],
  ])('%s is refused with a sentence, and left as it is', async (_, content) => {
    const folder = newFolder()
    writeFileSync(secretOf(folder), content)
    for (const { code, printed } of [await prepare(folder), shop(folder, ['orders'])]) {
      expect(code).toBe(1)
      expect(printed).toMatch(/session-secret must hold at least 32 characters\. [^\n]+\n$/)
    }
    expect(readFileSync(secretOf(folder), 'utf8')).toBe(content)
  })

  test('a folder in its place is named, and not the data folder', async () => {
    const folder = newFolder()
    mkdirSync(secretOf(folder))
    for (const { code, printed } of [await prepare(folder), shop(folder, ['orders'])]) {
      expect(code).toBe(1)
      expect(printed).toMatch(/^The file [^\n]+session-secret cannot be read: [^\n]+\n$/)
    }
  })

  test('no process signs with one that was emptied later', async () => {
    const folder = demoFolder()
    truncateSync(secretOf(folder))
    const own = { DATA_DIR: folder, SESSION_SECRET: '' }
    await expect(serveShop(own)).rejects.toThrow('must hold at least 32 characters')
  })

  test('one of 32 characters is taken', async () => {
    const folder = newFolder()
    writeFileSync(secretOf(folder), `${'x'.repeat(32)}\n`)
    expect((await prepare(folder, { DEMO: 'off' })).code).toBe(0)
  })

  test('is made whole, by one of several that start at once, and nothing else is left', async () => {
    const folder = newFolder()
    await Promise.all([1, 2, 3].map(() => prepare(folder, { DEMO: 'off' })))
    expect(readFileSync(secretOf(folder), 'utf8')).toMatch(/^[0-9a-f]{64}$/)
    expect(statSync(secretOf(folder)).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).filter((name) => /^session-secret\.|write-test/.test(name))).toEqual(
      [],
    )
  })
})
