import type { Generated, GeneratedAlways } from 'kysely'
import type { Currency } from '#app/i18n/currency.ts'

/**
 * Kysely maps these names to snake_case columns. All numbers are whole: money in minor units, times
 * in ms UTC, weights in grams, booleans as 0 or 1. JSON is text. A column of a key has `''` for
 * "none", since a key may not contain null.
 */
export type Flag = 0 | 1

export type Tables = {
  setting: SettingTable
  shopSetting: ShopSettingTable
  ownPage: OwnPageTable
  ownText: OwnTextTable
  category: CategoryTable
  author: AuthorTable
  publisher: PublisherTable
  product: ProductTable & ProductStars & ProductImport
  productText: ProductTextTable
  productAuthor: ProductAuthorTable
  productCategory: ProductCategoryTable
  productTag: ProductTagTable
  productSubject: ProductSubjectTable
  variant: VariantTable
  lowStockNotice: LowStockNoticeTable
  sample: SampleTable
  ebookText: EbookTextTable
  ebookFile: EbookFileTable
  ebookFileChunk: EbookFileChunkTable
  storedFile: StoredFileTable
  price: PriceTable
  discount: DiscountTable
  offer: OfferTable
  banner: BannerTable
  exchangeRate: ExchangeRateTable
  taxRate: TaxRateTable
  deliveryCountry: DeliveryCountryTable
  deliveryRate: DeliveryRateTable
  deliveryPrice: DeliveryPriceTable
  deliveryMethod: DeliveryMethodTable
  cartLine: CartLineTable
  cartUndo: CartUndoTable
  customerOrder: CustomerOrderTable
  orderLine: OrderLineTable
  orderTax: OrderTaxTable
  orderEvent: OrderEventTable
  orderNote: OrderNoteTable
  orderNetwork: OrderNetworkTable
  outbox: OutboxTable
  wish: WishTable
  wishlistShare: WishlistShareTable
  compared: ComparedTable
  listUndo: ListUndoTable
  viewed: ViewedTable
  stockWatch: StockWatchTable
  attempt: AttemptTable
  coupon: CouponTable
  couponAmount: CouponAmountTable
  couponUse: CouponUseTable
  unannouncedOrder: UnannouncedOrderTable
  cartCoupon: CartCouponTable
  customer: CustomerTable
  signIn: SignInTable
  knownNetwork: KnownNetworkTable
  knownDevice: KnownDeviceTable
  passwordReset: PasswordResetTable
  emailConfirmation: EmailConfirmationTable
  customerAddress: CustomerAddressTable
  pageView: PageViewTable
  missedSearch: MissedSearchTable
  countedDay: CountedDayTable
  daySale: DaySaleTable
  dayTax: DayTaxTable
  payment: PaymentTable
  paymentEvent: PaymentEventTable
  parcel: ParcelTable
  orderReturn: OrderReturnTable
  orderReturnLine: OrderReturnLineTable
  refund: RefundTable
  refundLine: RefundLineTable
  refundPayment: RefundPaymentTable
  invoice: InvoiceTable
  invoiceSeries: InvoiceSeriesTable
  withdrawalNotice: WithdrawalNoticeTable
  ebookDownload: EbookDownloadTable
  ebookLibrary: EbookLibraryTable
  contactMessage: ContactMessageTable
  contactAnswer: ContactAnswerTable
  audit: AuditTable
  staff: StaffTable
  staffSignIn: StaffSignInTable
  staffLink: StaffLinkTable
  staffRecoveryCode: StaffRecoveryCodeTable
  exchangeJob: ExchangeJobTable
  exchangePart: ExchangePartTable
  review: ReviewTable
  reviewReport: ReviewReportTable
  reviewDraft: ReviewDraftTable
  formDraft: FormDraftTable
  picture: PictureTable
  picturePart: PicturePartTable
  productPicture: ProductPictureTable
}

/** The names include `link-secret`, `catalogue-version` and `demo-loaded`. */
type SettingTable = { name: string; value: string }

/** `value` is JSON, as `app/shop-settings/shop-settings.schema.ts` describes it. */
type ShopSettingTable = { name: string; value: string; changedAt: number }

/** A page that the shopkeeper added. `place` says where it is linked: menu, footer or none. */
type OwnPageTable = { slug: string; place: string; addedAt: number }

/**
 * A text of the shopkeeper in one language. `page` is the name of a page of the shop, or `page/` and the slug of an own
 * page. With `isAdded` the text follows the shop's own.
 */
type OwnTextTable = {
  page: string
  language: string
  isAdded: Flag
  title: string
  markdown: string
  changedAt: number
}

