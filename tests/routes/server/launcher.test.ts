import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, test } from 'vitest'
import { findFreePort } from '../../served-shop.ts'

/** The launcher, with all that it imports before there is a build. */
const programs = ['start', 'build', 'require-node', 'workers'].map(
  (name) => `app/server/${name}.mjs`,
)

const newFolder = () => mkdtempSync(join(tmpdir(), 'octavo-launch-'))

/** As somebody's own shell has it: nothing of what the tests set. */
const environment = (own: Record<string, string>): NodeJS.ProcessEnv => ({
  NODE_ENV: 'test',
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  BACKGROUND_JOBS: 'off',
  ...own,
})

function run(task: string[], own: Record<string, string>) {
  const ran = spawnSync(process.execPath, ['app/server/start.mjs', ...task], {
    encoding: 'utf8',
    env: environment(own),
  })
  return { code: ran.status, out: ran.stdout, error: ran.stderr }
}

/** Starts the shop through the launcher, and answers once it serves. `sent`: as soon as it says a word. */
async function start(own: Record<string, string>, { sent }: { sent?: NodeJS.Signals } = {}) {
  const port = await findFreePort()
  const child = spawn(process.execPath, ['app/server/start.mjs'], {
    env: environment({ PORT: String(port), ...own }),
  })
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  if (sent) child.stdout.once('data', () => child.kill(sent))
  child.stderr.on('data', (chunk) => (printed += chunk))
  const origin = `http://localhost:${port}`
  for (const end = Date.now() + 40_000; ; await sleep(100)) {
    if (
      await fetch(origin).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break
    if (child.exitCode !== null || Date.now() > end) throw new Error(printed)
  }
  return {
    origin,
    printed: () => printed,
    async stop() {
      child.kill('SIGTERM')
      const [code] = (await once(child, 'exit')) as [number | null]
      return code
    },
  }
}

describe('npm start', () => {
  test(
    'on an empty folder makes it, loads the demo, serves, and says how it stands',
    { timeout: 90_000 },
    async () => {
      const folder = join(newFolder(), 'data')
      const shop = await start({ DATA_DIR: folder })
      const page = await (await fetch(`${shop.origin}/book/b01`)).text()
      expect(page).toContain('Pride and Prejudice')

      await fetch(`${shop.origin}/order-received/AAAAAAAA?key=secret`)
      expect(await shop.stop()).toBe(0)
      const message = shop.printed()
      expect(message).toContain(shop.origin)
      expect(message).toContain(folder)
      expect(message).toContain('SESSION_SECRET is not set')
      expect(message).toContain('.eml')
      expect(message).toContain("seller.json is not there: the shop names the sample's seller")
      expect(message).toMatch(/Exchange rates of \d{4}-\d\d-\d\d/)
      // The key of a receipt would open it to who reads the log.
      expect(message).not.toContain('key=')

      const secret = join(folder, 'session-secret')
      expect(statSync(secret).mode & 0o777).toBe(0o600)
      const stored = readFileSync(secret, 'utf8')
      const again = await start({ DATA_DIR: folder })
      expect(await again.stop()).toBe(0)
      expect(readFileSync(secret, 'utf8')).toBe(stored)

      const database = new DatabaseSync(join(folder, 'octavo.sqlite'), { readOnly: true })
      expect(database.prepare('select * from customer').all()).toEqual([])
      database.close()
    },
  )

  test('DEMO=off keeps the demo out', async () => {
    const shop = await start({ DATA_DIR: newFolder(), DEMO: 'off' })
    expect((await fetch(`${shop.origin}/book/b01`)).status).toBe(404)
    expect((await fetch(`${shop.origin}/books`)).status).toBe(200)
    expect(await shop.stop()).toBe(0)
  })
})

test('npm start is not ended by being asked too early for new processes', async () => {
  const shop = await start({ DATA_DIR: newFolder(), DEMO: 'off' }, { sent: 'SIGUSR2' })
  await expect.poll(shop.printed, { timeout: 30_000 }).toContain('of the shop was replaced')
  expect(await shop.stop()).toBe(0)
}, 90_000)

test.each(['0.12.18', '18.20.4', '20.18.3'])(
  'Node.js %s, which is too old, ends with a sentence',
  (version) => {
    const old = join(newFolder(), 'old.cjs')
    writeFileSync(old, `Object.defineProperty(process.versions, 'node', { value: '${version}' })`)
    const ran = spawnSync(process.execPath, ['--require', old, 'app/server/start.mjs'], {
      encoding: 'utf8',
      env: environment({ DATA_DIR: newFolder() }),
    })
    expect(ran.status).toBe(1)
    expect(ran.stderr).toBe(`Node.js 20.19 or newer is needed, and this is ${version}.\n`)
  },
)

describe('without the packages that build', () => {
  const folder = newFolder()
  for (const file of [...programs, 'package.json']) cpSync(file, join(folder, file))
  for (const part of ['command', 'server'])
    mkdirSync(join(folder, 'build', part), { recursive: true })
  writeFileSync(join(folder, 'build/command/shop.js'), "console.log('the build was taken')")
  writeFileSync(join(folder, 'build/server/index.js'), '')
  writeFileSync(join(folder, 'build/built'), '')
  // As npm leaves them behind, which writes its lock file anew.
  utimesSync(join(folder, 'build/built'), 1, 1)
  const shop = () =>
    spawnSync(process.execPath, [join(folder, 'app/server/start.mjs'), 'shop'], {
      encoding: 'utf8',
      env: environment({}),
    })

  test('a whole build is taken, however old it looks', () => {
    expect(shop()).toMatchObject({ status: 0, stdout: 'the build was taken\n' })
  })

  test('a build that is not whole is refused in a sentence', () => {
    rmSync(join(folder, 'build/built'))
    const { status, stdout, stderr } = shop()
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('the packages to build it are missing')
  })
})

test('the lock of a build whose process died holds up nobody', () => {
  const folder = newFolder()
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const file of programs) write(file, readFileSync(file, 'utf8'))
  write('package.json', readFileSync('package.json', 'utf8'))
  for (const [tool, program] of [
    ['@remix-run/dev', 'dist/cli.js'],
    ['vite', 'bin/vite.js'],
  ]) {
    write(`node_modules/${tool}/package.json`, '{}')
    write(`node_modules/${tool}/${program}`, '')
  }
  write('build/client/assets/entry.js', '')
  const { pid } = spawnSync(process.execPath, ['--version'])
  write('node_modules/.octavo-build', String(pid))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'app/server/start.mjs'), 'build'],
    { encoding: 'utf8', env: environment({}), timeout: 20_000 },
  )
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('Built in')
  expect(existsSync(join(folder, 'node_modules/.octavo-build'))).toBe(false)
})

