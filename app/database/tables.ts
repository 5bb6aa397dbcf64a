import type { Generated, GeneratedAlways } from 'kysely'

/**
 * The shop's tables, as Kysely sees them (columns are snake_case in the database). Whole numbers only:
 * money in minor units, times in ms UTC, weights in grams, truth as 0 or 1. JSON is text.
 * `''` stands for "none" where a column is part of a key, since a key holds no null.
 */
export type Flag = 0 | 1

export type Tables = {
  setting: SettingTable
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
  sample: SampleTable
  ebookText: EbookTextTable
  price: PriceTable
  discount: DiscountTable
  offer: OfferTable
  banner: BannerTable
  exchangeRate: ExchangeRateTable
  taxRate: TaxRateTable
  deliveryCountry: DeliveryCountryTable
  deliveryRate: DeliveryRateTable
  cartLine: CartLineTable
  cartUndo: CartUndoTable
  customerOrder: CustomerOrderTable
  orderLine: OrderLineTable
  orderTax: OrderTaxTable
  orderEvent: OrderEventTable
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
  cartCoupon: CartCouponTable
  customer: CustomerTable
  signIn: SignInTable
  knownNetwork: KnownNetworkTable
  knownDevice: KnownDeviceTable
  passwordReset: PasswordResetTable
  emailConfirmation: EmailConfirmationTable
  customerAddress: CustomerAddressTable
  pageView: PageViewTable
  payment: PaymentTable
  paymentEvent: PaymentEventTable
  parcel: ParcelTable
  orderReturn: OrderReturnTable
  orderReturnLine: OrderReturnLineTable
  refund: RefundTable
  refundLine: RefundLineTable
  withdrawalNotice: WithdrawalNoticeTable
  ebookDownload: EbookDownloadTable
  ebookLibrary: EbookLibraryTable
  contactMessage: ContactMessageTable
  audit: AuditTable
  review: ReviewTable
  reviewReport: ReviewReportTable
  reviewDraft: ReviewDraftTable
  formDraft: FormDraftTable
  picture: PictureTable
  picturePart: PicturePartTable
  productPicture: ProductPictureTable
}

/** `link-secret`, `catalogue-version`, `demo-loaded` and the like. */
type SettingTable = { name: string; value: string }

/** `art` is JSON: what is drawn for it. */
type CategoryTable = {
  slug: string
  parent: string | null
  position: number
  nameEn: string
  nameFr: string
  nameDe: string
  art: string
}

/** `letter`: A to Z, or # for any other. Lives are plain text. */
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

/** What the file of an e-book holds: the whole work, or its opening alone. */
export type EbookContent = 'opening' | 'whole'

export type ProductTable = {
  id: string
  kind: 'book' | 'goods'
  sku: string
  /** What a second import finds the product by: `isbn:978…`, `goodbooks:1`, `sku:…`, `demo:b01`. */
  sourceKey: string
  /** A hash of what the source said, so that an unchanged row is not touched. */
  sourceHash: string
  /** What joins the editions of a book; a thing's own id for goods. */
  workId: string
  /**
   * The place among the editions of its work and language, 0 being the one that stands for them in lists;
   * null is never listed (a product hidden or withdrawn).
   */
  editionRank: number | null
  /** Name in the language it was imported in; `productText` has the others. */
  name: string
  /** Folded (lower case, no accents, no leading article), for sorting. */
  sortName: string
  isNew: Flag
  /** 1 to 5, from the catalogue; null where it says none. Tenths are cut: 4.34 is stored as 43. */
  ratingTenths: number | null
  saleCount: number
  affiliateLink: string | null
  hasVariants: Flag
  /** Null: not counted. The sum over the variants where there are any. */
  stock: number | null
  supplyDays: number | null
  outOfPrint: Flag
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, of this edition; a year may be before 0. */
  datePublished: string | null
  /** The same as ms UTC (the first moment of it), for order and pre-orders. */
  publishedAt: number | null
  weightGrams: number
  /** Maximum retail price in India, paise. */
  mrpMinor: number | null
  /** In g, ml, mm or cm²; the price per kg, l, m or m² is shown beside the price. */
  unitAmount: number | null
  unitPer: 'kg' | 'l' | 'm' | 'm2' | null
  /** What is drawn where there is no picture, JSON. */
  art: string
  /** The price today in paise, whatever currency it was given in: for order and price bands; null: not for sale. */
  sortPrice: number | null
  createdAt: number
  updatedAt: number
  // Books
  isbn13: string | null
  format: 'hardback' | 'paperback' | 'e-book' | 'audiobook-cd' | null
  /** BCP 47; `''` for goods. */
  inLanguage: string
  originalLanguage: string | null
  /** Year of the work's first publication, if known; may be before 0. */
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
  /** ISO countries parted by commas in which the publisher fixes the price: `DE,FR`, or `''`. */
  fixedPriceMarkets: string
  makerName: string | null
  makerPostalAddress: string | null
  makerEmail: string | null
  safetyWarning: string | null
  /** ONIX list 196 codes parted by commas; null: not stated. */
  accessibility: string | null
  /** The contact in the EU for a product that is made outside it (EU 2023/988 Art. 16). */
  responsibleName: string | null
  responsiblePostalAddress: string | null
  responsibleEmail: string | null
  // No import writes these: a file is added to the shop apart.
  /** What the file of an e-book holds; null: the shop has no file of it, and does not sell it. */
  ebookContent: EbookContent | null
  /** The number of words in that file; null where it is not known. */
  ebookWords: number | null
}

