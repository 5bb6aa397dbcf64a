// Runs the whole gate: `node tests/gate.mjs`; `quick` leaves out browser and PostgreSQL; `long` runs the long forms.
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { findChromium } from './browser/chromium.mjs'
import { findFirefox, findMiniBrowser } from './browser/engines/find-engines.mjs'
import { findProgram } from './browser/text/find-program.mjs'

const mode = process.argv[2] ?? 'all'
const inCi = Boolean(process.env.CI)
/**
 * The folder is in memory if there is enough of it, because each test's shop commits to its own file and would wait
 * for the disk.
 */
const inMemory = '/dev/shm'
const folder = mkdtempSync(join(hasSpace(inMemory) ? inMemory : tmpdir(), 'octavo-gate-'))
// Servers of PostgreSQL and nginx run as users of their own.
chmodSync(folder, 0o711)
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
const counted = { passed: 0, failed: 0, skipped: 0 }
const leftOut = []
const failures = []

function hasSpace(place) {
  if (!existsSync(place) || freemem() < 8 * 2 ** 30) return false
  const { bavail, bsize } = statfsSync(place)
  return bavail * bsize > 4 * 2 ** 30
}

const ended = (running) =>
  new Promise((resolve) => {
    running.on('error', (error) => resolve(error.message)).on('close', resolve)
  })

async function step(name, command, args, environment = {}) {
  console.log(`\n── ${name}`)
  const began = Date.now()
  const env = { ...process.env, TMPDIR: folder, ...environment }
  const status = await ended(spawn(command, args, { stdio: 'inherit', env }))
  console.log(`   ${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`)
  if (status !== 0) failures.push(name)
  return status === 0
}

/** Runs checks that use one core each side by side, and reports the end of each. */
const sideBySide = (checks) =>
  Promise.all(
    Object.entries(checks).map(async ([name, [command, ...args]]) => {
      const began = Date.now()
      const running = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
      let printed = ''
      for (const stream of [running.stdout, running.stderr])
        stream.setEncoding('utf8').on('data', (text) => (printed += text))
      const status = await ended(running)
      console.log(`\n── ${name}\n${printed}   ${((Date.now() - began) / 1000).toFixed(1)} s`)
      if (status !== 0) failures.push(name)
    }),
  )

const bin = (name) => join('node_modules/.bin', name)

