#!/usr/bin/env node
// Launches `npm start`, `npm run dev`, `npm run shop -- …` and the build. It imports nothing that is built,
// because the build may not exist yet.
import './require-node.mjs'
import { spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { superviseWorkers } from './workers.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Holds the same folder by the path of the command, whose symbolic link may lead to a newer version later. */
const calledAs = dirname(dirname(process.argv[1]))
const command = join(root, 'build/command/shop.js')
const stamp = join(root, 'build/built')
const sources = ['app', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json']

const port = process.env.PORT || '3000'
const longestBuildMs = 5 * 60 * 1000

const [task = 'start', ...rest] = process.argv.slice(2)
// Paths in settings are relative to the shop's folder, and the development server serves from it.
const callersFolder = process.env.INIT_CWD ?? process.cwd()
process.chdir(root)
// It is made absolute, because commands run in the caller's folder.
process.env.DATA_DIR = resolve(process.env.DATA_DIR || 'data')

if (task === 'build') process.exit(build())
else if (task === 'shop') process.exit(build(true) || runCommand(rest, callersFolder))
else if (task === 'start') start()
else if (task === 'dev') develop()
else stop(`Unknown task "${task}". There are: start, dev, shop, build.`)

function start() {
  // The default action of SIGUSR2 would end this process. A signal that arrives during the build is handled after it.
  process.on('SIGUSR2', () => undefined)
  const code = build()
  if (code) process.exit(code)
  const prepared = prepareMeanwhile()
  const processCount = Number(process.env.WEB_PROCESSES || 1)
  // The preparation of the data reports any other number as a wrong setting.
  const count = Number.isInteger(processCount) && processCount <= 64 ? processCount : 0
  const environment = { ...process.env, NODE_ENV: 'production', PORT: port }
  superviseWorkers(calledAs, { count, environment, prepared })
  const { METRICS_PORT, METRICS_HOST } = process.env
  if (!METRICS_PORT) return
  void prepared.then((code) => {
    if (!code) void answerMetrics(Number(METRICS_PORT), METRICS_HOST || '127.0.0.1')
  })
}

/** Prepares the data while the workers load their packages on another core. Resolves with the exit code. */
function prepareMeanwhile() {
  const preparing = spawn(process.execPath, [command, 'prepare'], { stdio: 'inherit', cwd: root })
  process.on('exit', () => preparing.kill())
  return new Promise((resolve) => {
    preparing.on('exit', (code, signal) => {
      if (signal) console.error(`Preparing the data was ended by ${signal}`)
      resolve(code ?? 1)
    })
    preparing.on('error', (error) => resolve(stop(`The shop cannot be started: ${error.message}`)))
  })
}

async function answerMetrics(metricsPort, host) {
  const { listenForMetrics } = await import('./observability/metrics-port.mjs')
  listenForMetrics(metricsPort, host)
}

/**
 * Starts the development server on the same port and data. It gets this process's signals, and its exit ends this
 * process.
 */
function develop() {
  const code = build() || runCommand(['prepare'], root)
  if (code) process.exit(code)
  const { HOST } = process.env
  const at = ['--strictPort', '--port', port, ...(HOST ? ['--host', HOST] : [])]
  const env = { ...process.env, NODE_ENV: 'development', PORT: port }
  const server = spawn(process.execPath, [remixTool(), 'vite:dev', ...at], {
    stdio: 'inherit',
    env,
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 1 : 0)))
}

function runCommand(args, cwd) {
  const { status, signal } = spawnSync(process.execPath, [command, ...args], {
    stdio: 'inherit',
    cwd,
  })
  return status ?? (signal ? 1 : 0)
}

/**
 * Builds if the build is missing or older than a source. Of several processes one builds and the others wait. Returns
 * the exit code.
 */
function build(quietly = false) {
  if (!isStale()) return 0
  if (!existsSync(join(root, 'node_modules/@remix-run/dev'))) {
    // When npm removes those packages, it rewrites its own files, which makes a complete build look stale.
    if (isWhole()) return 0
    return stop(
      'The shop is not built, and the packages to build it are missing. Run `npm ci` first.',
    )
  }
  const release = waitForTurn()
  try {
    return isStale() ? buildNow(quietly) : 0
  } finally {
    release()
  }
}

/**
 * Waits while another process builds, and returns the function that releases the lock. The lock file contains the
 * number of its process; a lock of a process that has exited is removed.
 */
function waitForTurn() {
  const lock = join(root, 'node_modules/.octavo-build')
  for (let isAnnounced = false; ;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      return () => rmSync(lock, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    // An earlier version used a folder as its lock.
    if (!isLocked(lock)) rmSync(lock, { recursive: true, force: true })
    else {
      if (!isAnnounced) console.error('Waiting for another process that builds the shop …')
      isAnnounced = true
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    }
  }
}

/**
 * Returns whether a running process holds the lock. After five minutes the number is assumed to belong to another
 * process.
 */
function isLocked(lock) {
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  if (since === undefined || Date.now() - since > longestBuildMs) return false
  try {
    // A lock file that has no number yet reads as 0, this process group, which always exists.
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function buildNow(quietly) {
  if (!quietly) console.log('Building the shop …')
  const began = Date.now()
  const remix = [remixTool(), 'vite:build']
  const vite = [
    join(packageFolder('vite'), 'bin/vite.js'),
    ...'build --mode command --target node20 --ssr app/command/shop.ts --outDir build/command'.split(
      ' ',
    ),
  ]
  for (const args of [remix, vite]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    })
    if (status !== 0) {
      process.stderr.write(`${stdout}${stderr}`)
      return stop('The shop could not be built.')
    }
  }
  packAssets(join(root, 'build/client/assets'))
  // The stamp has the time of the start, so that a source changed during the build is newer.
  writeFileSync(stamp, '')
  utimesSync(stamp, began / 1000, began / 1000)
  if (!quietly) console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s`)
  return 0
}

/**
 * Compresses the assets for a proxy in front of the shop, which sends these files as they are
 * (docs/deploy/nginx.conf).
 */
function packAssets(folder) {
  for (const name of readdirSync(folder).filter((one) => /\.(js|css|svg)$/.test(one)))
    writeFileSync(
      join(folder, `${name}.gz`),
      gzipSync(readFileSync(join(folder, name)), { level: 9 }),
    )
}

function isWhole() {
  return [stamp, command, join(root, 'build/server/index.js')].every(existsSync)
}

function isStale() {
  if (!isWhole()) return true
  const built = statSync(stamp).mtimeMs
  return sources.some((source) => newest(join(root, source)) > built)
}

function newest(path) {
  const about = statSync(path, { throwIfNoEntry: false })
  if (!about) return 0
  if (!about.isDirectory()) return about.mtimeMs
  return Math.max(about.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

function remixTool() {
  return join(packageFolder('@remix-run/dev'), 'dist/cli.js')
}

function packageFolder(name) {
  return dirname(createRequire(join(root, 'package.json')).resolve(`${name}/package.json`))
}

function stop(sentence) {
  console.error(sentence)
  process.exitCode = 1
  return 1
}
