import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeProducts: OfficeMessages['products'] = {}
