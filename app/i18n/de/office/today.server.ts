import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeToday: OfficeMessages['today'] = {
  title: 'Heute',
}
