import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findFreePort } from '../served-shop.ts'
import { peakMb } from './process-usage.ts'
import { bareEnvironment, serve, type Served } from './serve-process.ts'

const root = process.cwd()

/** Returns a subfolder of the test file's data folder, which is removed after it. */
export const newFolder = (name: string) => join(process.env.DATA_DIR ?? '', name)

/** Returns the environment of `npm start`, without fetching exchange rates. */
const environmentOf = (dataFolder: string, demo: 'on' | 'off') => ({
  DATA_DIR: dataFolder,
  DEMO: demo,
  EXCHANGE_RATE_URL: 'http://127.0.0.1:9/unreachable',
})

/** Serves the built shop on a prepared data folder, without the launcher. */
export const builtShop = (dataFolder: string, more: Record<string, string> = {}) => ({
  args: ['app/server/serve.mjs'],
  cwd: root,
  environment: { ...environmentOf(dataFolder, 'off'), ...more },
})

export const serveShop = (...of: Parameters<typeof builtShop>): Promise<Served> =>
  serve(builtShop(...of))

/** Starts the launcher as `npm start` does, which prepares the data folder and then serves. */
export const startShop = (
  dataFolder: string,
  demo: 'on' | 'off',
  more: Record<string, string> = {},
): Promise<Served> =>
  serve({
    args: ['app/server/start.mjs'],
    cwd: root,
    environment: { ...environmentOf(dataFolder, demo), ...more },
  })

export type CommandUsage = { ms: number; peakMb: number; output: string }

/** Runs a command of the shop's command line to its end. */
export async function runShop(
  args: string[],
  dataFolder: string,
  demo: 'on' | 'off' = 'off',
  more: Record<string, string> = {},
): Promise<CommandUsage> {
  const own = { OCTAVO_ROOT: root, PORT: String(await findFreePort()), HOST: '127.0.0.1' }
  const began = performance.now()
  const child = spawn(process.execPath, ['build/command/shop.js', ...args], {
    env: bareEnvironment({ ...environmentOf(dataFolder, demo), ...own, ...more }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [peak, output] = [0, '']
  const watch = setInterval(() => (peak = peakMb(child.pid!) ?? peak), 20)
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const [code] = (await once(child, 'close')) as [number | null]
  clearInterval(watch)
  if (code !== 0) throw new Error(`shop ${args.join(' ')} ended with ${code}: ${output}`)
  return { ms: performance.now() - began, peakMb: peak, output }
}

/** Returns a data folder with the demo loaded. */
export async function loadDemoShop(name: string): Promise<string> {
  const folder = newFolder(name)
  await runShop(['prepare'], folder, 'on')
  return folder
}
