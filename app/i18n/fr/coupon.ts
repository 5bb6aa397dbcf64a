import type { Messages } from '../en.ts'

export const coupon: Messages['coupon'] = {
  heading: 'Ajouter un code promo',
  field: 'Code promo',
  hint: 'Un seul code par panier : un nouveau remplace le précédent.',
  use: 'Utiliser le code',
  row: 'Code promo {{code}}',
  partial: 'Ne s’applique pas aux livres à prix fixe.',
  notCounted: 'non appliqué',
  remove: 'Retirer le code promo',
  fault: {
    'not-begun': 'Ce code promo est valable à partir du {{day}}.',
    ended: 'Ce code promo a expiré.',
    'used-up': 'Ce code promo a atteint sa limite d’utilisation.',
    'used-up-each':
      'Ce code promo a déjà été utilisé avec votre adresse e-mail le nombre de fois autorisé.',
    'below-minimum':
      'Ce code promo est valable à partir de {{minimum}} d’achats ; les articles concernés totalisent {{counted}}.',
    excluded:
      'Ce code promo ne s’applique à aucun article de votre panier : dans le pays de livraison, l’éditeur fixe le prix de ces livres, et aucun code promo ne peut le réduire.',
  },
}
