import type { Messages } from '../en.ts'

export const coupon: Messages['coupon'] = {
  heading: 'Gutschein einlösen',
  field: 'Gutscheincode',
  hint: 'Ein Gutschein pro Warenkorb: Ein neuer Code ersetzt den bisherigen.',
  use: 'Einlösen',
  row: 'Gutschein {{code}}',
  partial: 'Gilt nicht für preisgebundene Bücher.',
  notCounted: 'gilt nicht',
  remove: 'Gutschein entfernen',
  fault: {
    'not-begun': 'Dieser Gutschein gilt ab dem {{day}}.',
    ended: 'Dieser Gutschein ist abgelaufen.',
    'used-up': 'Dieser Gutschein wurde bereits vollständig eingelöst.',
    'used-up-each':
      'Dieser Gutschein wurde mit Ihrer E-Mail-Adresse bereits so oft eingelöst wie erlaubt.',
    'below-minimum':
      'Dieser Gutschein gilt ab einem Warenwert von {{minimum}}; die Artikel, für die er gilt, kosten zusammen {{counted}}.',
    excluded:
      'Dieser Gutschein gilt für keinen Artikel in Ihrem Warenkorb: Im Lieferland legt der Verlag die Preise dieser Bücher fest, und kein Gutschein darf sie senken.',
  },
}
