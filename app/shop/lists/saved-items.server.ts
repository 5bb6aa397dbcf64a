import type { SavedItems } from '#app/components/saved-items.ts'
import type { Language } from '#app/i18n/languages.ts'
import { log } from '#app/observability/log.server.ts'
import { listCompared } from '../compare/compared.server.ts'
import { listWishIds } from '../wishlist/wishes.server.ts'

/**
 * What a visitor keeps in lists, for the head and the cards of any page; undefined for who keeps nothing
 * yet. A failure is logged and leaves it out, since no page is for this part.
 */
export async function findSavedItems({
  owner,
  language,
}: {
  owner: string | undefined
  language: Language
}): Promise<SavedItems | undefined> {
  if (owner === undefined) return undefined
  try {
    const [wished, compared] = await Promise.all([
      listWishIds(owner),
      listCompared(owner, language),
    ])
    return { wished, compared }
  } catch (error) {
    log.error({ err: error }, 'left out lists in the head')
    return undefined
  }
}