/** A name is `''` in a language that the shopkeeper wrote none for. */
type CategoryTable = {
  slug: string
  parent: string | null
  position: number
  nameEn: string
  nameFr: string
  nameDe: string
  /** JSON describes the drawing that is shown without a picture. */
  art: string
  /** Names the file of the shopkeeper's own picture, as {@link PictureTable} has it: `HASH.png`. */
  picture: Generated<string | null>
  /** A hidden category (1) is shown nowhere, and neither are those below it. */
  isHidden: Generated<Flag>
}

/** `letter` is the first of the sort name, or # where that is of no alphabet. Lives are plain text. */
type AuthorTable = {
  slug: string
  name: string
  sortName: string
  letter: string
  lifeEn: string | null
  lifeFr: string | null
  lifeDe: string | null
}

type PublisherTable = {
  slug: string
  name: string
  sortName: string
  letter: string
  postalAddress: string | null
  email: string | null
  aboutEn: string | null
  aboutFr: string | null
  aboutDe: string | null
}

/** The file of an e-book contains the whole work or only its opening. */
export type EbookContent = 'opening' | 'whole'

/** A file in `mp3` is a zip of MP3 files. */
export type EbookFormat = 'epub' | 'pdf' | 'mp3' | 'm4b'

/**
 * The shopkeeper added this file, whose bytes are in chunks. One that was added but not replaced is sold now, at most
 * one for each product.
 */
export type EbookFileTable = {
  id: string
  format: EbookFormat
  size: number
  /** It is null until all chunks are there. */
  sha256: string | null
  pages: number | null
  words: number | null
  seconds: number | null
  /** The keys of accessibility-statements.ts are separated by commas; null means not stated. */
  accessibility: string | null
  startedAt: number
  productId: string | null
  addedAt: number | null
  replacedAt: number | null
  /** Its buyers were mailed then that it is a new edition. */
  announcedAt: number | null
}

/**
 * The bytes are in base64, which takes a third more room: all columns are numbers or text, alike in both databases, and
 * a backup writes the rows as lines of JSON.
 */
type EbookFileChunkTable = { fileId: string; part: number; bytes: string }

export type ProductTable = {
  id: string
  kind: 'book' | 'goods'
  sku: string
  /**
   * The key finds the product in later imports: `isbn:978…`, `goodbooks:1`, `sku:…`, `demo:b01`.
   */
  sourceKey: string
  /** The hash of the source's data shows that a row has not changed. */
  sourceHash: string
  /** Editions of one work share this id; for goods it is the product's own. */
  workId: string
  /**
   * Ranks the editions of a work and language; lists show the one with 0. Null is never listed (a
   * hidden or withdrawn product).
   */
  editionRank: number | null
  /** The name is in the language of the import; `productText` has translations. */
  name: string
  /** The name is folded for sorting: lower case, no accents, no leading article. */
  sortName: string
  isNew: Flag
  /** The catalogue's rating is in tenths of 1 to 5 stars, truncated: 4.34 is 43. */
  ratingTenths: number | null
  saleCount: number
  affiliateLink: string | null
  hasVariants: Flag
  /** Null means not counted. With variants it is the sum of theirs. */
  stock: number | null
  supplyDays: number | null
  outOfPrint: Flag
  /** The date of this edition is `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; a year may be before 0. */
  datePublished: string | null
  /** The first moment of that date in ms UTC serves sorting and pre-orders. */
  publishedAt: number | null
  weightGrams: number
  /** The maximum retail price in India is in paise. */
  mrpMinor: number | null
  /** The amount is in g, ml, mm or cm²; the price per kg, l, m or m² is shown beside the price. */
  unitAmount: number | null
  unitPer: 'kg' | 'l' | 'm' | 'm2' | null
  /** JSON describes the drawing that is shown without a picture. */
  art: string
  /** Today's price converted to the shop's currency serves sorting and price bands; null means not for sale. */
  sortPrice: number | null
  createdAt: number
  updatedAt: number
  // These columns are for books.
  isbn13: string | null
  format: 'hardback' | 'paperback' | 'e-book' | 'audiobook-cd' | null
  /** The language is BCP 47; `''` for goods. */
  inLanguage: string
  originalLanguage: string | null
  /** The year of the work's first publication may be before 0. */
  firstPublished: number | null
  numberOfPages: number | null
  pagesEstimated: Flag
  editionStatement: string | null
  seriesName: string | null
  seriesNumber: string | null
  publisher: string | null
  hasPrintEdition: Flag
  ageFrom: number | null
  ageTo: number | null
  /**
   * The publisher fixes the price in these ISO countries, separated by commas: `DE,FR`, or `''`.
   */
  fixedPriceMarkets: string
  makerName: string | null
  makerPostalAddress: string | null
  makerEmail: string | null
  safetyWarning: string | null
  /** The ONIX list 196 codes are separated by commas; null means not stated. */
  accessibility: string | null
  /** The contact in the EU is required for a product made outside it (EU 2023/988 Art. 16). */
  responsibleName: string | null
  responsiblePostalAddress: string | null
  responsibleEmail: string | null
  // set-ebook-text.server.ts sets these columns, not the import.
  /** Null means that the shop has no file, so the e-book is not for sale. */
  ebookContent: EbookContent | null
  /** The file has this many words; null if unknown. */
  ebookWords: number | null
  /** The file has this many bytes; null if unknown. One that the shop makes may differ by a few. */
  ebookSize: number | null
  /** The shopkeeper's own file has this format; null if the shop makes the file from a text. */
  ebookFormat: EbookFormat | null
}

