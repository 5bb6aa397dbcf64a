import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { beforeAll, expect, test } from 'vitest'
import { openDemo } from '../../demo.ts'
import { findFreePort } from '../../served-shop.ts'
import { newShopper } from '../../shopper.ts'

beforeAll(async () => {
  await openDemo()
})

const paths = ['/dev/states', '/fr/dev/states', '/de/dev/states']

test.each(paths)('a shop that is built for shoppers has no page %s', async (path) => {
  expect((await (await newShopper()).visit(path)).status).toBe(404)
})

test('nor is anything of it in what is built', () => {
  const files = ['build/server', 'build/client'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => join(folder, name)),
  )
  expect(files.length).toBeGreaterThan(20)
  const own = /Component states|Zustände der Bauteile|00340434161094022115|\.states \.toasts/
  expect(files.filter((file) => own.test(readFileSync(file, 'utf8')))).toEqual([])
})

test.runIf(process.env.LONG)(
  'while the shop is being built, shows every part in three languages',
  { timeout: 300_000 },
  async () => {
    const port = String(await findFreePort())
    const env = { ...process.env, PORT: port, NODE_ENV: 'development' as const }
    const server = spawn(process.execPath, ['app/server/start.mjs', 'dev'], { env, detached: true })
    try {
      for (const path of paths) {
        const $ = load(await readWhenUp(`http://localhost:${port}${path}`))
        expect($('main section[aria-labelledby^=part-]').length).toBe(11)
        expect($('.toasts .toast').length).toBe(3)
        expect($('[aria-busy=true]').length).toBeGreaterThan(3)
        expect($('.error').length).toBeGreaterThan(2)
        expect($('html').text()).not.toMatch(/undefined|\[object|\{\{/)
      }
    } finally {
      // The launcher and what it started.
      process.kill(-server.pid!, 'SIGTERM')
    }
  },
)

async function readWhenUp(url: string): Promise<string> {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return answer.text()
    if (tries > 200) throw new Error(`no page at ${url}`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
