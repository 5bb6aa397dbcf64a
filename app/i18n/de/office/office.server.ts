import type { OfficeMessages } from '../../en/office/office.server.ts'
import { officeCheck } from './check.server.ts'
import { officeAudit } from './audit.server.ts'
import { officeFigures } from './figures.server.ts'
import { officeFrame } from './frame.server.ts'
import { officeOrder } from './order.server.ts'
import { officeOrders } from './orders.server.ts'
import { officeProducts } from './products.server.ts'
import { officeStaff } from './staff.server.ts'
import { officeToday } from './today.server.ts'

export const office: OfficeMessages = {
  check: officeCheck,
  audit: officeAudit,
  figures: officeFigures,
  frame: officeFrame,
  order: officeOrder,
  orders: officeOrders,
  products: officeProducts,
  staff: officeStaff,
  today: officeToday,
}
