// @ts-check
// Builds the shop: the pages and the server by Remix, the command line by Vite. It imports nothing that is built.
import { spawnSync } from 'node:child_process'
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
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
/** The program of the command line, which is built. */
export const command = join(root, 'build/command/shop.js')
const stamp = join(root, 'build/built')
const sources = ['app', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json']
const longestBuildMs = 5 * 60 * 1000

/**
 * Builds if the build is missing or older than a source. Of several processes, such as `npm start` and a command beside
 * it, one builds and the others wait, because each build empties the folder that the other writes: of five pairs started
 * 1 to 9 s apart without the lock, one failed and left a build with missing files (2026-11-27). Returns the exit code.
 */
export function build(quietly = false) {
  if (!isStale()) return 0
  if (!existsSync(join(root, 'node_modules/@remix-run/dev'))) {
    // When npm removes those packages, it rewrites its own files, which makes a complete build look stale.
    if (isWhole()) return 0
    return failWith(
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
      if (codeOf(error) !== 'EEXIST') throw error
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
 * @param {string} lock
 */
function isLocked(lock) {
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  if (since === undefined || Date.now() - since > longestBuildMs) return false
  try {
    // A lock file that has no number yet reads as 0, this process group, which always exists.
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code

/** @param {boolean} quietly */
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
      return failWith('The shop could not be built.')
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
 * @param {string} folder
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

/**
 * Returns the time of the last change of a file or of anything in a folder; 0 if it does not exist.
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  const about = statSync(path, { throwIfNoEntry: false })
  if (!about) return 0
  if (!about.isDirectory()) return about.mtimeMs
  return Math.max(about.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

export function remixTool() {
  return join(packageFolder('@remix-run/dev'), 'dist/cli.js')
}

/** @param {string} name */
function packageFolder(name) {
  return dirname(createRequire(join(root, 'package.json')).resolve(`${name}/package.json`))
}

/**
 * Prints the reason and has this process exit with 1. Returns that code.
 * @param {string} sentence
 */
export function failWith(sentence) {
  console.error(sentence)
  process.exitCode = 1
  return 1
}