/** The import does not write these columns. */
type ProductStars = {
  /** reviews/refresh-ratings.server.ts updates the count and sum of published reviews. */
  reviewCount: Generated<number>
  reviewSum: Generated<number>
  /** The database computes the shown stars from the reviews, else from `ratingTenths`. */
  starsTenths: GeneratedAlways<number | null>
}

/** Imports and changes of single products write these columns. */
type ProductImport = {
  /**
   * The source is `csv`, `goodbooks`, `shopify`, `woocommerce`, `onix`, `demo`, `shop` for what was added singly, or a
   * name given by the shopkeeper.
   */
  source: Generated<string>
  /** Since then the product is not listed and not for sale; its page says so. */
  withdrawnAt: number | null
  /** The shopkeeper withdrew it (1), so an import does not restore it. */
  isWithheld: Generated<Flag>
  /** A hidden product (1) is not listed, but for sale on its own page. */
  isHidden: Generated<Flag>
  /** JSON maps each colour to a file name; `''` is the main picture. */
  photos: Generated<string>
}

/**
 * A photo of a product is kept in several sizes, and its hash is 36 bits of the SHA-256 of them all, as 7 letters and
 * digits. The hash of any other picture is half of that of its bytes, as 32 hex digits.
 */
export type PictureTable = {
  hash: string
  /** Only categories have an SVG, whose text was checked. */
  type: 'jpeg' | 'png' | 'webp' | 'avif' | 'svg' | 'photo'
  width: number
  height: number
  /** Counts the bytes of all sizes. */
  size: number
  /** The SHA-256 of the file that a photo was made of. */
  source: Generated<string | null>
}

/**
 * A row says that the bytes of a picture or an e-book are a file of the data folder, which the hash names; all others
 * are in {@link PicturePartTable} and {@link EbookFileChunkTable}, whose keys these are.
 */
type StoredFileTable = { key: string; kind: 'picture' | 'ebook'; sha256: string; size: number }

/** The bytes are in base64, as those of {@link EbookFileChunkTable}. `hash` is the picture's own, or for a size of a photo `HASH-WIDTH.TYPE`. */
type PicturePartTable = { hash: string; part: number; bytes: string }

/**
 * A picture of a product. `url` is the address that a source names, `folder:` with the name of a file of a folder, or
 * `''` for one that the shopkeeper added. `color` is the slug of its colour, or `''`. `hash` is null until it is fetched.
 */
export type ProductPictureTable = {
  productId: string
  position: number
  url: string
  color: string
  hash: string | null
  triedAt: number | null
  /** Says what the picture shows; `''` if nobody has said it in this language. */
  altEn: Generated<string>
  altFr: Generated<string>
  altDe: Generated<string>
}

/** The descriptions are sanitised HTML. Without a row `product.name` is shown. */
type ProductTextTable = {
  productId: string
  language: string
  name: string
  sortName: string
  shortDescription: string
  fullDescription: string
}

/** `role` is a code of ONIX list 17 (A01 author, B06 translator, A12 illustrator …). */
type ProductAuthorTable = { productId: string; author: string; role: string; position: number }
type ProductCategoryTable = { productId: string; category: string; position: number }
type ProductTagTable = { productId: string; tag: string }
/** The codes are of Thema or BISAC. */
type ProductSubjectTable = { productId: string; code: string }

/**
 * A row is a pair of colour and size that can be bought; `''` if the product has only the other.
 */
type VariantTable = {
  productId: string
  color: string
  size: string
  /** The import's name of the colour; null means that the slug is shown. */
  colorName: string | null
  position: number
  stock: number
}

/** The shopkeeper got a mail that little is left, and gets another one only once it was restocked. */
type LowStockNoticeTable = { productId: string; color: string; size: string }

