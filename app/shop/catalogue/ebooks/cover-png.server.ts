import { log } from '#app/observability/log.server.ts'
import { parseCover } from './epub-cover.ts'

/**
 * The width is in points, and the height follows from it. Covers of this width take 25 to 85 KB.
 */
const width = 600

/**
 * Returns the drawn cover of an e-book as a PNG; undefined if it has no cover or the machine cannot
 * draw it, so that the book has only the SVG. Drawing runs outside the event loop; compressing runs
 * on it and takes some 8 ms.
 */
export async function drawCoverPng(svg: string): Promise<Uint8Array | undefined> {
  const drawing = parseCover(svg)
  if (drawing === undefined) return undefined
  try {
    // The native package is loaded on first use, because the shop must start where it does not run.
    const { renderAsync } = await import('@resvg/resvg-js')
    const image = await renderAsync(drawing, {
      fitTo: { mode: 'width', value: width },
      // Outlined text needs no font, and reading the system's fonts takes longer than everything
      // else.
      font: { loadSystemFonts: drawing.includes('<text') },
    })
    return image.asPng()
  } catch (error) {
    log.warn({ err: error }, 'an e-book goes without a PNG of its cover')
    return undefined
  }
}
