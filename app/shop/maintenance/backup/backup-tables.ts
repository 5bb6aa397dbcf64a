import type { Tables } from '#app/database/tables.ts'

/**
 * The list contains every table of the shop. A table comes after the tables that it refers to. The
 * search index is omitted, because it is rebuilt from the products.
 */
export const backupTables = [
  'setting',
  'shopSetting',
  'ownPage',
  'ownText',
  'category',
  'author',
  'publisher',
  'product',
  'productText',
  'productAuthor',
  'productCategory',
  'productTag',
  'productSubject',
  'variant',
  'lowStockNotice',
  'picture',
  'picturePart',
  'productPicture',
  'sample',
  'ebookText',
  'ebookFile',
  'ebookFileChunk',
  'price',
  'discount',
  'offer',
  'banner',
  'exchangeRate',
  'taxRate',
  'deliveryCountry',
  'deliveryRate',
  'deliveryPrice',
  'deliveryMethod',
  'customer',
  'signIn',
  'knownNetwork',
  'knownDevice',
  'passwordReset',
  'emailConfirmation',
  'customerAddress',
  'cartLine',
  'cartUndo',
  'coupon',
  'couponAmount',
  'cartCoupon',
  'customerOrder',
  'orderLine',
  'orderTax',
  'orderEvent',
  'orderNote',
  'orderNetwork',
  'couponUse',
  'unannouncedOrder',
  'payment',
  'paymentEvent',
  'parcel',
  'orderReturn',
  'orderReturnLine',
  'refund',
  'refundLine',
  'refundPayment',
  'invoiceSeries',
  'invoice',
  'withdrawalNotice',
  'ebookDownload',
  'ebookLibrary',
  'outbox',
  'wish',
  'wishlistShare',
  'compared',
  'listUndo',
  'viewed',
  'stockWatch',
  'attempt',
  'pageView',
  'missedSearch',
  'countedDay',
  'daySale',
  'dayTax',
  'contactMessage',
  'contactAnswer',
  'audit',
  'staff',
  'staffSignIn',
  'staffLink',
  'staffRecoveryCode',
  'exchangeJob',
  'exchangePart',
  'review',
  'reviewReport',
  'reviewDraft',
  'formDraft',
] as const satisfies (keyof Tables)[]

export type BackupTable = (typeof backupTables)[number]

/**
 * A backup holds no rows of these: a restored one would bring back sign-ins and links that were ended since. Imports
 * and exports are repeated in place of that.
 */
export const tablesWithoutRows: ReadonlySet<BackupTable> = new Set([
  'staffSignIn',
  'staffLink',
  'exchangeJob',
  'exchangePart',
])

/** A backup holds the files of the data folder as if they were in the database, and so not where they are. */
type Omitted = 'storedFile'

/** This does not compile if a table is missing above. */
export const allTablesAreThere: Exclude<keyof Tables, BackupTable | Omitted> extends never
  ? true
  : never = true
