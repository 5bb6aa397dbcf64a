import { execFileSync } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bareEnvironment, serve, type Served } from './serve-process.ts'

/** Builds the minimal Remix page in a folder of its own, which must not exist yet. */
export function buildMinimalRemix(folder: string): string {
  cpSync('tests/benchmarks/minimal-remix', folder, { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  execFileSync(process.execPath, ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build'], {
    cwd: folder,
    env: bareEnvironment({}),
    stdio: 'pipe',
  })
  return folder
}

/** The minimal page behind remix-serve, as the shop is. */
export const serveMinimalRemix = (folder: string): Promise<Served> =>
  serve({
    args: [resolve('node_modules/@remix-run/serve/dist/cli.js'), 'build/server/index.js'],
    cwd: folder,
    environment: {},
  })
