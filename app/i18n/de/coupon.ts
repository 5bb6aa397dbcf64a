import type { Messages } from '../en.ts'

export const coupon: Messages['coupon'] = {
  heading: 'Gutschein hinzufügen',
  field: 'Gutscheincode',
  hint: 'Ein Gutschein je Warenkorb: Ein anderer ersetzt ihn.',
  use: 'Gutschein einlösen',
  row: 'Gutschein {{code}}',
  partial: 'Gilt nicht für preisgebundene Bücher.',
  notCounted: 'gilt nicht',
  remove: 'Gutschein entfernen',
  fault: {
    'not-begun': 'Dieser Gutschein gilt ab dem {{day}}.',
    ended: 'Dieser Gutschein ist abgelaufen.',
    'used-up': 'Dieser Gutschein ist aufgebraucht.',
    'used-up-each':
      'Dieser Gutschein wurde mit Ihrer E-Mail-Adresse schon so oft genutzt, wie es einer Person zusteht.',
    'below-minimum':
      'Dieser Gutschein gilt ab einem Warenwert von {{minimum}}; die Artikel, für die er gilt, kosten {{counted}}.',
    excluded:
      'Dieser Gutschein gilt für nichts in Ihrem Warenkorb: Am Ort der Lieferung bestimmt der Verlag den Preis dieser Bücher, und kein Gutschein darf ihn senken.',
  },
}
