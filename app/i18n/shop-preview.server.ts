import { previewPath } from '#app/art/art-paths.ts'
import type { PreviewText } from '#app/art/preview.ts'
import { translator } from './i18n.server.ts'
import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import type { Language } from './languages.ts'

/** Holds the Open Graph data of a page; `alt` describes the picture at `path`. */
export type Preview = { type: 'website' | 'book' | 'product'; path: string; alt: string }

/** The preview of the shop has it in its URL in place of the id of a product. */
export const shopPreviewId = 'home'

/** Returns the preview of every page that is not about one product. */
export function previewOfShop(language: Language): Preview {
  const words = shopPreviewText(language)
  return {
    type: 'website',
    path: previewPath('shop', shopPreviewId, language, Object.values(words)),
    alt: words.title,
  }
}

export function shopPreviewText(language: Language): PreviewText {
  const t = translator(language)
  const title = shopIdentity().tagline[language] ?? t('title.home')
  return { kicker: '', title, by: t('home.lede'), ...signature(language) }
}

/** Returns what stands at the foot of every preview. */
export const signature = (language: Language) => ({
  motto: shopIdentity().tagline[language] ?? translator(language)('frame.strip'),
  shop: shopIdentity().name,
})
