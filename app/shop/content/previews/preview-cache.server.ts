import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { settings } from '#app/settings.server.ts'
import { optionalSection } from '#app/shop/catalogue/products/page-sections.server.ts'
import type { DrawnPreview } from './find-preview.server.ts'

/** A file takes about 60 KB. */
const maxCachedFiles = 1000
const mostWaiting = 20

const folder = () => join(settings().DATA_DIR, 'previews')

/** Holds the previews that are being drawn or wait, by URL. */
const drawing = new Map<string, Promise<Buffer>>()
let queue: Promise<unknown> = Promise.resolve()

/**
 * Returns a preview as PNG. It is drawn on its first request, one at a time, since that takes a
 * whole core, and then stored in the data folder. Returns undefined if too many wait.
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

const rasterise = async (svg: string) => (await renderSvg(svg)).asPng()

/** Draws an SVG document in its own size, or with a width in pixels. */
export async function renderSvg(svg: string, width?: number) {
  // The native package is loaded on first use, because the shop must start where it does not run.
  const { renderAsync } = await import('@resvg/resvg-js')
  // Outlined text needs no font, and reading the system's fonts takes longer than everything else.
  return renderAsync(svg, {
    font: { loadSystemFonts: svg.includes('<text') },
    ...(width && { fitTo: { mode: 'width', value: width } }),
  })
}

/** Writes to a temporary file and renames it, so that no reader gets half of it. */
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
  // A tenth is deleted at once, so that the ages are not read for each new file.
  await Promise.all(aged.slice(0, maxCachedFiles / 10).map(({ file }) => rm(file, { force: true })))
}
