import { shopSettings } from '#app/shop-settings/current.server.ts'
import { shopIdentity, whileIdentityLasts } from '#app/shop-settings/shop-identity.ts'
import type { ShopImage } from '#app/shop-settings/shop-settings.ts'
import { optionalSection } from '#app/shop/catalogue/products/page-sections.server.ts'
import { flattenDrawing } from '#app/shop/catalogue/pictures/flatten-drawing.server.ts'
import { drawAsPng } from './shop-picture.server.ts'

/** Holds the logo as invoices and packing slips show it; its size is in points. */
export type PaperLogo = { dataUrl: string; width: number; height: number; alt: string }

const most = { width: 190, height: 48 }
/** Printers have 300 dots in an inch, which has 72 points. */
const pixelsOfPoint = 300 / 72

const drawn = whileIdentityLasts(() => new Map<ShopImage, Promise<PaperLogo | undefined>>())

/** Returns the logo on white; undefined if the shop has none or it cannot be drawn. */
export async function findPaperLogo(): Promise<PaperLogo | undefined> {
  const { logo } = shopSettings()
  if (!logo) return undefined
  const logos = drawn()
  const found = logos.get(logo) ?? optionalSection('the logo of papers', () => drawLogo(logo))
  logos.set(logo, found)
  return found
}

async function drawLogo(logo: ShopImage): Promise<PaperLogo> {
  const scale = Math.min(most.width / logo.width, most.height / logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  const png = await flattenDrawing(await drawAsPng(logo, Math.ceil(width * pixelsOfPoint)))
  const dataUrl = `data:image/png;base64,${png.toString('base64')}`
  return { dataUrl, width, height, alt: shopIdentity().name }
}
