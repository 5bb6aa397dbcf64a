/**
 * Describes the file that a customer can download (GDPR Art 15 and 20). Programs may rely on it: fields are added,
 * never renamed. Times are ISO 8601 in UTC, amounts are whole minor units of the currency beside them, and `product` is
 * an id as in `/product/{id}`. The file holds no credentials.
 */
export type CustomerData = {
  format: 'customer-data'
  version: 1
  exportedAt: string
  profile: {
    name: string
    email: string
    /** Is null if not confirmed. */
    emailConfirmedAt: string | null
    language: string
    createdAt: string
  }
  addresses: (Postal & { isDefault: boolean; telephone: string | null; createdAt: string })[]
  signIns: { device: string; isKept: boolean; createdAt: string; lastUsedAt: string }[]
  orders: OrderData[]
  cart: { lines: CartLineData[]; coupon: string | null }
  wishlist: {
    products: ListedProduct[]
    links: { createdAt: string; withdrawnAt: string | null }[]
  }
  compared: ListedProduct[]
  reviews: ReviewData[]
  recentlyViewed: { product: string; viewedAt: string }[]
  /** Holds the stock alerts of the account's address, if it is confirmed. */
  stockWatches: (Variant & { createdAt: string; confirmedAt: string | null })[]
  /** Holds the messages sent to the shop, if the address is confirmed. */
  messages: {
    name: string
    subject: string
    message: string
    sentAt: string
    answers: { text: string; at: string }[]
  }[]
  /** Holds the withdrawals as they were declared, if the address is confirmed. */
  withdrawals: { name: string; order: string; content: string; declaredAt: string }[]
  /**
   * Holds the forms that an ended sign-in interrupted, with their fields; `about` is the id of the product or
   * address.
   */
  drafts: { form: string; about: string; values: Record<string, string>; writtenAt: string }[]
  ebookFeed: { createdAt: string } | null
}

/** `state` tells whether the review is shown; `reported` and `hidden` reviews are not. */
export type ReviewData = {
  product: string
  rating: number
  title: string
  body: string
  writer: string
  language: string
  state: string
  writtenAt: string
  changedAt: string | null
  /** Holds the shop's public answer. */
  answer: { text: string; language: string; answeredAt: string } | null
}

export type Postal = {
  name: string
  addressLine1: string
  addressLine2: string | null
  postcode: string
  city: string
  region: string | null
  country: string
}

/** `color` and `size` are empty if the product has none. */
type Variant = { product: string; color: string; size: string }
type CartLineData = Variant & { quantity: number; addedAt: string }
export type ListedProduct = { product: string; addedAt: string }

export type OrderData = {
  number: string
  placedAt: string
  state: string
  paymentState: string
  paymentMethod: string
  language: string
  currency: string
  email: string
  telephone: string | null
  address: Postal
  deliveryMethod: string | null
  goodsMinor: number
  deliveryMinor: number
  discountMinor: number
  totalMinor: number
  coupon: string | null
  lines: (Variant & {
    name: string
    author: string | null
    unitMinor: number
    quantity: number
    lineMinor: number
    /** Hundredths of a percent; null if no tax is charged there. */
    taxBasisPoints: number | null
  })[]
  history: { state: string; at: string }[]
  /**
   * The method is bank transfer, payment on delivery or a payment service. `reference` is the identifier that the bank
   * or the service uses.
   */
  payments: {
    method: string
    amountMinor: number
    currency: string
    state: string
    reference: string | null
    createdAt: string
    settledAt: string | null
  }[]
  refunds: {
    reason: string
    amountMinor: number
    /** So much of the amount is still to be paid. */
    leftMinor: number
    state: string
    reference: string | null
    createdAt: string
    dueAt: string
    doneAt: string | null
  }[]
  /** Holds the quantities refunded or cancelled. `position` is that of the line, counted from 0. */
  takenOff: {
    position: number
    quantity: number
    amountMinor: number
    isCancelled: boolean
    at: string
  }[]
  returns: {
    kind: string
    reason: string | null
    note: string | null
    state: string
    announcedAt: string
    receivedAt: string | null
    settledAt: string | null
    lines: { position: number; quantity: number }[]
  }[]
  parcels: { carrier: string; code: string; sentAt: string }[]
  /** Holds the number of times that the file of an e-book was fetched. */
  downloads: {
    position: number
    product: string
    fetched: number
    lastFetchedAt: string | null
    revokedAt: string | null
  }[]
  /** Holds what staff noted on the order. */
  notes: { text: string; at: string }[]
  /** Holds the invoices and credit notes with all that they state. */
  invoices: {
    number: string
    kind: string
    issuedAt: string
    document: Record<string, unknown>
  }[]
}
