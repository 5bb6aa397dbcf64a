import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeOrders: OfficeMessages['orders'] = {}
