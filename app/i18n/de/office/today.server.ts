import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeToday: OfficeMessages['today'] = {
  title: 'Heute',
  group: {
    orders: 'Bestellungen',
    overdue: 'Überfällig und offen',
    shop: 'Der Laden',
  },
  item: {
    new: 'Neu heute',
    'to-pack': 'Zu verpacken',
    'to-dispatch': 'Zu versenden',
    suspicious: 'Vor der Reservierung zu prüfen',
    withdrawn: 'Widerrufe zu bearbeiten',
    'to-refund': 'Offene Erstattungen',
    'overdue-payment': 'Zahlung überfällig',
    'overdue-dispatch': 'Versand überfällig',
    'overdue-refund': 'Erstattung überfällig',
    'low-stock': 'Nur noch wenige da',
    mails: 'Nicht zustellbare Mails',
    messages: 'Offene Nachrichten',
    faults: 'Fehler der letzten Prüfung',
  },
  lastDay: 'die erste bis {{day}}',
  checkedOn: 'geprüft am {{day}}',
}
