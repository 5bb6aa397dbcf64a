import { z } from 'zod'
import { isCurrency, type Currency } from '#app/i18n/currency.ts'
import { boundedArray, boundedRecord } from '#app/shop-settings/bounded.schema.ts'

/** The limit is above those of `checkRecord`. */
const most = 1000
const list = <T extends z.ZodType>(element: T) => boundedArray(element, most)

/**
 * Our own export states facts that ONIX has no element for in a subject scheme of its own. This
 * schema checks only the shape; `checkRecord` checks the values.
 */
const schema = z
  .object({
    id: z.string(),
    sku: z.string(),
    categories: list(z.string()),
    tags: list(z.string()),
    subjects: list(z.string()),
    ratingTenths: z.number().nullable(),
    isNew: z.boolean(),
    art: z.string(),
    mrpMinor: z.number().nullable(),
    unitAmount: z.number().nullable(),
    unitPer: z.enum(['kg', 'l', 'm', 'm2']).nullable(),
    supplyDays: z.number().nullable(),
    hasPrintEdition: z.boolean(),
    pagesEstimated: z.boolean(),
    weightGrams: z.number(),
    firstPublished: z.number().nullable(),
    datePublished: z.string().nullable(),
    fixedPriceMarkets: list(z.string()),
    format: z.enum(['hardback', 'paperback', 'e-book', 'audiobook-cd']).nullable(),
    inLanguage: z.string(),
    language: z.string(),
    originalLanguage: z.string().nullable(),
    stock: z.number().nullable(),
    saleCount: z.number(),
    outOfPrint: z.boolean(),
    standing: z.enum(['hidden', 'withdrawn']),
    images: list(z.string()),
    colorImages: boundedRecord(z.string(), z.string(), most),
    affiliateLink: z.string().nullable(),
    workKey: z.string().nullable(),
    editionStatement: z.string().nullable(),
    seriesName: z.string().nullable(),
    seriesNumber: z.string().nullable(),
    sample: z.object({ heading: z.string(), html: z.string() }).nullable(),
    discount: z
      .object({
        percent: z.number().optional(),
        prices: list(
          z.object({
            currency: z.custom<Currency>(isCurrency),
            market: z.string(),
            amountMinor: z.number(),
          }),
        ).optional(),
        fromAt: z.number().optional(),
        untilAt: z.number().nullable(),
      })
      .nullable(),
    publisher: z
      .object({
        slug: z.string().optional(),
        name: z.string(),
        postalAddress: z.string().optional(),
        email: z.string().optional(),
      })
      .nullable(),
    /** The sort names are in the order of the contributors. */
    sortNames: list(z.string().nullable()),
    safetyWarning: z.string().nullable(),
    accessibility: list(z.string()).nullable(),
    makerName: z.string().nullable(),
    makerPostalAddress: z.string().nullable(),
    makerEmail: z.string().nullable(),
    responsibleName: z.string().nullable(),
    responsiblePostalAddress: z.string().nullable(),
    responsibleEmail: z.string().nullable(),
  })
  .partial()

type Shape = z.infer<typeof schema>
export type OwnFacts = { [field in keyof Shape]?: Exclude<Shape[field], undefined> }

/** Returns an empty object for data that is not of our export. */
export function parseOwnFacts(text: string): OwnFacts {
  try {
    const read = schema.safeParse(JSON.parse(text))
    // JSON has no undefined values.
    return read.success ? (read.data as OwnFacts) : {}
  } catch {
    return {}
  }
}
