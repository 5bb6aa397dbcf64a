// The whole gate: `node tests/gate.mjs`; `quick` leaves out browser and PostgreSQL; `long` runs the long forms.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './browser/chromium.mjs'

const mode = process.argv[2] ?? 'all'
const inCi = Boolean(process.env.CI)
const folder = mkdtempSync(join(tmpdir(), 'octavo-gate-'))
const counted = { passed: 0, failed: 0, skipped: 0 }
const leftOut = []
const failures = []

function step(name, command, args, environment = {}) {
  console.log(`\n── ${name}`)
  const began = Date.now()
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  console.log(`   ${((Date.now() - began) / 1000).toFixed(1)} s`)
  if (status !== 0) failures.push(name)
  return status === 0
}

const bin = (name) => join('node_modules/.bin', name)

function vitest(name, projects, environment = {}, exclude = []) {
  const report = join(folder, `${name.replaceAll(' ', '-')}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const excluded = exclude.flatMap((files) => ['--exclude', files])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  step(name, bin('vitest'), ['run', ...chosen, ...excluded, ...reporters], environment)
  if (!existsSync(report)) return
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  counted.passed += numPassedTests
  counted.failed += numFailedTests
  counted.skipped += numPendingTests
}

/** Ask no database, or choose their own: nothing in them is another on PostgreSQL. */
const withoutDatabase = [
  'tests/*.test.ts',
  'tests/shop/art/**',
  'tests/http/{paths,own-origin,mail-origin,settings,arrivals}.test.ts',
  'tests/routes/launcher.test.ts',
]

function onPostgres() {
  const data = mkdtempSync('/tmp/octavo-postgres-')
  const port = String(55000 + (process.pid % 9000))
  const started = spawnSync('sh', ['tests/postgresql.sh', 'start', data, port], {
    encoding: 'utf8',
  })
  if (started.status === 3)
    leftOut.push('PostgreSQL: install its server (Debian: apt-get install postgresql)')
  else if (started.status !== 0) {
    console.error(started.stderr)
    failures.push('PostgreSQL did not start')
  } else {
    const TEST_DATABASE_URL = started.stdout.trim().split('\n').at(-1)
    vitest('tests on PostgreSQL', ['shop', 'routes'], { TEST_DATABASE_URL }, withoutDatabase)
    spawnSync('sh', ['tests/postgresql.sh', 'stop', data], { stdio: 'inherit' })
  }
  rmSync(data, { recursive: true, force: true })
}

const long = mode === 'long' ? { LONG: '1' } : {}
if (step('build', process.execPath, ['app/start.mjs', 'build'])) {
  step('format', bin('prettier'), ['--check', '--log-level', 'warn', '.'])
  step('types', bin('tsc'), ['--noEmit'])
  step('lint', bin('eslint'), ['.'])
  vitest('tests', ['shop', 'routes'], long)
  if (spawnSync('java', ['-version']).status !== 0)
    leftOut.push('EPUBCheck: install a Java runtime (Debian: apt-get install default-jre-headless)')
  if (mode !== 'quick') {
    if (findChromium()) vitest('tests in a browser', ['browser'], long)
    else
      leftOut.push(
        'the browser: install Chromium (Debian: apt-get install chromium), run `npx playwright install chromium`, or set CHROMIUM_PATH',
      )
    onPostgres()
  }
}
rmSync(folder, { recursive: true, force: true })

for (const what of leftOut) console.log(`\nLeft out: ${what}`)
if (leftOut.length && inCi) failures.push('something was left out')
for (const what of failures) console.log(`Failed: ${what}`)
console.log(`\n${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped`)
process.exitCode = failures.length ? 1 : 0
