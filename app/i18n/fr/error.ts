import type { Messages } from '../en.ts'

export const error: Messages['error'] = {
  code: 'Erreur {{status}}',
  notFound: 'Page introuvable',
  notFoundText: 'L’adresse est peut-être erronée, ou la page a été déplacée. Essayez la recherche.',
  refused: 'Désolé, cela n’a pas fonctionné',
  serverFault: 'Une erreur s’est produite de notre côté',
  serverFaultText:
    'L’erreur est enregistrée. Réessayez dans un instant ; si vous étiez en train de commander, vérifiez d’abord vos e-mails : votre commande nous est peut-être parvenue.',
  outage: 'La boutique ne répond pas pour le moment',
  outageText: 'Le problème est enregistré, et rien n’est perdu. Réessayez dans un instant.',
  outageUnsure:
    'Nous ne pouvons pas dire pour le moment si votre demande a abouti. Consultez la page avant de réessayer.',
  outageAgain:
    'Nous ne pouvons pas dire pour le moment si votre formulaire est arrivé. Réessayez dans un instant : même envoyé plusieurs fois, il ne compte qu’une fois.',
  tryAgain: 'Réessayer',
  lookAgain: 'Revoir la page',
  unreached:
    'La boutique est injoignable. Rien de ce que vous avez saisi n’est perdu : vérifiez votre connexion, puis réessayez.',
  reference: 'Si vous nous écrivez à ce sujet, citez cette référence :',
  search: 'Chercher autre chose',
  backHome: 'Retour à l’accueil',
  summary_one: 'Erreur : un champ est à vérifier',
  summary_other: 'Erreur : {{count}} champs sont à vérifier',
}
