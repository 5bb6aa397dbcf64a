import type { OfficeMessages } from '../../en/office/office.server.ts'
import { officeCheck } from './check.server.ts'
import { officeAudit } from './audit.server.ts'
import { officeCustomers } from './customers.server.ts'
import { officeFigures } from './figures.server.ts'
import { officeEbook } from './ebook.server.ts'
import { officeExchange } from './exchange.server.ts'
import { officeCategories } from './categories.server.ts'
import { officeDelivery } from './delivery.server.ts'
import { officePeople } from './people.server.ts'
import { officeTables } from './tables.server.ts'
import { officeFaults } from './faults.server.ts'
import { officeTax } from './tax.server.ts'
import { officeRates } from './rates.server.ts'
import { officeFrame } from './frame.server.ts'
import { officeMails } from './mails.server.ts'
import { officeMarketing } from './marketing.server.ts'
import { officeMessages } from './messages.server.ts'
import { officeNewOrder } from './new-order.server.ts'
import { officeOrder } from './order.server.ts'
import { officeOrders } from './orders.server.ts'
import { officeProducts } from './products.server.ts'
import { officeReturns } from './returns.server.ts'
import { officeReviews } from './reviews.server.ts'
import { officeSettings } from './settings.server.ts'
import { officeStaff } from './staff.server.ts'
import { officeTexts } from './texts.server.ts'
import { officeToday } from './today.server.ts'

export const office: OfficeMessages = {
  check: officeCheck,
  audit: officeAudit,
  customers: officeCustomers,
  figures: officeFigures,
  ebook: officeEbook,
  exchange: officeExchange,
  categories: officeCategories,
  delivery: officeDelivery,
  people: officePeople,
  tables: officeTables,
  faults: officeFaults,
  tax: officeTax,
  rates: officeRates,
  frame: officeFrame,
  mails: officeMails,
  marketing: officeMarketing,
  messages: officeMessages,
  newOrder: officeNewOrder,
  order: officeOrder,
  orders: officeOrders,
  products: officeProducts,
  returns: officeReturns,
  reviews: officeReviews,
  settings: officeSettings,
  staff: officeStaff,
  texts: officeTexts,
  today: officeToday,
}
