import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { settingsSchema } from '#app/settings.schema.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const unit = read('docs/deploy/octavo.service')
const operations = read('docs/operations.md')
const readme = read('README.md')

const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
const settings = Object.keys(settingsSchema.shape)

/** Of the lines `COPY a b c`: a and b, but not where they come from another stage. */
const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, names = '']) =>
  names.split(' ').slice(0, -1),
)

describe('the Dockerfile', () => {
  test('copies what is there, and what .dockerignore lets through', () => {
    const open = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1))
    expect(copied.filter((name) => !existsSync(name))).toEqual([])
    expect(copied.filter((name) => !open.includes(name.split('/')[0]!))).toEqual([])
    expect(copied).toContain('app')
    expect([...new Set(copied.map((name) => name.split('/')[0]))].sort()).toEqual(open.sort())
  })

  test('takes a Node that the shop runs on', () => {
    const [, least = ''] = /^>=(\d+)/.exec(engines.node)!
    const used = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => Number(major))
    expect(used.length).toBeGreaterThan(0)
    for (const major of used) expect(major).toBeGreaterThanOrEqual(Number(least))
    expect(new Set(used).size).toBe(1)
  })

  test('ends as a user without rights, without the packages that build', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
    expect(last).toMatch(/^USER node$/m)
    expect(last.indexOf('USER')).toBeLessThan(last.indexOf('\nCMD'))
    expect(last).toContain('COPY --from=needed /srv/octavo/node_modules')
    expect(dockerfile).toMatch(/AS needed\nRUN npm prune --omit=dev/)
  })

  test('asks how the shop is at an address that it has', () => {
    expect(dockerfile).toMatch(/^HEALTHCHECK /m)
    expect(read('app/routes.ts')).toContain("route('healthz'")
    expect(dockerfile).toContain('/healthz')
  })

  test('starts a file that is there', () => {
    const [, started = ''] = /^CMD \["node", "([^"]+)"\]/m.exec(dockerfile)!
    expect(existsSync(started)).toBe(true)
    expect(unit).toContain(`ExecStart=/usr/bin/node /srv/octavo/${started}`)
  })
})

describe('every setting', () => {
  const known = new Set([...settings, 'NODE_ENV'])

  test('of the compose file, the Dockerfile and the unit is one of the shop', () => {
    const shop = compose.slice(compose.indexOf('  shop:'), compose.indexOf('  nginx:'))
    const ofShop = shop.slice(shop.indexOf('environment:'), shop.indexOf('volumes:'))
    const ofCompose = [...ofShop.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name!)
    const ofOthers = `${/^ENV (.*)$/m.exec(dockerfile)![1]} ${/^Environment=(.*)$/m.exec(unit)![1]}`
    const named = [...ofCompose, ...ofOthers.split(' ').map((pair) => pair.split('=')[0]!)]
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })

  test('but that of the tests stands in the README', () => {
    const missing = settings.filter((name) => !readme.includes(`\`${name}\``))
    expect(missing).toEqual(['STRIPE_API'])
  })
})

test('a shop that stops has time for its longest delay and last answers, then to kill what hangs', () => {
  const longest = 30
  const { SHUTDOWN_DELAY_SECONDS } = settingsSchema.shape
  expect(SHUTDOWN_DELAY_SECONDS.safeParse(String(longest)).success).toBe(true)
  expect(SHUTDOWN_DELAY_SECONDS.safeParse(String(longest + 1)).success).toBe(false)
  const [, answersMs = ''] = /stopWithinMs = ([\d_]+)/.exec(read('app/server/serve.server.ts'))!
  const needed = longest + Number(answersMs.replace('_', '')) / 1000
  const shop = compose.slice(compose.indexOf('  shop:'))
  const [, killedMs = ''] = /endMs = ([\d_]+)/.exec(read('app/server/workers.mjs'))!
  const killed = Number(killedMs.replace('_', '')) / 1000
  expect(killed).toBeGreaterThan(needed)
  const given = [/TimeoutStopSec=(\d+)/.exec(unit)!, /stop_grace_period: (\d+)s/.exec(shop)!]
  for (const [line, seconds] of given) expect(Number(seconds), line).toBeGreaterThan(killed)
})

test('the backup is made of the shop that the unit starts', () => {
  const backup = read('docs/deploy/octavo-backup.service')
  for (const line of [/^User=.*$/m, /^Group=.*$/m, /^EnvironmentFile=.*$/m])
    expect(backup).toContain(line.exec(unit)![0])
  const dataOf = (text: string) => /^Environment=.*\b(DATA_DIR=\S+)/m.exec(text)![1]
  expect(dataOf(backup)).toBe(dataOf(unit))
  const programOf = (text: string) => /\/usr\/bin\/node \S+/.exec(text)![0]
  expect(programOf(backup)).toBe(programOf(unit))
})

describe('docs/operations.md', () => {
  test('names files that are there', () => {
    const links = [...operations.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, to]) => to!)
    expect(links.length).toBeGreaterThan(3)
    expect(links.filter((to) => !existsSync(`docs/${to}`))).toEqual([])
  })

  test('names metrics that there are', async () => {
    const { metrics } = await import('#app/observability/metrics.server.ts')
    const { registerGauges: addMeasures } = await import('#app/server/gauges.server.ts')
    addMeasures()
    const { collectDefaultMetrics } = createRequire(import.meta.url)(
      'prom-client',
    ) as typeof import('prom-client')
    collectDefaultMetrics({ register: metrics })
    const there = metrics.getMetricsAsArray().map(({ name }) => name)
    const named = [...operations.matchAll(/`((?:octavo|http|nodejs|process)_[a-z0-9_]+)`/g)]
    expect(named.map(([, name]) => name!).filter((name) => !there.includes(name))).toEqual([])
    for (const name of there.filter((one) => one.startsWith('octavo_')))
      expect(operations).toContain(name)
  })
})