describe('what stops the start is said in a sentence', () => {
  const stopped = (own: Record<string, string>) => {
    const { code, error } = run([], { DATA_DIR: newFolder(), ...own })
    expect(code).toBe(1)
    expect(error).not.toContain('    at ')
    return error.trim()
  }

  test('a wrong setting, by its name', () => {
    expect(stopped({ PORT: 'door' })).toMatch(/PORT/)
    expect(stopped({ WEB_PROCESSES: '5000' })).toMatch(/WEB_PROCESSES/)
    expect(stopped({ SESSION_SECRET: 'short' })).toMatch(/SESSION_SECRET.*32/)
    expect(stopped({ DATABASE_URL: 'postgres://a@b/c' })).toMatch(/SESSION_SECRET/)
  })

  test('a seller who is named wrong, by file and field', () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'seller.json'), '{ "name": "Laden", "email": "post" }')
    const message = stopped({ DATA_DIR: folder, DEMO: 'off' })
    expect(message).toMatch(/seller\.json is wrong: .*email must be an e-mail address/)
    expect(stopped({ SELLER_FILE: '/nowhere.json' })).toMatch(/\/nowhere\.json \(SELLER_FILE\)/)
  })

  test('a port that is taken', async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(stopped({ PORT: String(port), DEMO: 'off' })).toMatch(new RegExp(`PORT ${port}.*taken`))
    other.close()
  })

  test('a data folder that is a file', () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, '')
    expect(stopped({ DATA_DIR: file })).toMatch(/data folder .*is no folder/)
  })

  test.skipIf(process.getuid?.() === 0)('a data folder that this user may not write', () => {
    const folder = newFolder()
    chmodSync(folder, 0o500)
    expect(stopped({ DATA_DIR: folder })).toMatch(/data folder .*may not be used/)
  })

  // Too small for the probe, for the schema, and for the demo, which is written last.
  test.for([64, 700, 1200])('a disk of %i KB that is full', (size, { skip }) => {
    const folder = newFolder()
    const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}k`, 'tmpfs', folder])
    if (mount.status !== 0) skip('no right to mount a small disk')
    try {
      mkdirSync(join(folder, 'data'))
      if (size === 64) writeFileSync(join(folder, 'filling'), Buffer.alloc(60 * 1024))
      expect(stopped({ DATA_DIR: join(folder, 'data') })).toMatch(/full/)
    } finally {
      spawnSync('umount', [folder])
    }
  })

  test('a database that does not answer', async () => {
    const port = await findFreePort()
    const own = {
      DATABASE_URL: `postgres://octavo@127.0.0.1:${port}/octavo`,
      SESSION_SECRET: 'x'.repeat(32),
    }
    expect(stopped(own)).toMatch(/DATABASE_URL.*does not answer/)
  })

  test('a file that is no database', () => {
    const folder = newFolder()
    writeFileSync(
      join(folder, 'octavo.sqlite'),
      'no database at all, but long enough to be read'.repeat(50),
    )
    expect(stopped({ DATA_DIR: folder })).toMatch(/is no database of this shop/)
  })
})

