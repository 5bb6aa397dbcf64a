import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { processTree } from './benchmarks/process-usage.ts'
import { findFreePort } from './served-shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'octavo-workers-'))
const current = join(folder, 'current')
afterAll(() => rmSync(folder, { recursive: true }))

/** A program in the place of a version of the shop. */
function aVersion(name: string, program: string) {
  mkdirSync(join(folder, name, 'app/server'), { recursive: true })
  writeFileSync(join(folder, name, 'app/server/serve.mjs'), program)
}

const serving = (words: string) => `
import { writeSync } from 'node:fs'
import { createServer } from 'node:http'
const server = createServer(({ url }, answer) => {
  if (url === '/die') process.exit(3)
  if (url === '/hang') for (writeSync(1, 'hangs');;);
  answer.setHeader('Connection', 'close').end('${words} ' + process.pid)
})
const begin = () =>
  server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send('listening'))
const end = () => server.close(() => process.exit(0))
process.on('message', (said) => (said === 'start' ? begin() : said === 'drain' && end()))
process.on('SIGTERM', end)
process.send('loaded', () => writeSync(1, 'read'))`

aVersion('one', serving('one'))
aVersion('two', serving('two'))
aVersion('broken', 'process.exit(7)')
aVersion('hanging', 'setInterval(() => undefined, 1000)')
// Serves once it is let.
aVersion(
  'late',
  `import { existsSync } from 'node:fs'
for (;;) if (existsSync('${join(folder, 'may-serve')}')) break
else await new Promise((over) => setTimeout(over, 20))
${serving('late')}`,
)

const lead = (name: string) => {
  rmSync(current, { force: true })
  symlinkSync(join(folder, name), current)
}

const cache = join(folder, 'keeper.mjs')
writeFileSync(
  cache,
  `import { once } from 'node:events'
import { superviseWorkers } from '${resolve('app/server/workers.mjs')}'
superviseWorkers('${current}', {
  count: 2,
  environment: process.env,
  prepared: process.env.CODE ? Promise.resolve(Number(process.env.CODE)) : once(process.stdin, 'data').then(Number),
  startWithinMs: Number(process.env.WITHIN),
  endWithinMs: 1000,
})`,
)

let first: ChildProcess
let [origin, printed] = ['', '']

/** `code`: of what makes the data ready; without one it is said later, to the standard input. */
async function start(withinMs = 20_000, code = '0') {
  const PORT = String(await findFreePort())
  ;[origin, printed] = [`http://127.0.0.1:${PORT}`, '']
  first = spawn(process.execPath, [cache], {
    env: { ...process.env, PORT, WITHIN: String(withinMs), CODE: code },
  })
  for (const stream of [first.stdout!, first.stderr!])
    stream.on('data', (text: Buffer) => (printed += text.toString()))
}
const request = (path = '/') =>
  fetch(origin + path).then(
    (answer) => answer.text(),
    () => undefined,
  )
async function comesTo(isSo: () => boolean | Promise<boolean>) {
  for (const end = Date.now() + 20_000; !(await isSo()) && Date.now() < end; await sleep(20));
  expect(await isSo()).toBe(true)
}
/** Those that the first process keeps. */
const stored = () => processTree(first.pid!).slice(1)
const says = (words: string) => () => printed.includes(words)
/** Whether each of so many questions is answered by one version, and by both of its processes. */
const isAll = async (words: string) => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => request()))
  return answers.every((answer) => answer?.startsWith(words)) && new Set(answers).size === 2
}
async function stop() {
  if (first.exitCode === null && first.kill('SIGTERM')) await once(first, 'exit')
  return first.exitCode
}

beforeEach(() => lead('one'))
afterEach(stop)

