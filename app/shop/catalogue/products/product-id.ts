/** No id in the catalogue is longer. */
export const longestId = 200

/** Returns the product id in a form field, trimmed, or undefined if it is invalid, missing or given twice. */
export function parseProductId(form: URLSearchParams, field = 'product'): string | undefined {
  const [named, other] = form.getAll(field)
  const id = named?.trim()
  if (!id || other !== undefined || id.length > longestId) return undefined
  return id
}