/** The first pages of a work in one language are sanitised HTML, below a heading. */
type SampleTable = { workId: string; inLanguage: string; heading: string; html: string }

/**
 * The shop makes the file of an e-book from this text: sanitised HTML, below a heading. It stays
 * for its buyers when the file is no longer for sale. A sample is never used for it.
 */
type EbookTextTable = { productId: string; heading: string; html: string }

/** Each change of a price adds a row. `market` is an ISO country, or `''` for all. */
export type PriceTable = {
  id: string
  productId: string
  currency: Currency
  market: string
  amountMinor: number
  fromAt: number
  /** Null means that it still applies. */
  untilAt: number | null
}

/** Each reduction is a row; of several current ones the largest counts. */
export type DiscountTable = {
  id: string
  productId: string
  /** Null means that it is the product's own reduction, not one of an offer. */
  offer: string | null
  /**
   * Where `amountMinor` states the exact reduced price, this is rounded down and is not charged.
   */
  percent: number
  /** Currency and market name the price that `amountMinor` replaces. */
  currency: PriceTable['currency'] | null
  market: string | null
  /** Holds the exact price during the reduction; null means that the percentage applies to every price. */
  amountMinor: number | null
  fromAt: number
  untilAt: number | null
}

type OfferTable = {
  slug: string
  titleEn: string
  titleFr: string
  titleDe: string
  textEn: string
  textFr: string
  textDe: string
  percent: number
  fromAt: number
  untilAt: number
}

type BannerTable = {
  id: string
  place: 'home-hero' | 'home-row' | 'category-top'
  category: string | null
  position: number
  titleEn: string
  titleFr: string
  titleDe: string
  textEn: string
  textFr: string
  textDe: string
  link: string
  art: string
  fromAt: number
  untilAt: number | null
}

/**
 * There is a row for each day and currency. `rate` is units of the currency for one rupee, in
 * 10⁻¹².
 */
export type ExchangeRateTable = { currency: string; day: string; rate: number; fetchedAt: number }

/**
 * The newest row whose day has come in the country applies. A country without a row has no tax: none is charged, and
 * pages say so.
 */
export type TaxRateTable = {
  country: string
  kind: 'book' | 'e-book' | 'e-book-only' | 'audiobook' | 'goods'
  fromDay: string
  /** The rate is in hundredths of a percent: 5.5 % is 550. */
  basisPoints: number
}

/** The shop delivers to this country; ISO code `*` means all others. */
export type DeliveryCountryTable = { country: string; zone: string }

/**
 * The price of a method in a zone applies up to a weight; the row with the lowest sufficient weight
 * counts.
 */
export type DeliveryRateTable = {
  zone: string
  method: string
  upToGrams: number
  currency: Currency
  amountMinor: number
  /** Delivery is free from this sum of goods, in the row's currency; null means never. */
  freeFromMinor: number | null
  daysFrom: number
  daysTo: number
}

/**
 * A further price of a row of delivery_rate, in another currency or from a sum of goods on. The amounts are in
 * `currency`.
 */
export type DeliveryPriceTable = Pick<
  DeliveryRateTable,
  'zone' | 'method' | 'upToGrams' | 'currency' | 'amountMinor' | 'freeFromMinor'
> & { fromMinor: number }

/** The names that the shopkeeper gave a method; null means that of the sample shop, or that of another language. */
export type DeliveryMethodTable = {
  method: string
  nameEn: string | null
  nameFr: string | null
  nameDe: string | null
}

/** `owner` is a visitor, or `customer:` and the customer's id. */
export type CartLineTable = {
  owner: string
  productId: string
  color: string
  size: string
  quantity: number
  addedAt: number
  changedAt: number
}

/** `lines` is JSON of the last removal, which can be undone once within 30 minutes. */
type CartUndoTable = { owner: string; lines: string; removedAt: number }

export type PaymentState = 'due' | 'paid' | 'to-refund' | 'part-refunded' | 'refunded'
export type OrderState =
  'received' | 'packed' | 'dispatched' | 'delivered' | 'cancelled' | 'returned'

/** Staff took the order at the counter or by telephone. */
export type OrderChannel = 'counter' | 'telephone'