describe('npm run shop', () => {
  test('without a command says which there are', () => {
    const { code, out } = run(['shop'], { DATA_DIR: newFolder() })
    expect(code).toBe(0)
    expect(out).toContain('import FILE')
  })

  test('with an unknown command says so, and fails', () => {
    const { code, error } = run(['shop', 'constructor'], { DATA_DIR: newFolder() })
    expect(code).toBe(1)
    expect(error).toContain('There is no command "constructor"')
  })

  test('writes no backup of a shop that is not there, and makes none', () => {
    const folder = newFolder()
    const data = join(folder, 'data')
    const { code, error } = run(['shop', 'backup', join(folder, 'a.gz')], { DATA_DIR: data })
    expect([code, error]).toEqual([
      1,
      `There is no shop in ${data}. Set its DATA_DIR or DATABASE_URL.\n`,
    ])
    expect(readdirSync(folder)).toEqual([])
  })

  test('imports a file named from where it is called', () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'books.csv'), 'kind,sku,name,price\ngoods,MUG-1,A mug,499.00\n')
    const { code, out } = run(['shop', 'import', join(folder, 'books.csv')], { DATA_DIR: folder })
    expect(out).toMatch(/1 new/)
    expect(code).toBe(0)
  })

  test('that fills the disk while it imports says so, and fails', ({ skip }) => {
    const folder = newFolder()
    const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3000k', 'tmpfs', folder])
    if (mount.status !== 0) skip('no right to mount a small disk')
    try {
      const file = join(newFolder(), 'goods.csv')
      const rows = Array.from({ length: 4000 }, (_, n) => `goods,M-${n},A mug ${n},499.00`)
      writeFileSync(file, `kind,sku,name,price\n${rows.join('\n')}\n`)
      const { code, error } = run(['shop', 'import', file], { DATA_DIR: folder })
      expect(error.trim()).toMatch(/^The database .* is on a full disk\.$/)
      expect(code).toBe(1)
    } finally {
      spawnSync('umount', [folder])
    }
  })
})
