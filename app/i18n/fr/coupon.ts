import type { Messages } from '../en.ts'

export const coupon: Messages['coupon'] = {
  heading: 'Ajouter un code promo',
  field: 'Code promo',
  hint: 'Un seul par panier : un autre le remplace.',
  use: 'Utiliser le code',
  row: 'Code promo {{code}}',
  partial: 'Ne s’applique pas aux livres à prix fixe.',
  notCounted: 'non appliqué',
  remove: 'Retirer le code promo',
  fault: {
    'not-begun': 'Ce code promo est valable à partir du {{day}}.',
    ended: 'Ce code promo n’est plus valable.',
    'used-up': 'Ce code promo a atteint sa limite d’utilisation.',
    'used-up-each':
      'Ce code promo a déjà servi avec votre adresse e-mail autant de fois qu’une même personne le peut.',
    'below-minimum':
      'Ce code promo est valable à partir de {{minimum}} d’articles ; ceux auxquels il s’applique font {{counted}}.',
    excluded:
      'Ce code promo ne s’applique à rien dans votre panier : là où ils sont livrés, l’éditeur fixe le prix de ces livres, et aucun code promo ne peut le baisser.',
  },
}