export type CustomerOrderTable = {
  number: string
  /** A token of the checkout form makes one order, also if it is submitted twice. */
  checkoutToken: string
  visitor: string
  customer: string | null
  placedAt: number
  state: OrderState
  paymentState: PaymentState
  paymentMethod: string
  language: string
  currency: Currency
  /** The rate is units of the currency for one rupee in 10⁻¹², of that day. */
  rate: number
  rateDay: string
  email: string
  /** The address is in lower case and normalised for searching. */
  emailFolded: string
  telephone: string | null
  name: string
  addressLine1: string
  addressLine2: string | null
  postcode: string
  city: string
  region: string | null
  country: string
  deliveryMethod: string | null
  /** The shopkeeper's own name of the method, in the language of the order; null means that of the sample shop. */
  deliveryName: string | null
  /** The order is collected when the place is open, in the language of the order; null for what is sent. */
  pickupHours: string | null
  deliveryMinor: number
  goodsMinor: number
  couponCode: string | null
  /** A coupon, or a discount that staff gave, reduced `totalMinor` by this amount. */
  discountMinor: number
  /** Staff alone reads why it gave the discount; null without one. */
  discountReason: string | null
  totalMinor: number
  /** The buyer asked for e-books at once and knows that the right of withdrawal is lost. */
  ebookConsent: Flag
  /** Later mails need the shop's origin as the buyer reached it; '' for old orders. */
  origin: string
  /** The order (1) has not reserved stock yet. It waits for payment or for the shopkeeper. */
  unreserved: Flag
  /** The buyer was promised the parcel on these days (`YYYY-MM-DD`) or between them; null means no day was shown. */
  promisedFrom: string | null
  promisedTo: string | null
  /** The parcel is on its way for this number of working days; null for old orders and for files. */
  deliveryDaysFrom: number | null
  deliveryDaysTo: number | null
  /** An order neither paid nor packed by then (ms UTC) is cancelled; null means never. */
  unpaidUntil: number | null
  /** A mail with the invoice was queued then (ms UTC); mails themselves are deleted much earlier. */
  invoiceMailedAt: number | null
  /** Null means that the buyer placed the order in the shop. */
  channel: OrderChannel | null
}

export type OrderLineTable = {
  orderNumber: string
  position: number
  productId: string
  kind: 'book' | 'goods'
  format: ProductTable['format']
  /** The file of the e-book had this content when it was bought. */
  ebookContent: EbookContent | null
  /** The shopkeeper's own file had this format when it was bought. */
  ebookFormat: EbookFormat | null
  name: string
  author: string | null
  color: string
  size: string
  /** Colour and size are as shown when it was bought. */
  variantName: string | null
  /** The dispatch time is as shown when it was bought; null means at once. */
  dispatchWords: string | null
  unitMinor: number
  quantity: number
  lineMinor: number
  /** The line's share of the coupon is not yet subtracted from `lineMinor`. */
  discountMinor: number
  /** Products supplied on order, or without counted stock, do not lower the stock. */
  tookStock: Flag
  taxKind: string
  /** Null means that the country has no tax. */
  taxBasisPoints: number | null
}

/** The total contains this tax, by rate. */
type OrderTaxTable = {
  orderNumber: string
  basisPoints: number
  grossMinor: number
  taxMinor: number
}
/** The network of an order is a keyed hash; IPv6 has two rows, for 64 and 48 bits. */
export type OrderNetworkTable = { orderNumber: string; networkHash: string; placedAt: number }
/** The next digest names the order to the shopkeeper. */
type UnannouncedOrderTable = { orderNumber: string; placedAt: number }
type OrderEventTable = { orderNumber: string; at: number; state: OrderState }
/** Staff writes it. `author` is the name of who wrote it; null means the command line. */
export type OrderNoteTable = {
  id: string
  orderNumber: string
  text: string
  author: string | null
  at: number
}

/** A mail is written in the transaction that causes it, and sent later. */
export type OutboxTable = {
  id: string
  /** A mail with the same kind and subject is never written twice. */
  kind: string
  about: string
  recipient: string
  /** Replies go to this address, if not to the seller; it is deleted once the mail is sent. */
  replyTo: string | null
  /** The PDF of this invoice or credit note is attached when the mail is sent. */
  invoiceNumber: string | null
  subject: string
  text: string
  html: string
  createdAt: number
  dueAt: number
  /** A worker has locked the mail until then. */
  heldUntil: number
  attempts: number
  lastError: string | null
  sentAt: number | null
  /** The mail is given up after the last attempt. */
  failedAt: number | null
}

/** The wishlist contains ids only; products are looked up. */
type WishTable = { owner: string; productId: string; addedAt: number }

/** A withdrawn link stays, so that it returns 410. `shareKey` has 128 random bits. */
type WishlistShareTable = {
  shareKey: string
  owner: string
  createdAt: number
  withdrawnAt: number | null
}

type ComparedTable = { owner: string; productId: string; addedAt: number }

/** `ids` is JSON of the last removal, with the time each was added; it can be undone once. */
type ListUndoTable = {
  owner: string
  list: 'wishlist' | 'compare'
  ids: string
  removedAt: number
}

