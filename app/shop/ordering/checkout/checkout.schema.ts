import { z } from 'zod'
import { countries } from '#app/i18n/markets.ts'
import { isCurrency, type Currency } from '#app/i18n/currency.ts'
import { maxLines } from '#app/shop/ordering/quote/cart.ts'
import { parseEmail } from '#app/i18n/email.ts'
import {
  readAddress,
  readAddressName,
  type AddressFault,
  type AddressField,
} from '#app/shop/customers/addresses/address.schema.ts'
import { addressFields } from '#app/shop/customers/addresses/address.ts'
import { bounded, boundedArray } from '#app/shop-settings/bounded.schema.ts'
import { telephoneField } from '#app/shop/customers/addresses/telephone.schema.ts'
import { taxKinds } from '#app/shop/pricing/tax/tax.ts'
import { parseCouponCode } from '#app/shop/ordering/coupons/coupon-code.ts'
import type { Country } from '#app/i18n/markets.ts'
import type { PaymentMethod } from '#app/shop/ordering/orders/payment-method.ts'
import type { CheckoutDetails } from './order-request.ts'
import type { QuoteSnapshot } from './quote-snapshot.ts'

const minor = z.number().int().nonnegative().safe()
// The shop's own names hold no control characters and no unpaired surrogates, which not every database accepts.
const name = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)
/** A line has an id, a quantity and a price, and a colour and a size if its product has them. */
const mostOfLine = 5
const lineTuple = z
  .tuple([name.min(1), z.number().int().min(1).max(99), minor])
  .rest(name)
  .refine((line) => line.length <= mostOfLine)
const line = bounded(lineTuple, mostOfLine).transform(
  ([productId, quantity, unitMinor, color = '', size = '']) => ({
    productId,
    quantity,
    unitMinor,
    color,
    size,
  }),
)

const couponTuple = z.tuple([z.string().refine((code) => parseCouponCode(code) === code), minor])
const coupon = bounded(couponTuple, 2).transform(([code, minor]) => ({ code, minor }))

const arrivalTuple = z.tuple([z.iso.date(), z.iso.date()])
const arrival = bounded(arrivalTuple, 2).transform(([from, to]) => ({ from, to }))

const taxTuple = z.tuple([z.number().int().min(0).max(10_000), minor])
const tax = bounded(taxTuple, 2).transform(([basisPoints, taxMinor]) => ({ basisPoints, taxMinor }))

/** A method may be gone since the page was made. */
const deliveryMethod = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/)

const snapshotSchema = z
  .object({
    currency: z.custom<Currency>(isCurrency),
    country: z.enum(countries),
    rateDay: z.string().regex(/^\d{4}-\d\d-\d\d$/),
    lines: boundedArray(line, maxLines),
    coupon: coupon.optional(),
    delivery: bounded(z.tuple([deliveryMethod.nullable(), minor]), 2),
    arrives: arrival.optional(),
    taxes: boundedArray(tax, taxKinds.length),
    totalMinor: minor,
  })
  .transform(({ delivery: [deliveryMethod, deliveryMinor], coupon, arrives, ...rest }) => {
    const snapshot: QuoteSnapshot = { ...rest, deliveryMethod, deliveryMinor }
    return { ...snapshot, ...(coupon && { coupon }), ...(arrives && { arrival: arrives }) }
  })

/** Reads the hidden field `shown`. Returns undefined for anything that the shop's own page cannot have written. */
export function parseSnapshot(text: string | null): QuoteSnapshot | undefined {
  const read = snapshotSchema.safeParse(parseJson(text ?? ''))
  return read.success ? read.data : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the token, 128 random bits in base64url, or undefined if it is malformed. */
export const parseToken = (text: string | null): string | undefined =>
  /^[\w-]{22}$/.test(text ?? '') ? text! : undefined

const formFields = new Set<string>([
  ...addressFields,
  ...['email', 'telephone', 'payment', 'ebookConsent', 'delivery', 'address', 'keepAddress'],
])

/**
 * Returns only the fields of the form. The page shows them again, so anything else that was sent, such as a password,
 * must be dropped.
 */
export const pickCheckoutFields = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...form].filter(([name]) => formFields.has(name)))

export type CheckoutContactField = 'email' | 'telephone' | 'payment' | 'ebookConsent'
export type CheckoutFaults = Partial<
  Record<AddressField, AddressFault> & Record<CheckoutContactField, 'missing' | 'wrong' | 'gone'>
>

export type CheckoutParseResult =
  { ok: true; details: CheckoutDetails } | { ok: false; faults: CheckoutFaults }

const contactSchema = ({ methods, isEmailOptional }: CheckoutNeeds) =>
  z.object({
    email: z
      .string()
      .default('')
      .transform((text, context) => {
        if (isEmailOptional && text.trim() === '') return ''
        const email = parseEmail(text)
        if (email === undefined)
          context.addIssue({ code: 'custom', message: text.trim() ? 'wrong' : 'missing' })
        return email ?? z.NEVER
      }),
    telephone: telephoneField,
    payment: z.string({ message: 'missing' }).transform((id, context) => {
      const method = methods.find((one) => one.id === id)
      if (!method) context.addIssue({ code: 'custom', message: 'gone' })
      return method?.id ?? z.NEVER
    }),
  })

/** Describes what the form asks for, depending on the order. */
export type CheckoutNeeds = {
  methods: PaymentMethod[]
  /** If false, only the name and the country, which decides the tax, are asked for. */
  needsDelivery: boolean
  needsConsent: boolean
  /** Staff takes an order of a buyer without an address, too. */
  isEmailOptional?: boolean
}

/** Reads the checkout form for a country. Returns all errors at once, in the order of the form. */
export function readCheckout(
  fields: Record<string, string | undefined>,
  country: Country,
  needs: CheckoutNeeds,
): CheckoutParseResult {
  const { needsDelivery, needsConsent } = needs
  const contact = contactSchema(needs).safeParse(fields)
  const place = needsDelivery ? readAddress(fields, country) : readAddressName(fields, country)
  const ebookConsent = fields.ebookConsent !== undefined
  const lacksConsent = needsConsent && !ebookConsent
  if (contact.success && place.ok && !lacksConsent)
    return { ok: true, details: { ...contact.data, address: place.address, ebookConsent } }
  const issues = contact.error?.issues ?? []
  const { payment, ...first } = Object.fromEntries(
    issues.map(({ path, message }) => [path[0], message]),
  ) as CheckoutFaults
  return {
    ok: false,
    faults: {
      ...first,
      ...(place.ok ? {} : place.faults),
      ...(payment && { payment }),
      ...(lacksConsent && { ebookConsent: 'missing' }),
    },
  }
}
