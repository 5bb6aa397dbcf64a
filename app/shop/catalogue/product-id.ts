/** No id of the catalogue is longer. */
export const longestId = 200

/**
 * The product that a field of a form names, without spaces around it; undefined where it names none that
 * can be, or two.
 */
export function parseProductId(form: URLSearchParams, field = 'product'): string | undefined {
  const [named, other] = form.getAll(field)
  const id = named?.trim()
  if (!id || other !== undefined || id.length > longestId) return undefined
  return id
}