type ViewedTable = { owner: string; productId: string; viewedAt: number }

/** A stock alert is deleted with its mail. */
type StockWatchTable = {
  /** The SHA-256 is of the key in the mail's link. */
  keyHash: string
  productId: string
  color: string
  size: string
  email: string
  emailFolded: string
  language: string
  /** The origin of the request is used where no setting names one. */
  origin: string
  createdAt: number
  /** Null means that the link in the first mail was not opened yet. */
  confirmedAt: number | null
}

/** An attempt counts for a rate limit; `scope` says what is limited, and for whom. */
type AttemptTable = { id: string; scope: string; at: number }

/** `code` is in upper case. A coupon has a percentage, or an amount for each currency. */
export type CouponTable = {
  code: string
  percent: number | null
  fromAt: number
  untilAt: number | null
  mostUses: number | null
  /** The limit is for one e-mail address. */
  mostUsesEach: number | null
  createdAt: number
  /** The shopkeeper ended the coupon then. */
  endedAt: number | null
}

/** `minimumMinor` is the sum of the coupon's goods before the reduction. */
export type CouponAmountTable = {
  code: string
  currency: Currency
  amountMinor: number | null
  minimumMinor: number | null
}

type CouponUseTable = { orderNumber: string; code: string; emailFolded: string; usedAt: number }

/** A cart has at most one coupon. */
type CartCouponTable = { owner: string; code: string; addedAt: number }

type CustomerTable = {
  id: string
  email: string
  emailFolded: string
  /** Null means that the address is not confirmed, so it proves nothing. */
  emailConfirmedAt: number | null
  name: string
  /** The hash is `scrypt$…`, see accounts/password.server.ts. */
  passwordHash: string
  /** Mails use the language of the page on which the account was created. */
  language: string
  createdAt: number
}

/** Each signed-in browser or program has a row. */
type SignInTable = {
  /** The form that ends one sign-in sends this id. */
  id: string
  /** The SHA-256 is of the token in the cookie or the Authorization header. */
  tokenHash: string
  customer: string
  /** The customer chose "Keep me signed in". */
  isKept: Flag
  /** The User-Agent is shortened. */
  device: string
  createdAt: number
  lastUsedAt: number
}

/** Only versions before 020 write this table. */
type KnownNetworkTable = { customer: string; networkHash: string; lastSeenAt: number }

/** Attempts from browsers in which a customer signed in before are limited separately. */
type KnownDeviceTable = {
  customer: string
  /** The SHA-256 is of the key in the device cookie. */
  keyHash: string
  /** The count restarts with the right password. */
  wrongTries: number
  lastSeenAt: number
}

type PasswordResetTable = { keyHash: string; customer: string; createdAt: number }

/** The address to confirm is the customer's own, or its replacement. */
type EmailConfirmationTable = {
  keyHash: string
  customer: string
  email: string
  emailFolded: string
  createdAt: number
}

export type CustomerAddressTable = {
  id: string
  customer: string
  /** A customer has at most one default address. */
  isDefault: Flag
  name: string
  addressLine1: string
  addressLine2: string | null
  postcode: string
  city: string
  region: string | null
  country: string
  telephone: string | null
  createdAt: number
}

/**
 * `served` counts documents, `started` counts hydrations in browsers. `day` is `YYYY-MM-DD`, UTC.
 */
export type PageViewTable = {
  day: string
  route: string
  language: string
  served: number
  started: number
}

/**
 * Counts the searches of a day for which the shop showed nothing that holds all words. `query` is folded; `day` is UTC.
 */
export type MissedSearchTable = { day: string; language: string; query: string; searches: number }

/**
 * A row says that the sums of a day were counted at `countedAt`. `clock` is `UTC` for {@link DayTaxTable} and the time zone
 * of the home market for {@link DaySaleTable}; the day ends before `untilAt` (ms UTC).
 */
type CountedDayTable = { clock: string; day: string; untilAt: number; countedAt: number }

/**
 * Sums of a day on the clock of the home market: of the orders placed, of what the tax report deducts (`off…`), of the returns
 * announced and of the refunds paid.
 */
export type DaySaleTable = {
  day: string
  country: string
  currency: Currency
  orders: number
  grossMinor: number
  taxMinor: number
  offGrossMinor: number
  offTaxMinor: number
  returns: number
  refunds: number
  refundedMinor: number
}

/** Holds the tax report of a day (UTC). `basisPoints` is -1 without tax, since a key may not contain null. */
export type DayTaxTable = {
  day: string
  country: string
  currency: Currency
  kind: string
  basisPoints: number
  grossMinor: number
  taxMinor: number
}

