import type { Tables } from '#app/database/tables.ts'

/** Lists the kinds of personal data in the order of the privacy page. */
export const storedTopics = [
  ...(['cart', 'lists', 'viewed', 'watches', 'orders', 'orderNetworks', 'payments'] as const),
  ...([
    'withdrawals',
    'ebooks',
    'account',
    'signIns',
    'accountLinks',
    'mails',
    'contact',
    'reviews',
    'drafts',
    'attempts',
  ] as const),
  ...(['counters', 'audit'] as const),
] as const
export type StoredTopic = (typeof storedTopics)[number]

/**
 * Maps each table to its topic on the privacy page; null if it holds no personal data. A new table
 * does not compile until it is listed here.
 */
export const topicOfTable: Record<keyof Tables, StoredTopic | null> = {
  setting: null,
  shopSetting: null,
  ownPage: null,
  ownText: null,
  category: null,
  author: null,
  publisher: null,
  product: null,
  productText: null,
  productAuthor: null,
  productCategory: null,
  productTag: null,
  productSubject: null,
  variant: null,
  lowStockNotice: null,
  picture: null,
  picturePart: null,
  productPicture: null,
  sample: null,
  ebookText: null,
  ebookFile: null,
  ebookFileChunk: null,
  storedFile: null,
  price: null,
  discount: null,
  offer: null,
  banner: null,
  exchangeRate: null,
  taxRate: null,
  deliveryCountry: null,
  deliveryRate: null,
  deliveryPrice: null,
  deliveryMethod: null,
  invoiceSeries: null,
  coupon: null,
  couponAmount: null,
  cartLine: 'cart',
  cartUndo: 'cart',
  cartCoupon: 'cart',
  wish: 'lists',
  wishlistShare: 'lists',
  compared: 'lists',
  listUndo: 'lists',
  viewed: 'viewed',
  stockWatch: 'watches',
  customerOrder: 'orders',
  orderLine: 'orders',
  orderTax: 'orders',
  orderEvent: 'orders',
  orderNetwork: 'orderNetworks',
  parcel: 'orders',
  couponUse: 'orders',
  unannouncedOrder: 'orders',
  invoice: 'orders',
  payment: 'payments',
  paymentEvent: 'payments',
  refund: 'payments',
  refundLine: 'payments',
  orderReturn: 'withdrawals',
  orderReturnLine: 'withdrawals',
  withdrawalNotice: 'withdrawals',
  ebookDownload: 'ebooks',
  ebookLibrary: 'ebooks',
  customer: 'account',
  customerAddress: 'account',
  signIn: 'signIns',
  knownNetwork: 'signIns',
  knownDevice: 'signIns',
  passwordReset: 'accountLinks',
  emailConfirmation: 'accountLinks',
  outbox: 'mails',
  contactMessage: 'contact',
  attempt: 'attempts',
  pageView: 'counters',
  audit: 'audit',
  review: 'reviews',
  reviewReport: 'reviews',
  reviewDraft: 'drafts',
  formDraft: 'drafts',
}

/** Returns the name of a table in the database. */
export const columnName = (name: string) => name.replace(/[A-Z]/g, (at) => `_${at.toLowerCase()}`)

export const tablesOf = (topic: StoredTopic): string[] =>
  Object.entries(topicOfTable)
    .filter(([, stored]) => stored === topic)
    .map(([table]) => columnName(table))