async function vitest(name, projects, environment = {}, exclude = []) {
  const report = join(folder, `${name.replaceAll(' ', '-')}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const excluded = exclude.flatMap((files) => ['--exclude', files])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  await step(name, bin('vitest'), ['run', ...chosen, ...excluded, ...reporters], environment)
  if (!existsSync(report)) return
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  counted.passed += numPassedTests
  counted.failed += numFailedTests
  counted.skipped += numPendingTests
  failures.push(...testResults.flatMap(failedIn))
}

/**
 * Failures are repeated at the end, because only the end of a long log is kept. A file can fail without a test of its
 * own.
 */
const failedIn = ({ name: file, status, message, assertionResults }) => {
  const tests = assertionResults.filter((one) => one.status === 'failed')
  if (status === 'failed' && tests.length === 0) return [`${file}\n${message}`]
  return tests.map(
    ({ fullName, failureMessages: [why = ''] }) =>
      `${file}: ${fullName}\n  ${why.split('\n').slice(0, 6).join('\n  ')}`,
  )
}

/** These files take long and have shorter ones beside them, so they run only in the long form. */
const longOnly = [
  'tests/routes/server/durability.test.ts',
  'tests/routes/server/kill.test.ts',
  'tests/routes/catalogue/goodbooks.test.ts',
  'tests/shop/import/goodbooks.test.ts',
  // Ten thousand books are imported first; whole-shop.test.ts holds the order of what the demo finds.
  'tests/shop/search/relevance.test.ts',
  // One e-book of each kind; the short form checks what is fetched.
  'tests/shop/downloads/epubcheck.test.ts',
  'tests/shop/accounts/timing.test.ts',
  // The same day is played by the back office in tests/browser/office/first-day.test.ts.
  'tests/routes/server/first-day.test.ts',
  // The short form looks at every page at 320 px, with the words of the demo.
  'tests/browser/long-words.test.ts',
  // The gate starts the shop in many other tests; this one tries each way in which a start can fail.
  'tests/routes/server/launcher.test.ts',
]

/** These files of routes run on PostgreSQL each time: money, orders and accounts depend on them. */
const routesOnPostgres = /\/(checkout|kill-orders|last-copies|merge|purchase|two-processes)\.test/

/**
 * These files take long and send PostgreSQL no statements that others do not send, so they run there only in the long
 * form.
 */
const sameOnBoth = new RegExp(
  `/(${[
    'architecture|health|opening|opening-sizes|stop-words',
    'cart-sums|clock|coupon-sums|goodbooks|hostile-(files|names)|killed-work|launcher',
    'load-demo|long-line|lying-mail|many-pictures|merchant|onix-(facts|files|hostile)',
    'own-pictures|page-sections|piece-by-piece|rates|real-smtp|relevance|papers/scripts|shop-look|shopify',
    'show-ebook|woocommerce|workers',
  ].join('|')})\\.test`,
)

const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'((?:#app|\.\.?)\/[^']+)'/g)].map(
    ([, path]) => (path.startsWith('#app/') ? path.slice(1) : normalize(join(dirname(file), path))),
  )

function reachesDatabase(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(file)) return false
  seen.add(file)
  if (/^app\/database\/|^tests\/(shopper|served-shop)\.ts/.test(file)) return true
  return importsOf(file).some((imported) => reachesDatabase(imported, seen))
}

/**
 * Tells whether a file is left out on PostgreSQL: files without a database, and in the short form most routes, whose
 * shop code is tested there as a whole.
 */
const sparedOnPostgres = () =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => join('tests', name))
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => {
      if (!reachesDatabase(file)) return true
      if (mode === 'long') return false
      if (longOnly.includes(file) || sameOnBoth.test(file)) return true
      return file.startsWith('tests/routes/') && !routesOnPostgres.test(file)
    })

async function onPostgres() {
  const data = mkdtempSync(join(folder, 'postgres-'))
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
    // This also runs if the gate is ended earlier, before the folder is removed.
    const stop = () => spawnSync('sh', ['tests/postgresql.sh', 'stop', data], { stdio: 'inherit' })
    process.prependOnceListener('exit', stop)
    const TEST_DATABASE_URL = started.stdout.trim().split('\n').at(-1)
    const on = { ...long, TEST_DATABASE_URL }
    await vitest('tests on PostgreSQL', ['shop', 'routes'], on, sparedOnPostgres())
  }
}

const long = mode === 'long' ? { LONG: '1' } : {}
const excluded = mode === 'long' ? [] : longOnly
const staticChecks = () =>
  sideBySide({
    'lint and types': [bin('oxlint'), '--type-aware', '--type-check'],
    ...(mode === 'long' && {
      'types again, by the compiler of the build': [bin('tsc'), '--noEmit'],
    }),
    format: [bin('prettier'), '--check', '--log-level', 'warn', '.'],
  })

async function inBrowser() {
  if (findChromium()) await vitest('tests in a browser', ['browser'], long, excluded)
  else
    leftOut.push(
      'the browser: install Chromium (Debian: apt-get install chromium), run `npx playwright install chromium`, or set CHROMIUM_PATH',
    )
  if (!findFirefox()) leftOut.push('Firefox: install it (Debian: apt-get install firefox-esr)')
  if (!findMiniBrowser())
    leftOut.push(
      'WebKit: install its driver and a screen (Debian: apt-get install webkit2gtk-driver xvfb)',
    )
  if (!['tmux', 'lynx', 'w3m'].every((name) => findProgram(name)))
    leftOut.push('text browsers: install them (Debian: apt-get install lynx w3m tmux)')
}

const hasNginx = () =>
  spawnSync('nginx', ['-v'], { env: { PATH: `${process.env.PATH}:/usr/sbin` } }).status === 0

if (await step('build', process.execPath, ['app/server/start.mjs', 'build'])) {
  // A browser waits much of its time, so checks that only compute run beside it.
  await Promise.all([staticChecks(), ...(mode === 'quick' ? [] : [inBrowser()])])
  await vitest('tests', ['shop', 'routes', 'isolated'], long, excluded)
  if (mode === 'long') await vitest('a soak of one hour', ['soak'], long)
  if (spawnSync('java', ['-version']).status !== 0)
    leftOut.push(
      'EPUBCheck and the Nu Html Checker: install a Java runtime (Debian: apt-get install default-jre-headless)',
    )
  if (spawnSync('pdftotext', ['-v']).error)
    leftOut.push(
      'papers as viewers read them: install Poppler (Debian: apt-get install poppler-utils)',
    )
  if (!hasNginx()) leftOut.push('nginx in front: install it (Debian: apt-get install nginx)')
  if (mode !== 'quick') await onPostgres()
}

for (const what of leftOut) console.log(`\nLeft out: ${what}`)
if (leftOut.length && inCi) failures.push('something was left out')
for (const what of failures) console.log(`Failed: ${what}`)
console.log(`\n${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped`)
process.exitCode = failures.length ? 1 : 0
