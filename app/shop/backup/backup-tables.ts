import type { Tables } from '#app/database/tables.ts'

/**
 * Every table of the shop, those that others refer to before these. The search index is not among them: it is
 * made anew from the products.
 */
export const backupTables = [
  'setting',
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
  'sample',
  'price',
  'discount',
  'offer',
  'banner',
  'exchangeRate',
  'taxRate',
  'deliveryCountry',
  'deliveryRate',
  'customer',
  'signIn',
  'knownNetwork',
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
  'couponUse',
  'payment',
  'paymentEvent',
  'parcel',
  'orderReturn',
  'orderReturnLine',
  'refund',
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
  'contactMessage',
  'audit',
] as const satisfies (keyof Tables)[]

export type BackupTable = (typeof backupTables)[number]

/** Does not compile where a table is missing above. */
export const allTablesAreThere: Exclude<keyof Tables, BackupTable> extends never ? true : never =
  true