/** What no import writes. */
type ProductStars = {
  /** The count and the sum of published reviews; reviews/refresh-ratings.server.ts keeps them. */
  reviewCount: Generated<number>
  reviewSum: Generated<number>
  /** The stars that are shown, by the database itself: of the reviews, else `ratingTenths`. */
  starsTenths: GeneratedAlways<number | null>
}

/** What the import alone writes. */
type ProductImport = {
  /** Where it comes from: `csv`, `goodbooks`, `shopify`, `woocommerce`, `onix`, `demo` or as the shopkeeper called it. */
  source: Generated<string>
  /** When it was taken out of the shop: not listed and not for sale; its page says so. */
  withdrawnAt: number | null
  /** 1: not in the lists, and for sale on its own page. */
  isHidden: Generated<Flag>
  /** JSON: the file name of the picture for each colour, for `''` the main one. */
  photos: Generated<string>
}

/** A picture that was fetched, by the SHA-256 of its bytes, which are base64 in parts. */
export type PictureTable = {
  hash: string
  type: 'jpeg' | 'png' | 'webp' | 'avif'
  width: number
  height: number
  size: number
}
type PicturePartTable = { hash: string; part: number; bytes: string }

/** A picture that a source names. `color`: the slug of the colour it shows, or `''`. `hash`: null until it was fetched. */
export type ProductPictureTable = {
  productId: string
  position: number
  url: string
  color: string
  hash: string | null
  triedAt: number | null
}

/** Texts in one language. Descriptions are sanitised HTML. A missing row falls back to `product.name`. */
type ProductTextTable = {
  productId: string
  language: string
  name: string
  sortName: string
  shortDescription: string
  fullDescription: string
}

/** `role`: ONIX list 17 (A01 author, B06 translator, A12 illustrator …). */
type ProductAuthorTable = { productId: string; author: string; role: string; position: number }
type ProductCategoryTable = { productId: string; category: string; position: number }
type ProductTagTable = { productId: string; tag: string }
/** Thema codes. */
type ProductSubjectTable = { productId: string; code: string }

/** One pair of colour and size that can be bought; `''` where the product has only the other of them. */
type VariantTable = {
  productId: string
  color: string
  size: string
  /** What an import called the colour; the slug's own words where null. */
  colorName: string | null
  position: number
  stock: number
}

/** The first pages of a work in one language: sanitised HTML, below a heading. */
type SampleTable = { workId: string; inLanguage: string; heading: string; html: string }

/**
 * The text that the shop prints the file of an e-book from: sanitised HTML, below a heading. It stays where the file is
 * not for sale any more, for those who bought it. A sample never becomes one.
 */
type EbookTextTable = { productId: string; heading: string; html: string }

/** One row for each change of a price. `market` is an ISO country or `''` for all. */
export type PriceTable = {
  id: string
  productId: string
  currency: 'INR' | 'USD' | 'EUR' | 'GBP'
  market: string
  amountMinor: number
  fromAt: number
  /** Null: still holds. */
  untilAt: number | null
}

