#!/usr/bin/env node
// @ts-check
// Launches `npm start`, `npm run dev`, `npm run shop -- …` and the build. It imports nothing that is built,
// because the build may not exist yet.
import './require-node.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, command, failWith, remixTool } from './build.mjs'
import { superviseWorkers } from './workers.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
/** Holds the same folder by the path of the command, whose symbolic link may lead to a newer version later. */
const calledAs = dirname(dirname(dirname(process.argv[1] ?? '')))
const port = process.env.PORT || '3000'

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
else failWith(`Unknown task "${task}". There are: start, dev, shop, build.`)

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

/**
 * Prepares the data while the workers load their packages on another core. Resolves with the exit code.
 * @returns {Promise<number>}
 */
function prepareMeanwhile() {
  const preparing = spawn(process.execPath, [command, 'prepare'], { stdio: 'inherit', cwd: root })
  process.on('exit', () => preparing.kill())
  return new Promise((resolve) => {
    preparing.on('exit', (code, signal) => {
      if (signal) console.error(`Preparing the data was ended by ${signal}`)
      resolve(code ?? 1)
    })
    preparing.on('error', (error) =>
      resolve(failWith(`The shop cannot be started: ${error.message}`)),
    )
  })
}

/**
 * @param {number} metricsPort
 * @param {string} host
 */
async function answerMetrics(metricsPort, host) {
  const { listenForMetrics } = await import('../observability/metrics-port.mjs')
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
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NODE_ENV: 'development', PORT: port }
  const server = spawn(process.execPath, [remixTool(), 'vite:dev', ...at], {
    stdio: 'inherit',
    env,
  })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 1 : 0)))
}

/**
 * Runs a command of the shop to its end. Returns its exit code.
 * @param {string[]} args
 * @param {string} cwd
 */
function runCommand(args, cwd) {
  const { status, signal } = spawnSync(process.execPath, [command, ...args], {
    stdio: 'inherit',
    cwd,
  })
  return status ?? (signal ? 1 : 0)
}
