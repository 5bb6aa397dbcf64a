import { z } from 'zod'
import { longestId } from '#app/shop/catalogue/products/product-id.ts'
import { maxSaved } from '#app/shop/lists/saved-list/saved-list.ts'

const id = z.string().max(longestId)

/**
 * Reads the ids of a shared comparison, separated by commas: the first six without duplicates. `unusable` means that
 * some cannot be ids; `more` means that there were more than six.
 */
export function parseIds(query: URLSearchParams): {
  ids: string[]
  unusable: boolean
  more: boolean
} {
  const parts = query.getAll('ids').flatMap((text) => text.split(','))
  const named = [...new Set(parts.map((part) => part.trim()).filter(Boolean))]
  const first = named.slice(0, maxSaved.compare)
  const ids = first.filter((part) => id.safeParse(part).success)
  return { ids, unusable: ids.length < first.length, more: named.length > maxSaved.compare }
}
