import { loadSharp } from './convert-photo.server.ts'

/** Returns a drawing on white without transparency, as PNG. */
export async function flattenDrawing(png: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(png).flatten({ background: '#fff' }).removeAlpha().png().toBuffer()
}