/** A payment by redirect reserves the order's stock while it is open, until `expiresAt`. */
export type PaymentTable = {
  id: string
  orderNumber: string
  method: string
  amountMinor: number
  currency: Currency
  state: 'open' | 'paid' | 'expired'
  /** The payment service has these ids for the hosted page and the payment. */
  session: string | null
  intent: string | null
  /** The URL is that of the hosted payment page. */
  url: string | null
  createdAt: number
  expiresAt: number | null
  settledAt: number | null
}

/** The id of a webhook event ensures that it is handled once. */
type PaymentEventTable = { id: string; type: string; receivedAt: number }

/** `code` is the carrier's tracking number. */
type ParcelTable = { orderNumber: string; carrier: string; code: string; sentAt: number }

export type OrderReturnTable = {
  id: string
  orderNumber: string
  /** A withdrawal needs no reason; a return has one. */
  kind: 'withdrawal' | 'return'
  reason: string | null
  note: string | null
  state: 'announced' | 'received' | 'refunded' | 'refused'
  announcedAt: number
  receivedAt: number | null
  settledAt: number | null
}

type OrderReturnLineTable = { returnId: string; position: number; quantity: number }

/** The refund is in the order's currency. */
export type RefundTable = {
  id: string
  orderNumber: string
  returnId: string | null
  reason: 'cancelled' | 'withdrawn' | 'returned' | 'paid-late' | 'goodwill'
  amountMinor: number
  state: 'due' | 'done'
  createdAt: number
  /** The law requires payment by then. */
  dueAt: number
  doneAt: number | null
  /** The reference is that of the payment service or the bank. */
  reference: string | null
}

/** A payment may pay several refunds, and several payments may pay one in parts. */
type RefundPaymentTable = {
  refundId: string
  /** It is empty for a payment by hand without a reference. */
  reference: string
  /** It is 0 once the payment failed. */
  amountMinor: number
}

/**
 * Pieces of an order line were refunded, or cancelled before they were sent. Each piece is in one
 * row only: `fromPiece` counts the pieces of earlier rows.
 */
export type RefundLineTable = {
  orderNumber: string
  position: number
  fromPiece: number
  quantity: number
  /** The amount is what was paid for them, less the reduction of the refund, without delivery. */
  amountMinor: number
  /** Null means that nothing was paid yet, so that the sum due is lower. */
  refundId: string | null
  /** They belong to this withdrawal or return. */
  returnId: string | null
  /** These pieces were never sent. */
  isCancelled: Flag
  at: number
}

export type InvoiceKind = 'invoice' | 'credit-note'

/** The last number that a series gave in a year; `first` is 1 unless the shop continues an older series. */
type InvoiceSeriesTable = { kind: InvoiceKind; year: number; first: number; last: number }

/** An invoice or credit note is never updated. */
export type InvoiceTable = {
  number: string
  kind: InvoiceKind
  /** The number has the form that the setting had then. */
  series: string
  year: number
  sequence: number
  orderNumber: string
  /** A credit note for a refund names it, so that one that failed and is paid again has no second one. */
  refundId: string | null
  issuedAt: number
  /** JSON of its pieces of the order's lines, and of its sums by kind of goods and rate as the tax report has them. */
  sums: string
  /** JSON of all that it states. */
  document: string
}

/** A withdrawal is stored as declared, whether or not it matches an order. */
export type WithdrawalNoticeTable = {
  id: string
  name: string
  /** The text is stored as typed. */
  orderText: string
  email: string
  /** The receipt repeats this full text. */
  content: string
  language: string
  declaredAt: number
  orderNumber: string | null
  returnId: string | null
}

/** The row gives access to an e-book that was bought. */
export type EbookDownloadTable = {
  orderNumber: string
  position: number
  productId: string
  fetched: number
  lastFetchedAt: number | null
  /** Another SHA-256 than that of the last downloaded file means a newer edition. */
  fileHash: string | null
  /** A refund ended the access. */
  revokedAt: number | null
  /** The e-book (1) was bought by invoice or on delivery when such orders opened before payment. */
  opensUnpaid: Generated<Flag>
}

/** `keyHash` is of the key in the customer's feed of e-books. */
type EbookLibraryTable = { customer: string; keyHash: string; createdAt: number }

type ContactMessageTable = {
  id: string
  name: string
  email: string
  subject: string
  message: string
  language: string
  sentAt: number
  /** Staff answered it or closed it without an answer at this moment; null while it is open. */
  closedAt: number | null
  /** Staff answered, closed or opened it last at this moment, which tells whether somebody else was faster. */
  changedAt: number | null
}

