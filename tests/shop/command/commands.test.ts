import { readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { commands } from '#app/command/commands.server.ts'
import { printable, printerOf } from '#app/command/out.server.ts'
import { runShop, shopUsage } from '#app/command/run-shop.server.ts'
import { runLine } from './run-command.ts'

async function shop(...argv: string[]) {
  let [printed, refused] = ['', '']
  const out = { ...printerOf(new PassThrough()), write: (text: string) => (printed += text) }
  const code = await runShop(argv, out, { write: (text) => (refused += text) })
  return { code, printed, refused }
}

describe('the command line', () => {
  test.each([[[]], [['help']], [['--help']], [['-h']]])(
    'lists its commands for %j',
    async (argv) => {
      expect(await shop(...argv)).toEqual({ code: 0, printed: shopUsage(), refused: '' })
      for (const { name } of commands) expect(shopUsage()).toMatch(new RegExp(`^  ${name}\\b`, 'm'))
    },
  )

  test('says that a command is unknown, and which there are', async () => {
    const { code, refused } = await shop('ordres\u001b[2J')
    expect(code).toBe(1)
    expect(refused).toMatch(/^There is no command "ordres \[2J"\.\nUsage: npm run shop/)
  })

  test.each(commands.map(({ name }) => name))(
    'tells the usage of %s, and does nothing',
    async (name) => {
      const help = await runLine(commands.find((one) => one.name === name)!.run, '--help')
      expect(help.code).toBe(0)
      expect(help.printed).toMatch(new RegExp(`^Usage: npm run (--silent )?shop -- ${name}\\b`))
      expect(await shop('help', name)).toEqual({ code: 0, printed: help.printed, refused: '' })
    },
  )

  test.each(commands.map(({ name }) => name))(
    'refuses an option of %s that there is not, with a sentence and its usage',
    async (name) => {
      const { run } = commands.find((one) => one.name === name)!
      const { code, printed } = await runLine(run, '--no-such-option=1')
      expect(code).toBe(1)
      expect(printed).toMatch(/^\S.*\n[^]*Usage: npm run/)
    },
  )

  test('docs/commands.md shows an example of every command', () => {
    const announced = readFileSync('docs/commands.md', 'utf8')
    for (const { name } of commands)
      expect(announced, name).toMatch(new RegExp(`^npm run (--silent )?shop -- ${name}\\b`, 'm'))
  })

  test('no command has a name twice', () => {
    expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length)
  })
})

describe('what is printed', () => {
  test('never steers the terminal', () => {
    const stream = new PassThrough()
    printerOf(stream).write('a\u001b[31mb\u009bc\rd\te\n')
    expect(String(stream.read())).toBe('a[31mbcd\te\n')
    expect(printable('a\u001b[2J\nb\u202ec')).toBe('a [2J b c')
  })

  test('goes nowhere, quietly, where the reader went away', async () => {
    const stream = new PassThrough()
    const out = printerOf(stream)
    stream.destroy(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))
    await new Promise((done) => setImmediate(done))
    out.write('more')
    await out.drained()
    expect([out.isClosed(), out.fault()]).toEqual([true, undefined])
  })

  test('says where it could not be written', async () => {
    const stream = new PassThrough()
    const out = printerOf(stream)
    stream.destroy(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
    await new Promise((done) => setImmediate(done))
    expect(out.fault()?.message).toBe('no space left')
    let refused = ''
    expect(await runShop([], out, { write: (text) => (refused += text) })).toBe(0)
    expect(await runShop(['help', 'stock'], out, { write: (text) => (refused += text) })).toBe(1)
    expect(refused).toContain('no space left')
  })

  test('waits for a slow reader', async () => {
    const stream = new PassThrough({ highWaterMark: 10 })
    const out = printerOf(stream)
    out.write('x'.repeat(100))
    let isDone = false
    const waited = out.drained().then(() => (isDone = true))
    await new Promise((done) => setImmediate(done))
    expect(isDone).toBe(false)
    stream.resume()
    await waited
  })
})
