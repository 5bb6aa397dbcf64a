import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { findFreePort } from '../../served-shop.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'octavo-unwritable-'))
const folder = newFolder()

function run(program: string, args: string[], at: string) {
  const { PATH, HOME } = process.env
  const ran = spawnSync(program, args, {
    encoding: 'utf8',
    env: { PATH, HOME, NODE_ENV: 'production', BACKGROUND_JOBS: 'off', DATA_DIR: at, PORT: port },
  })
  return { code: ran.status, printed: ran.stdout + ran.stderr }
}

let port = '3000'
const shop = (args: string[], at = folder) =>
  run(process.execPath, ['build/command/shop.js', ...args], at)

beforeAll(async () => {
  port = String(await findFreePort())
  expect(shop(['prepare']).code).toBe(0)
})

const reading = [
  'orders',
  'returns',
  'refund',
  'rates',
  'coupon list',
  'offer list',
  'banner list',
  'review list',
  'mail list',
  'tax-report --from 2026-01-01 --to 2026-12-31',
  'export orders --csv',
  'export customers --csv',
  'check',
  'audit list',
].map((line) => line.split(' '))
const writing = [
  ['stock', 'b01', '+1'],
  ['coupon', 'add', 'SPRING10', '--percent', '10'],
]

/** Root may mount a disk of the test's own. */
const canMount =
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', 'true'], { stdio: 'ignore' }).status === 0

/** Runs a command on a disk of its own, which is made of a copy of the folder by a line for `sh`. */
function onDisk(made: string, args: string[]) {
  const disk = newFolder()
  const script = `mount -t tmpfs -o size=16m tmpfs "$0" && cp -a "$1"/. "$0" && { ${made}; }
    shift; "$@"; code=$?; ls -A "$0" >&2; exit $code`
  const program = [process.execPath, 'build/command/shop.js', ...args]
  return run('unshare', ['--mount', 'sh', '-c', script, disk, folder, ...program], disk)
}

const kinds: [string, string, RegExp][] = [
  ['is full', 'dd if=/dev/zero of="$0/filling" bs=4k 2>/dev/null || true', /full/],
  ['only reads', 'mount -o remount,ro "$0"', /only reads/],
]

describe.runIf(canMount).each(kinds)('on a disk that %s', (_, made, why) => {
  test.each(reading)('%s %s is answered', (...args) => {
    const { code, printed } = onDisk(made, args)
    expect(printed).not.toMatch(/cannot|full|only reads|^ +at |write-test/m)
    expect(code).toBe(0)
  })

  test.each(writing)('%s is refused with a sentence', (...args) => {
    const { code, printed } = onDisk(made, args)
    expect(code).toBe(1)
    expect(printed).toMatch(why)
    expect(printed).not.toMatch(/^ +at |write-test/m)
  })
})
