import type { AuditKind } from './audit-query.schema.ts'

/** Says what a change is about: whose id, number or name it holds. A `whole` is the catalogue, the shop or all of a kind. */
export type AuditSubject =
  | 'order'
  | 'product'
  | 'category'
  | 'offer'
  | 'coupon'
  | 'review'
  | 'message'
  | 'customer'
  | 'staff'
  | 'author'
  | 'publisher'
  | 'country'
  | 'setting'
  | 'secret'
  | 'tariff'
  | 'method'
  | 'text'
  | 'day'
  | 'named'
  | 'whole'

/** Lists the commands of recorded changes by kind, each with what it is about. `office.audit.did` has words for each. */
export const auditCommands = {
  orders: {
    pack: 'order',
    ship: 'order',
    deliver: 'order',
    reserve: 'order',
    cancel: 'order',
    paid: 'order',
    refund: 'order',
    'refund-external': 'order',
    'refund-failed': 'order',
    'payment-wrong': 'order',
    'returns add': 'order',
    'receive-return': 'order',
    'send-link': 'order',
    'order add': 'order',
  },
  products: {
    'product add': 'product',
    'product set': 'product',
    'product hide': 'product',
    'product unhide': 'product',
    'product delete': 'product',
    price: 'product',
    stock: 'product',
    'picture add': 'product',
    'picture remove': 'product',
    'picture order': 'product',
    'picture alt': 'product',
    'ebook add': 'product',
    'ebook remove': 'product',
    'ebook tell-buyers': 'product',
    'author change': 'author',
    'publisher change': 'publisher',
    import: 'whole',
    'import pictures': 'whole',
  },
  categories: {
    'category add': 'category',
    'category rename': 'category',
    'category move': 'category',
    'category picture': 'category',
    'category hide': 'category',
    'category show': 'category',
    'category remove': 'category',
    'import --create-categories': 'category',
  },
  marketing: {
    'offer add': 'offer',
    'offer end': 'offer',
    'coupon add': 'coupon',
    'coupon end': 'coupon',
    'banner add': 'named',
    'banner remove': 'named',
  },
  customers: {
    'customer end-sign-ins': 'customer',
    'customer delete': 'customer',
    'review show': 'review',
    'review hide': 'review',
    'review answer': 'review',
    'review remove-answer': 'review',
    'message answer': 'message',
    'message close': 'message',
    'message open': 'message',
  },
  texts: {
    'texts set': 'text',
    'texts unset': 'text',
    'page add': 'named',
    'page remove': 'named',
  },
  settings: {
    'settings set': 'setting',
    'settings unset': 'setting',
    'settings import': 'setting',
    'delivery add': 'tariff',
    'delivery set': 'tariff',
    'delivery name': 'method',
    'delivery remove': 'tariff',
    'delivery import': 'whole',
    'delivery pickup add': 'setting',
    'delivery pickup set': 'setting',
    'delivery pickup remove': 'setting',
    'tax set': 'country',
    'tax remove': 'country',
    'tax import': 'country',
    'rates accept': 'day',
    'invoices continue': 'named',
    'links change': 'secret',
    'links forget': 'secret',
    'files move': 'whole',
    'mail retry': 'whole',
    backup: 'whole',
    'backup fetch': 'whole',
    restore: 'whole',
  },
  staff: {
    'staff add': 'staff',
    'staff role': 'staff',
    'staff link': 'staff',
    'staff password': 'staff',
    'staff language': 'staff',
    'staff end': 'staff',
    'staff end-sign-ins': 'staff',
    'staff demand-code': 'whole',
    'staff code-on': 'staff',
    'staff code-off': 'staff',
    'staff recovery-codes': 'staff',
    'staff recovery-code': 'staff',
  },
} as const satisfies Record<AuditKind, Record<string, AuditSubject>>

type CommandsOf<Kinds> =
  Kinds extends Record<string, infer Commands>
    ? Commands extends unknown
      ? keyof Commands & string
      : never
    : never
export type AuditCommand = CommandsOf<typeof auditCommands>

const subjects = new Map<string, AuditSubject>(
  Object.values(auditCommands).flatMap((commands) => Object.entries<AuditSubject>(commands)),
)

/** Returns what a change is about; undefined for a command of another version of the shop. */
export const subjectOf = (command: string): AuditSubject | undefined => subjects.get(command)

export const isAuditCommand = (command: string): command is AuditCommand => subjects.has(command)
