import { z } from 'zod'
import { possiblePassword } from '#app/shop/customers/accounts/account.schema.ts'
import { cleanSigns } from '#app/i18n/clean-signs.ts'
import { boundedArray } from '#app/shop-settings/bounded.schema.ts'
import { maxSaved } from '#app/shop/lists/saved-list/saved-list.ts'

const longestEmail = 254
const longestFilter = 100
const mostOnPage = 100

/** Describes the credentials. A value that registration would not accept simply counts as a wrong password. */
export const credentials = z.object({
  // Databases reject NUL, and no address holds a control character.
  email: z
    .string()
    .min(1)
    .max(longestEmail)
    .transform(cleanSigns)
    .refine((email) => /^\P{Cc}*$/u.test(email)),
  password: z.string().min(1).transform(possiblePassword),
})

/** Describes the full wishlist, the newest first. Only the `id` of each product is read. */
export const wishlistUpdate = z.object({
  products: boundedArray(
    z.object({ id: z.union([z.string(), z.number().finite()]) }),
    maxSaved.wishlist,
  ),
})
export type WishlistUpdate = z.infer<typeof wishlistUpdate>

/** Describes the query of a list (spec section 7, authors). */
export const listQuery = z.object({
  pageNumber: z.number().int().min(1).default(1),
  pageSize: z.number().int().min(1).max(mostOnPage).default(20),
  filter: z.string().max(longestFilter).default(''),
})
export type ListQuery = z.infer<typeof listQuery>

/**
 * Reads the query of a list. A value that is empty or 0 counts as not given (spec section 7: "only truthy ones sent").
 * A page size above 100 becomes 100. A value given twice is an error.
 */
export function readListQuery(query: URLSearchParams) {
  const size = readWhole(query, 'pageSize')
  return listQuery.safeParse({
    pageNumber: readWhole(query, 'pageNumber'),
    pageSize: size !== undefined && size > mostOnPage ? mostOnPage : size,
    filter: query.getAll('filter').length > 1 ? null : query.get('filter')?.trim(),
  })
}

/** Returns NaN if the value is not a whole number or is too large to be exact. */
function readWhole(query: URLSearchParams, name: string): number | undefined {
  const [text = '', other] = query.getAll(name)
  if (other !== undefined) return NaN
  if (/^0*$/.test(text)) return undefined
  return /^\d{1,15}$/.test(text) ? Number(text) : NaN
}
