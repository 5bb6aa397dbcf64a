import type { DeliveryTableText } from '../delivery-table.ts'
import type { delivery as english } from '../en/delivery.server.ts'
import type { SameText } from '../source.server.ts'

export const delivery: SameText<typeof english> = {
  title: 'Livraison',
  description: 'Les modes de livraison, leur prix par poids et par pays, et leur durée.',
  lede: 'Le prix de la livraison figure aussi dans le panier, avant la commande.',
  sections: {
    where: {
      heading: 'Où nous livrons',
      blocks: [
        'Nous livrons dans ces pays, et dans aucun autre : {{countries}}.',
        'Choisissez le vôtre en tête de chaque page : prix, taxes et livraison le suivent.',
      ],
    },
    parcel: {
      heading: 'Une commande, un colis',
      blocks: [
        'Le prix dépend du poids de toute la commande. Ce qui vient plus tard (précommandes, articles fournis sur commande) l’indique sur sa page, et le colis l’attend.',
        'Ce qui est en stock part le jour ouvré même si vous commandez avant {{cutoff}} (heure locale, {{country}}), sinon le jour ouvré suivant. Les délais ci-dessous sont en jours ouvrés à partir de l’expédition : du lundi au vendredi, hors jours fériés. Nous en tirons les dates de livraison affichées sur les pages des articles, dans le panier et dans la commande.',
        'Quand une limite est donnée, la livraison par la poste est offerte à partir de ce montant d’articles, bons déduits.',
      ],
    },
    france: {
      heading: 'Livres vers la France',
      blocks: [
        'Pour les livres neufs livrés en France, la loi fixe le prix minimal de la livraison : 3,00 € pour moins de 35,00 € de livres, et plus que rien à partir de là (arrêté du 4 avril 2023). Les autres articles du colis ne comptent pas.',
      ],
    },
    ebooks: {
      heading: 'Livres numériques',
      blocks: [
        'Les livres numériques se téléchargent : ils n’ont pas de livraison, et elle ne coûte rien. Ils s’ouvrent dès qu’ils sont payés.',
      ],
    },
    customs: {
      heading: 'Douane : États-Unis, Suisse et Royaume-Uni',
      blocks: [
        'Les colis vers les États-Unis et la Suisse passent la douane. Nos prix ne comprennent ni taxe ni droit de ces pays : ce qu’ils demandent est à payer par vous, au transporteur, à la réception. Nous ne percevons pas la « sales tax » des États-Unis.',
        'Les prix pour le Royaume-Uni comprennent sa taxe sur la valeur ajoutée : le transporteur n’en demande pas.',
      ],
    },
    late: {
      heading: 'Si rien n’arrive',
      blocks: [
        'Le risque du transport est à nous jusqu’à ce que le colis soit entre vos mains. S’il tarde ou s’il est abîmé, [écrivez-nous](/contact) : nous renvoyons ou remboursons.',
      ],
    },
  },
}

export const deliveryTable: DeliveryTableText = {
  heading: 'Pays : {{country}}',
  caption: 'Le prix de la livraison par poids ({{country}})',
  method: 'Mode',
  post: 'Par la poste',
  courier: 'Par transporteur',
  weight: 'Poids jusqu’à',
  price: 'Prix',
  freeFrom: 'Offerte dès',
  never: 'jamais offerte',
  days: 'Jours ouvrés',
  least:
    'Pour les livres neufs : au moins {{least}} pour moins de {{limit}} de livres, plus que rien à partir de là.',
  none: 'Nous ne livrons pas dans ce pays : {{country}}.',
}