describe('the first process', () => {
  test('lets nobody be served before the data is ready', async () => {
    await start(20_000, '')
    await comesTo(() => printed === 'readread')
    expect(await request()).toBeUndefined()
    first.stdin!.write('0\n')
    await comesTo(() => isAll('one'))
    expect(await stop()).toBe(0)
  })

  test('gives a start up that hangs, but not while the data is made ready', async () => {
    lead('hanging')
    await start(300, '')
    await sleep(1000)
    expect(stored()).toHaveLength(2)
    first.stdin!.write('0\n')
    await once(first, 'exit')
    expect([first.exitCode, printed]).toEqual([1, expect.stringContaining('does not serve after')])
  })

  test('lets the data be made ready to its end where the others end before', async () => {
    lead('broken')
    await start(20_000, '')
    await sleep(500)
    expect(first.exitCode).toBeNull()
    first.stdin!.write('0\n')
    await once(first, 'exit')
    expect(first.exitCode).toBe(1)
  })

  test('ends with a failure where the very first are ended by a signal', async () => {
    lead('hanging')
    await start()
    await comesTo(() => stored().length === 2)
    for (const pid of stored()) process.kill(pid, 'SIGTERM')
    await once(first, 'exit')
    expect(first.exitCode).toBe(1)
  })

  test('ends as what makes the data ready ended where that fails', async () => {
    await start(20_000, '4')
    await once(first, 'exit')
    expect(first.exitCode).toBe(4)
    expect(await request()).toBeUndefined()
  })

  test('replaces the others by the version that its folder’s name leads to by then', async () => {
    await start()
    await comesTo(() => isAll('one'))
    lead('two')
    first.kill('SIGUSR2')
    await comesTo(says('Every process of the shop was replaced'))
    expect(await isAll('two')).toBe(true)
    expect(await stop()).toBe(0)
  })

  test('leaves them where a new one does not come to serve', async () => {
    await start()
    await comesTo(() => isAll('one'))
    lead('broken')
    first.kill('SIGUSR2')
    await comesTo(says('does not serve: the old ones stay'))
    expect(await isAll('one')).toBe(true)
    expect(await stop()).toBe(0)
  })

  test('starts one again that ends by itself, each time a little later', async () => {
    await start()
    await comesTo(() => isAll('one'))
    await request('/die')
    await comesTo(says('ended (code 3); another one starts in 0.4 s'))
    await request('/die')
    await comesTo(says('another one starts in 0.8 s'))
    await comesTo(() => isAll('one'))
    expect(await stop()).toBe(0)
  })

  test.each(['stands in for it', 'comes after it was started again'])(
    'keeps as many as before where an old one is killed and the one to replace it %s',
    async (how) => {
      rmSync(join(folder, 'may-serve'), { force: true })
      await start()
      await comesTo(() => isAll('one'))
      const old = stored()
      lead('late')
      first.kill('SIGUSR2')
      await comesTo(() => stored().length === 3)
      process.kill(old[0]!, 'SIGKILL')
      await comesTo(says('ended (SIGKILL); another one starts'))
      if (how !== 'stands in for it')
        await comesTo(() => stored().length === 3 && !stored().includes(old[0]!))
      writeFileSync(join(folder, 'may-serve'), '')
      await comesTo(says('Every process of the shop was replaced'))
      // Longer than the pause after which another one starts.
      await sleep(600)
      await comesTo(() => isAll('late'))
      expect(stored()).toHaveLength(2)
      expect(await stop()).toBe(0)
    },
  )

  test('kills an old one that hangs and hears nothing, so that all are replaced', async () => {
    await start()
    await comesTo(() => isAll('one'))
    void request('/hang')
    await comesTo(says('hangs'))
    lead('two')
    first.kill('SIGUSR2')
    await comesTo(says('does not end after 1 s'))
    await comesTo(says('Every process of the shop was replaced'))
    await comesTo(() => isAll('two'))
    expect(stored()).toHaveLength(2)
    expect(await stop()).toBe(0)
  })

  test('kills one that hangs when all are told to stop', async () => {
    await start()
    await comesTo(() => isAll('one'))
    void request('/hang')
    await comesTo(says('hangs'))
    expect(await stop()).toBe(1)
    expect(printed).toContain('does not end after 1 s')
  })

  test('gives a start up that hangs', async () => {
    lead('hanging')
    await start(300)
    const [code] = (await once(first, 'exit')) as [number]
    expect(printed).toContain('does not serve after 0.3 s')
    expect(code).toBe(1)
  })

  test('ends with a failure where the very first do not serve', async () => {
    lead('broken')
    await start()
    const [code] = (await once(first, 'exit')) as [number]
    expect(code).toBe(1)
  })
})
