import { log } from '#app/observability/log.server.ts'
import { parseCover } from './epub-cover.ts'

/** Points; the height follows. Covers of this width take 25 to 85 KB. */
const width = 600

/**
 * The drawn cover of an e-book as a PNG; undefined where there is none, or where the machine cannot draw it: the book
 * then goes with the drawing alone. Drawn beside the event loop, and packed on it, which takes some 8 ms.
 */
export async function drawCoverPng(svg: string): Promise<Uint8Array | undefined> {
  const drawing = parseCover(svg)
  if (drawing === undefined) return undefined
  try {
    // Loaded when it is needed: it is native, and the shop must start where it does not run.
    const { renderAsync } = await import('@resvg/resvg-js')
    const image = await renderAsync(drawing, {
      fitTo: { mode: 'width', value: width },
      // What has an outline needs no font; reading those of the system takes longer than all else.
      font: { loadSystemFonts: drawing.includes('<text') },
    })
    return image.asPng()
  } catch (error) {
    log.warn({ err: error }, 'an e-book goes without a PNG of its cover')
    return undefined
  }
}