/** Staff answered a message by this mail. */
type ContactAnswerTable = {
  id: string
  message: string
  text: string
  /** The name of the staff member. */
  author: string
  at: number
}

/** Commands of the shopkeeper are logged here. `details` is JSON. */
type AuditTable = {
  id: string
  at: number
  command: string
  about: string
  details: string
  /** The id of the staff member, in older rows the name; null means the command line. */
  actor: string | null
}

/** An account of the back office. One that was ended stays, because changes name it. */
export type StaffTable = {
  id: string
  name: string
  email: string
  emailFolded: string
  role: 'owner' | 'clerk'
  language: string
  /** Null until a password is chosen by a link; the hash is that of accounts/password.server.ts. */
  passwordHash: string | null
  /** The base32 secret of the codes (RFC 6238); null without a second factor. */
  totpSecret: string | null
  /** The time step of the last accepted code, since a code counts once. */
  totpStep: number
  createdAt: number
  endedAt: number | null
}

type StaffSignInTable = {
  id: string
  /** The SHA-256 is of the token in the cookie. */
  tokenHash: string
  staff: string
  device: string
  createdAt: number
  /** Null means that the password was right and the code is still to come. */
  confirmedAt: number | null
}

/** The link with which a password is chosen. */
type StaffLinkTable = { keyHash: string; staff: string; createdAt: number }

/** A recovery code is deleted as it is used. */
type StaffRecoveryCodeTable = { staff: string; codeHash: string }

/** An import or export of the back office, which a process of its own runs. */
export type ExchangeJobTable = {
  id: string
  kind: 'import' | 'catalogue' | 'onix' | 'orders' | 'customers' | 'invoices' | 'backup'
  /** An import is checked first, and then written. */
  phase: 'check' | 'import' | 'export'
  /** A job whose lease has ended is interrupted, whatever its row says. */
  state:
    | 'receiving'
    | 'waiting'
    | 'running'
    | 'done'
    | 'refused'
    | 'failed'
    | 'cancelled'
    | 'interrupted'
  /** One job at a time has each slot; null while the job neither waits nor runs. */
  slot: 'import' | 'export' | null
  /** Counts the runs. A process writes to the row only while the number is that of its own run. */
  attempt: number
  leaseUntil: number
  /** The id of the staff member who began it. */
  staff: string
  fileName: string
  /** The bytes of the file of an import. */
  size: number
  /** JSON of the options (exchange-job.ts). */
  options: string
  /** The rows that were read, or the bytes that were written. */
  progress: number
  /** The value of `progress` at the end; null if that is not known. */
  expected: number | null
  /** JSON of what came out (exchange-job.ts). */
  outcome: string | null
  createdAt: number
  endedAt: number | null
}

/**
 * A part of a file in base64, whose name is `file`, or of a report as JSON, whose name is the attempt and the outcome
 * of its rows, such as `1/refused`.
 */
type ExchangePartTable = { job: string; name: string; part: number; content: string }

export type ReviewTable = {
  id: string
  productId: string
  /** A customer has at most one review of a product. */
  customer: string
  /** The rating is from 1 to 5. */
  rating: number
  /** Title and body are plain text. */
  title: string
  body: string
  /** The name is shown with the review. */
  writer: string
  /** The language is that of the page on which the review was written. */
  language: string
  /**
   * A `reported` review is hidden until the shopkeeper decides; the shopkeeper hid a `hidden` one.
   */
  state: 'shown' | 'reported' | 'hidden'
  createdAt: number
  changedAt: number | null
  /** The writer removed it then, and can restore it for a while. */
  removedAt: number | null
  /** The shop's public answer is plain text, too. */
  answer: string | null
  answerLanguage: string | null
  answeredAt: number | null
}

/** Each report has a row. At `settledAt` the shopkeeper restored the review. */
type ReviewReportTable = {
  review: string
  owner: string
  reportedAt: number
  settledAt: number | null
  /** The network is a keyed hash; null for customers, who count by themselves, and before 021. */
  networkHash: string | null
}

/** A visitor typed these values in a form that needs a sign-in. */
type FormDraftTable = {
  owner: string
  form: string
  /** The id is what the form is about; empty for a form of which the shop has one. */
  about: string
  /** If known, only the customer who typed it may see it again. */
  customer: string | null
  /** JSON maps the names of the fields to their values. */
  typed: string
  writtenAt: number
}

/** Versions before 023 store drafts of reviews here, also while they still run. */
export type ReviewDraftTable = {
  owner: string
  productId: string
  rating: number | null
  title: string
  body: string
  writer: string
  writtenAt: number
}
