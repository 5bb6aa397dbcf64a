import { z } from 'zod'
import { maxCompared } from './compare.ts'

/** No id of the catalogue is longer. */
const id = z.string().trim().min(1).max(200)

/** The product that a field of a form names; undefined where it names none that can be. */
export function parseProductId(form: URLSearchParams, field: string): string | undefined {
  const read = id.safeParse(form.getAll(field).at(-1))
  return read.success ? read.data : undefined
}

/**
 * The ids of a shared comparison, parted by commas, the first six without repeats. `unusable`: there was
 * something that can be no id; `more`: there were more than six.
 */
export function parseIds(query: URLSearchParams): {
  ids: string[]
  unusable: boolean
  more: boolean
} {
  const parts = query.getAll('ids').flatMap((text) => text.split(','))
  const named = [...new Set(parts.map((part) => part.trim()).filter(Boolean))]
  const first = named.slice(0, maxCompared)
  const ids = first.filter((part) => id.safeParse(part).success)
  return { ids, unusable: ids.length < first.length, more: named.length > maxCompared }
}
