import type { SavedItems } from '#app/components/saved-items.ts'
import type { Language } from '#app/i18n/languages.ts'
import { log } from '#app/observability/log.server.ts'
import { listCompared } from '#app/shop/lists/compare/compared.server.ts'
import { listSavedIds } from '#app/shop/lists/saved-list/saved-list.server.ts'

/**
 * Returns the visitor's saved items for the header and cards of any page; undefined if there are
 * none. A failure is logged and leaves them out, since no page depends on them.
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
      listSavedIds('wishlist', owner),
      listCompared(owner, language),
    ])
    return { wished, compared }
  } catch (error) {
    log.error({ err: error }, 'left out lists in the head')
    return undefined
  }
}
