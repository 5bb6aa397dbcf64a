import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeToday: OfficeMessages['today'] = {
  title: 'Aujourd’hui',
  group: {
    orders: 'Commandes',
    overdue: 'En retard et à régler',
    shop: 'La boutique',
  },
  item: {
    new: 'Nouvelles aujourd’hui',
    'to-pack': 'À préparer',
    'to-dispatch': 'À expédier',
    suspicious: 'À vérifier avant de réserver le stock',
    withdrawn: 'Rétractations à traiter',
    'to-refund': 'Remboursements dus',
    'overdue-payment': 'Paiement en retard',
    'overdue-dispatch': 'Expédition en retard',
    'overdue-refund': 'Remboursement en retard',
    'low-stock': 'Stock bas',
    mails: 'E-mails non envoyés',
    messages: 'Messages à traiter',
    faults: 'Défauts du dernier contrôle',
  },
  lastDay: 'le premier avant le {{day}}',
  checkedOn: 'contrôlée le {{day}}',
}
