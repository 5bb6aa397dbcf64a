import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bareEnvironment, serve, type Served } from './serve-process.ts'

/** Builds the minimal Remix page in a folder that must not exist yet. */
export function buildMinimalRemix(folder: string): string {
  cpSync('tests/benchmarks/minimal-remix', folder, { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  writeCovers(join(folder, 'public/covers'))
  execFileSync(process.execPath, ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build'], {
    cwd: folder,
    env: bareEnvironment({}),
    stdio: 'pipe',
  })
  return folder
}

/** Writes a picture of 12 KB for each book, the size of a shop's covers. */
function writeCovers(folder: string) {
  mkdirSync(folder, { recursive: true })
  const cover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 300"><rect width="200" height="300" fill="#246"/><!--${'x'.repeat(12_000)}--></svg>`
  for (let book = 0; book < 24; book++) writeFileSync(join(folder, `book-${book}.svg`), cover)
}

/** Serves the minimal page by remix-serve, which is the reference of every goal that is measured beside it. */
export const minimalRemix = (folder: string) => ({
  args: [resolve('node_modules/@remix-run/serve/dist/cli.js'), 'build/server/index.js'],
  cwd: folder,
  environment: {},
})

export const serveMinimalRemix = (folder: string): Promise<Served> => serve(minimalRemix(folder))
