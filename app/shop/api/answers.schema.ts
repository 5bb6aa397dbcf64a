import { z } from 'zod'

const slug = z.string().min(1)
const path = z
  .string()
  .regex(/^\/(?![/\\])/)
  .describe('A path of this shop')
const moment = z.iso.datetime().describe('ISO 8601, UTC')
const count = z.number().int().min(0)
const price = z
  .number()
  .int()
  .min(1)
  .nullable()
  .describe('In minor units, of one: 49900 is ₹499.00. Null: not for sale.')
const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .describe('That of the shop (ISO 4217)')

export const errorAnswer = z
  .object({ message: z.string().min(1).describe('For people, in their language') })
  .strict()

const customer = z.object({ _id: z.string(), email: z.string(), name: z.string() }).strict()

export const signInAnswer = z
  .object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/), user: customer })
  .strict()

export const profileAnswer = customer
  .extend({
    emailConfirmed: z.boolean(),
    language: z.enum(['en', 'fr', 'de']),
    createdAt: moment,
  })
  .strict()

const category = z
  .object({
    _id: slug,
    slug,
    name: z.string(),
    parent: slug.nullable(),
    count: count.describe('Works in it and in the categories below it'),
    path,
    image: path,
  })
  .strict()

export const categoriesAnswer = z.object({ categories: z.array(category) }).strict()

const page = z
  .object({
    number: z.number().int().min(1),
    size: z.number().int().min(1).max(100),
    total: count.describe('Entries on all pages'),
  })
  .strict()

const letter = z
  .string()
  .regex(/^[A-Z#]$/)
  .describe('A to Z, or # for any other')

const named = z.object({ _id: slug, slug, name: z.string(), letter, path }).strict()

const author = named.extend({ life: z.string().nullable() }).strict()

export const authorsAnswer = z.object({ page, authors: z.array(author) }).strict()

const publisher = named
  .extend({
    about: z.string().nullable(),
    postalAddress: z.string().nullable(),
    email: z.string().nullable(),
  })
  .strict()

export const publishersAnswer = z.object({ page, publishers: z.array(publisher) }).strict()

const banner = z
  .object({
    _id: slug,
    place: z.enum(['home-hero', 'home-row', 'category-top']),
    category: slug.nullable(),
    title: z.string(),
    text: z.string(),
    path: z
      .string()
      .regex(/^(\/(?![/\\])|https?:\/\/)/)
      .describe('A path of this shop, or an address elsewhere'),
    image: path,
  })
  .strict()

export const bannersAnswer = z.object({ banners: z.array(banner) }).strict()

const variation = z
  .object({
    color: z.string().describe('Empty for a product that has sizes alone'),
    image: path,
    size: z
      .array(z.object({ name: z.string(), stock: count }).strict())
      .describe('Names are x, m, xl and the like; empty for a product that has colours alone'),
  })
  .strict()

const product = z
  .object({
    id: z.string(),
    kind: z.enum(['book', 'goods']),
    name: z.string(),
    authors: z.string().describe('Empty for what nobody wrote'),
    path,
    image: z.array(path),
    price,
    currency,
    rating: z.number().min(1).max(5).nullable(),
    sku: z.string(),
    discount: z
      .number()
      .int()
      .min(0)
      .max(100)
      .describe('Percent that is taken off already in `price`; 0 where nothing is'),
    offerEnd: moment.optional().describe('When the discount ends, where it does'),
    new: z.boolean(),
    saleCount: count,
    category: z.array(slug).describe('Slugs, the main one first'),
    tag: z.array(z.string()),
    shortDescription: z.string(),
    fullDescription: z.string().describe('Sanitised HTML'),
    stock: count
      .nullable()
      .optional()
      .describe('Of a product without variations; null: not counted, as of an e-book'),
    affiliateLink: z.string().optional().describe('Where a partner sells it'),
    variation: z.array(variation).optional(),
    buy: z
      .enum(['cart', 'choose', 'partner', 'none'])
      .describe('Into the cart; colour and size first; at a partner; not now'),
  })
  .strict()

const wish = product.extend({ addedAt: moment }).strict()

export const wishlistAnswer = z.object({ products: z.array(wish).max(200) }).strict()

export const wishlistUpdateAnswer = wishlistAnswer
  .extend({ ignored: z.array(z.string()).describe('Ids that the shop does not have') })
  .strict()

const cartLine = z
  .object({
    _id: z.string().describe('Of the line: `b01`, `7:indigo:m`'),
    quantityCount: z.number().int().min(1).max(99),
    product,
    color: z.string().min(1).optional(),
    size: z.string().min(1).optional(),
    price,
    sum: price.describe('In minor units, of the line'),
    limit: z.number().int().min(0).max(99).describe('The most that can be bought of it now'),
  })
  .strict()

const coupon = z
  .object({
    code: z.string(),
    discount: count.describe('In minor units; 0 where it does not count'),
  })
  .strict()

export const cartAnswer = z
  .object({
    items: z.array(cartLine),
    currency,
    goods: count.describe('In minor units: the sum of the lines, before coupon and delivery'),
    coupon: coupon.nullable(),
  })
  .strict()

export type SignInAnswer = z.infer<typeof signInAnswer>
export type ProfileAnswer = z.infer<typeof profileAnswer>
export type CategoriesAnswer = z.infer<typeof categoriesAnswer>
export type AuthorsAnswer = z.infer<typeof authorsAnswer>
export type PublishersAnswer = z.infer<typeof publishersAnswer>
export type BannersAnswer = z.infer<typeof bannersAnswer>
export type ApiProduct = z.infer<typeof product>
export type WishlistAnswer = z.infer<typeof wishlistAnswer>
export type WishlistUpdateAnswer = z.infer<typeof wishlistUpdateAnswer>
export type ApiCartLine = z.infer<typeof cartLine>
export type CartAnswer = z.infer<typeof cartAnswer>
