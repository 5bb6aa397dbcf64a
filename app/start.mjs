#!/usr/bin/env node
// The launcher of `npm start`, `npm run dev`, `npm run shop -- …` and of the build. It imports nothing that is built:
// what it starts may not be there yet.
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
/** The same folder by the name it was called by, which may lead to a newer version one day. */
const calledAs = dirname(dirname(process.argv[1]))
const command = join(root, 'build/command/shop.js')
const stamp = join(root, 'build/built')
const sources = ['app', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json']

const port = process.env.PORT || '3000'
const longestBuildMs = 5 * 60 * 1000

const [task = 'start', ...rest] = process.argv.slice(2)
// Settings name files from here, and the development server serves from here.
const callersFolder = process.env.INIT_CWD ?? process.cwd()
process.chdir(root)
// The same folder, wherever a command is called from.
process.env.DATA_DIR = resolve(process.env.DATA_DIR || 'data')

if (task === 'build') process.exit(build())
else if (task === 'shop') process.exit(build(true) || runCommand(rest, callersFolder))
else if (task === 'start') start()
else if (task === 'dev') develop()
else stop(`Unknown task "${task}". There are: start, dev, shop, build.`)

function start() {
  // Until there is something to replace it would end this process; asked for meanwhile, it is done after.
  process.on('SIGUSR2', () => undefined)
  const code = build()
  if (code) process.exit(code)
  const prepared = prepareMeanwhile()
  const processCount = Number(process.env.WEB_PROCESSES || 1)
  // Any other number is refused in words, by what makes the data ready.
  const count = Number.isInteger(processCount) && processCount <= 64 ? processCount : 0
  const environment = { ...process.env, NODE_ENV: 'production', PORT: port }
  superviseWorkers(calledAs, { count, environment, prepared })
  const { METRICS_PORT, METRICS_HOST } = process.env
  if (!METRICS_PORT) return
  void prepared.then((code) => {
    if (!code) void answerMetrics(Number(METRICS_PORT), METRICS_HOST || '127.0.0.1')
  })
}

/** Makes the data ready while the processes that answer requests read their packages, on another core. The exit code. */
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

/** The development server, on the same port and data: it gets this process's signals, and its end is the end of both. */
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

/** Builds when the build is missing or older than a source; of several at once one builds. Returns the exit code. */
function build(quietly = false) {
  if (!isStale()) return 0
  if (!existsSync(join(root, 'node_modules/@remix-run/dev'))) {
    // npm writes its own files anew when it takes those packages away.
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

/** Waits while another process builds, whose number its lock holds; one that died held it to the last. */
function waitForTurn() {
  const lock = join(root, 'node_modules/.octavo-build')
  for (let isSaid = false; ;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      return () => rmSync(lock, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    // An earlier version left a folder.
    if (!isLocked(lock)) rmSync(lock, { recursive: true, force: true })
    else {
      if (!isSaid) console.error('Waiting for another process that builds the shop …')
      isSaid = true
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    }
  }
}

/** By a process that lives, and does not for so long that the number must be of another one by now. */
function isLocked(lock) {
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  if (since === undefined || Date.now() - since > longestBuildMs) return false
  try {
    // A lock file without a number yet reads as 0, which is this process group and alive.
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
  // A source that changed meanwhile is newer than the build.
  writeFileSync(stamp, '')
  utimesSync(stamp, began / 1000, began / 1000)
  if (!quietly) console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s`)
  return 0
}

/** For a proxy in front, which sends them as they are: docs/deploy/nginx.conf. */
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