/** One row for each reduction; several may run, of which the largest counts. */
export type DiscountTable = {
  id: string
  productId: string
  /** The offer it belongs to; null: the product's own discount. */
  offer: string | null
  /** Where `amountMinor` states the exact reduced price, this is rounded down and is not charged. */
  percent: number
  /** Currency and market name the price that `amountMinor` replaces. */
  currency: PriceTable['currency'] | null
  market: string | null
  /** What is asked while it runs, exactly; null: the percent is taken off every price. */
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

/** One row a day and currency. `rate`: units of the currency for one rupee, in 10⁻¹². */
export type ExchangeRateTable = { currency: string; day: string; rate: number; fetchedAt: number }

/** Dated: the newest row with `fromDay` ≤ today holds. No row for a country: no tax is charged there. */
export type TaxRateTable = {
  country: string
  kind: 'book' | 'e-book' | 'e-book-only' | 'audiobook' | 'goods'
  fromDay: string
  /** Hundredths of a percent: 5.5 % is 550. */
  basisPoints: number
}

/** A country that the shop delivers to, and its zone; ISO code `*` is any other. */
export type DeliveryCountryTable = { country: string; zone: string }

/** A method and its price in a zone for parcels up to a weight; the lightest row that fits holds. */
export type DeliveryRateTable = {
  zone: string
  method: 'post' | 'courier'
  upToGrams: number
  currency: 'INR' | 'USD' | 'EUR' | 'GBP'
  amountMinor: number
  /** Free from this sum of goods, in the row's currency; null: never free. */
  freeFromMinor: number | null
  daysFrom: number
  daysTo: number
}

/** `owner`: a visitor, or `customer:` and the customer's id. */
export type CartLineTable = {
  owner: string
  productId: string
  color: string
  size: string
  quantity: number
  addedAt: number
  changedAt: number
}

/** What was removed last, as JSON lines; given back once, within 30 minutes. */
type CartUndoTable = { owner: string; lines: string; removedAt: number }

export type PaymentState = 'due' | 'paid' | 'to-refund' | 'part-refunded' | 'refunded'
export type OrderState =
  'received' | 'packed' | 'dispatched' | 'delivered' | 'cancelled' | 'returned'

export type CustomerOrderTable = {
  number: string
  /** One order for each token of the checkout form (a double submit is one order). */
  checkoutToken: string
  visitor: string
  customer: string | null
  placedAt: number
  state: OrderState
  paymentState: PaymentState
  paymentMethod: string
  language: string
  currency: string
  /** Units of the currency for one rupee in 10⁻¹², and the day of that rate. */
  rate: number
  rateDay: string
  email: string
  /** Lower case, Unicode normalised: what a search compares. */
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
  deliveryMinor: number
  goodsMinor: number
  couponCode: string | null
  /** What the coupon took off, within `totalMinor`. */
  discountMinor: number
  totalMinor: number
  /** Whether the buyer asked for e-books at once and knows that the right of withdrawal is lost. */
  ebookConsent: Flag
  /** The shop's own address as the buyer reached it, for later mails; '' for orders from before it was kept. */
  origin: string
  /** 1: it took nothing from the stock yet, and waits until it is paid or the shopkeeper has looked at it. */
  unreserved: Flag
  /** When it is cancelled if it was neither paid nor packed by then, ms UTC; null: never. */
  unpaidUntil: number | null
}

export type OrderLineTable = {
  orderNumber: string
  position: number
  productId: string
  kind: 'book' | 'goods'
  format: ProductTable['format']
  /** What the file of an e-book held when it was bought. */
  ebookContent: EbookContent | null
  name: string
  author: string | null
  color: string
  size: string
  /** Words for colour and size, as shown when it was bought. */
  variantName: string | null
  /** When it is sent, as said when it was bought; null: at once. */
  dispatchWords: string | null
  unitMinor: number
  quantity: number
  lineMinor: number
  /** This line's share of what the coupon took off; `lineMinor` is before it. */
  discountMinor: number
  /** Whether the order lowered the stock; what is supplied on order, or never counted, took nothing. */
  tookStock: Flag
  taxKind: string
  /** Null: no tax is charged in that country. */
  taxBasisPoints: number | null
}

/** Tax contained in the total, by rate. */
type OrderTaxTable = {
  orderNumber: string
  basisPoints: number
  grossMinor: number
  taxMinor: number
}
/** A network that an order came from, by a keyed hash; IPv6 has two rows, of 64 and of 48 bits. */
export type OrderNetworkTable = { orderNumber: string; networkHash: string; placedAt: number }
type OrderEventTable = { orderNumber: string; at: number; state: OrderState }

/** Mail to be sent, written in the transaction that causes it. */
export type OutboxTable = {
  id: string
  /** What it is about; the same kind and subject is never written twice. */
  kind: string
  about: string
  recipient: string
  /** The address that a reply goes to, if that is not the seller; deleted once the mail is sent. */
  replyTo: string | null
  subject: string
  text: string
  html: string
  createdAt: number
  dueAt: number
  /** Until then a worker has it in hand. */
  heldUntil: number
  attempts: number
  lastError: string | null
  sentAt: number | null
  /** After the last attempt it is given up. */
  failedAt: number | null
}

/** What a visitor or customer wishes for; ids only, products are looked up. */
type WishTable = { owner: string; productId: string; addedAt: number }

/** A link to a wishlist. Withdrawn ones are kept, so that they answer 410. `shareKey`: 128 random bits. */
type WishlistShareTable = {
  shareKey: string
  owner: string
  createdAt: number
  withdrawnAt: number | null
}

type ComparedTable = { owner: string; productId: string; addedAt: number }

/** What was removed last from a list, as JSON ids with the time each was added; given back once. */
type ListUndoTable = {
  owner: string
  list: 'wishlist' | 'compare'
  ids: string
  removedAt: number
}

/** The products a visitor looked at last. */
type ViewedTable = { owner: string; productId: string; viewedAt: number }

/** Who is told when something is in stock again. The row goes with the mail. */
type StockWatchTable = {
  /** SHA-256 of the key in the mail's link. */
  keyHash: string
  productId: string
  color: string
  size: string
  email: string
  emailFolded: string
  language: string
  /** The shop's own address as it was reached; counts where no setting names one. */
  origin: string
  createdAt: number
  /** Null: the link in the first mail was not followed yet. */
  confirmedAt: number | null
}

/** One try of what may be tried so often only. `scope`: what is counted, and for whom. */
type AttemptTable = { id: string; scope: string; at: number }

/** `code`: upper case. Percent, or an amount for each currency. */
export type CouponTable = {
  code: string
  percent: number | null
  fromAt: number
  untilAt: number | null
  mostUses: number | null
  /** By one e-mail address. */
  mostUsesEach: number | null
  createdAt: number
  /** When the shopkeeper ended it. */
  endedAt: number | null
}

/** `minimumMinor`: of goods that it counts for, before the reduction. */
export type CouponAmountTable = {
  code: string
  currency: 'INR' | 'USD' | 'EUR' | 'GBP'
  amountMinor: number | null
  minimumMinor: number | null
}

type CouponUseTable = { orderNumber: string; code: string; emailFolded: string; usedAt: number }

/** The one coupon of a cart. */
type CartCouponTable = { owner: string; code: string; addedAt: number }

type CustomerTable = {
  id: string
  email: string
  emailFolded: string
  /** Null: the link to the address was not followed yet, so it proves nothing. */
  emailConfirmedAt: number | null
  name: string
  /** `scrypt$…`, see accounts/password.server.ts. */
  passwordHash: string
  /** The language of the pages on which the account was made, in which its mails are written. */
  language: string
  createdAt: number
}

/** One row for each browser or program that is signed in. */
type SignInTable = {
  /** What "end this one" names. */
  id: string
  /** SHA-256 of the token in the cookie or the Authorization header. */
  tokenHash: string
  customer: string
  /** "Keep me signed in". */
  isKept: Flag
  /** What the browser called itself, cut short. */
  device: string
  createdAt: number
  lastUsedAt: number
}

/** Written by versions before 020 alone. */
type KnownNetworkTable = { customer: string; networkHash: string; lastSeenAt: number }

/** Browsers a customer signed in from before: their tries of the password are counted on their own. */
type KnownDeviceTable = {
  customer: string
  /** SHA-256 of the key in the device cookie. */
  keyHash: string
  /** Since the last right password. */
  wrongTries: number
  lastSeenAt: number
}

type PasswordResetTable = { keyHash: string; customer: string; createdAt: number }

/** An address to be confirmed: the customer's own, or the one it is to become. */
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
  /** At most one of a customer's. */
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

/** `served`: documents answered; `started`: starts in a browser. `day`: `YYYY-MM-DD`, UTC. */
export type PageViewTable = {
  day: string
  route: string
  language: string
  served: number
  started: number
}

/** A payment by redirect. While it is open it holds the order's stock, until `expiresAt`. */
export type PaymentTable = {
  id: string
  orderNumber: string
  method: string
  amountMinor: number
  currency: string
  state: 'open' | 'paid' | 'expired'
  /** What the payment service calls the hosted page, and the payment itself. */
  session: string | null
  intent: string | null
  /** The URL of the hosted payment page. */
  url: string | null
  createdAt: number
  expiresAt: number | null
  settledAt: number | null
}

/** A message of the payment service, by its own id: handled once. */
type PaymentEventTable = { id: string; type: string; receivedAt: number }

/** `code`: the carrier's number of the parcel. */
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

/** Money that is owed to a buyer, in the order's currency. */
export type RefundTable = {
  id: string
  orderNumber: string
  returnId: string | null
  reason: 'cancelled' | 'withdrawn' | 'returned' | 'paid-late' | 'goodwill'
  amountMinor: number
  state: 'due' | 'done'
  createdAt: number
  /** By when the law wants it paid. */
  dueAt: number
  doneAt: number | null
  /** What the payment service or the bank calls it. */
  reference: string | null
}

/**
 * Pieces of an order's line that were paid back, or called off before they were sent. No piece is there twice:
 * `fromPiece` counts those of the line that were taken off before.
 */
export type RefundLineTable = {
  orderNumber: string
  position: number
  fromPiece: number
  quantity: number
  /** What was paid for them, less what the refund was cut down by; without delivery. */
  amountMinor: number
  /** Null: nothing was paid yet, so that less is to be paid. */
  refundId: string | null
  /** The withdrawal or return that they belong to. */
  returnId: string | null
  /** They were never sent. */
  isCancelled: Flag
  at: number
}

/** A withdrawal as it was declared, whether or not it matches an order. */
export type WithdrawalNoticeTable = {
  id: string
  name: string
  /** As typed. */
  orderText: string
  email: string
  /** The whole of it, as its receipt repeats it. */
  content: string
  language: string
  declaredAt: number
  orderNumber: string | null
  returnId: string | null
}

/** What was bought as a file. */
export type EbookDownloadTable = {
  orderNumber: string
  position: number
  productId: string
  fetched: number
  lastFetchedAt: number | null
  /** SHA-256 of the file fetched last: another one is a newer edition. */
  fileHash: string | null
  /** A refund took the right back. */
  revokedAt: number | null
  /** 1: bought by invoice or on delivery when such orders opened before they were paid. */
  opensUnpaid: Generated<Flag>
}

/** The key of a customer's own feed of e-books, hashed. */
type EbookLibraryTable = { customer: string; keyHash: string; createdAt: number }

type ContactMessageTable = {
  id: string
  name: string
  email: string
  subject: string
  message: string
  language: string
  sentAt: number
}

/** What the shopkeeper changed from the command line. `details` is JSON. */
type AuditTable = { id: string; at: number; command: string; about: string; details: string }

export type ReviewTable = {
  id: string
  productId: string
  /** One review of a product's each. */
  customer: string
  /** 1 to 5. */
  rating: number
  /** Plain text, as the body is. */
  title: string
  body: string
  /** The name that is shown. */
  writer: string
  /** The language of the page on which the review was written. */
  language: string
  /** `reported`: hidden until the shopkeeper decides; `hidden`: the shopkeeper hid it. */
  state: 'shown' | 'reported' | 'hidden'
  createdAt: number
  changedAt: number | null
  /** When its writer removed it, who may put it back for a while. */
  removedAt: number | null
}

/** One report of a visitor or customer. `settledAt`: the shopkeeper looked at it and put the review back. */
type ReviewReportTable = {
  review: string
  owner: string
  reportedAt: number
  settledAt: number | null
  /** A keyed hash of the network that it came from; null where a customer counts by themselves, or from before 021. */
  networkHash: string | null
}

/** What was typed by who was not signed in, until they are. */
type FormDraftTable = {
  owner: string
  form: string
  /** The id of the thing that the form is about; empty where the shop has one such form. */
  about: string
  /** The customer who typed it, if known, who alone may see it again. */
  customer: string | null
  /** The values by the names of their fields, as JSON. */
  typed: string
  writtenAt: number
}

/** Drafts of reviews before 023, and of a version from before it that still runs. */
export type ReviewDraftTable = {
  owner: string
  productId: string
  rating: number | null
  title: string
  body: string
  writer: string
  writtenAt: number
}
