import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { settings } from '#app/settings.server.ts'
import { optionalSection } from '../catalogue/page-sections.server.ts'
import type { DrawnPreview } from './find-preview.server.ts'

/** About 60 KB each. */
const maxCachedFiles = 1000
const mostWaiting = 20

const folder = () => join(settings().DATA_DIR, 'previews')

/** The previews that are being drawn or wait for it, by URL. */
const drawing = new Map<string, Promise<Buffer>>()
let queue: Promise<unknown> = Promise.resolve()

/**
 * A preview as PNG: drawn when it is first asked for, one at a time, since that takes a core, and kept in the
 * data folder from then on. Undefined: too many wait already.
 */
export async function cachedPreview(preview: DrawnPreview): Promise<Buffer | undefined> {
  const file = join(folder(), `${createHash('sha256').update(preview.path).digest('hex')}.png`)
  const cached = await readFile(file).catch(() => undefined)
  if (cached) return cached
  const underWay = drawing.get(preview.path)
  if (underWay || drawing.size >= mostWaiting) return underWay
  const drawn = queue.then(() => drawAndStore(preview, file))
  queue = drawn.catch(() => undefined)
  drawing.set(preview.path, drawn)
  return drawn.finally(() => drawing.delete(preview.path))
}

async function drawAndStore({ draw }: DrawnPreview, file: string): Promise<Buffer> {
  const png = await rasterise(await draw())
  await optionalSection('keeping a preview', () => store(file, png))
  return png
}

async function rasterise(svg: string): Promise<Buffer> {
  // Loaded when it is needed: it is native, and the shop must start where it does not run.
  const { renderAsync } = await import('@resvg/resvg-js')
  // What has an outline needs no font; reading those of the system takes longer than all else.
  const image = await renderAsync(svg, { font: { loadSystemFonts: svg.includes('<text') } })
  return image.asPng()
}

/** Written beside and renamed, so that nobody reads half of it. */
async function store(file: string, png: Buffer): Promise<void> {
  await mkdir(folder(), { recursive: true })
  const beside = `${file}.${randomUUID()}`
  await writeFile(beside, png)
  await rename(beside, file)
  await dropOldest()
}

async function dropOldest(): Promise<void> {
  const names = await readdir(folder())
  if (names.length <= maxCachedFiles) return
  const files = names.map((name) => join(folder(), name))
  const aged = await Promise.all(
    files.map(async (file) => ({ file, at: (await stat(file)).mtimeMs })),
  )
  aged.sort((a, b) => a.at - b.at)
  // A tenth at once, so that the ages are not read for each new one.
  await Promise.all(aged.slice(0, maxCachedFiles / 10).map(({ file }) => rm(file, { force: true })))
}
