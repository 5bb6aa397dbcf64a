import type { DeliveryTableText } from '../delivery-table.ts'
import type { delivery as english } from '../en/delivery.server.ts'
import type { SameText } from '../source.server.ts'

export const delivery: SameText<typeof english> = {
  title: 'Livraison',
  description: 'Modes de livraison, tarifs selon le poids et le pays, et délais.',
  lede: 'Les frais de livraison sont affichés dans le panier, avant la commande.',
  sections: {
    where: {
      heading: 'Où nous livrons',
      blocks: [
        'Nous livrons uniquement dans les pays suivants : {{countries}}.',
        'Choisissez votre pays en haut de n’importe quelle page : les prix, les taxes et la livraison en dépendent.',
      ],
    },
    parcel: {
      heading: 'Une commande, un colis',
      blocks: [
        'Les frais de livraison dépendent du poids total de la commande. Si un article n’est disponible que plus tard (précommande ou article commandé pour vous), sa page l’indique, et nous expédions le tout dès qu’il est arrivé.',
        'Les articles en stock sont expédiés le jour ouvré même si vous commandez avant {{cutoff}} (heure locale, {{country}}), sinon le jour ouvré suivant. Les délais ci-dessous sont exprimés en jours ouvrés à compter de l’expédition : du lundi au vendredi, hors jours fériés. Les dates de livraison affichées sur les pages des articles, dans le panier et dans la commande en découlent.',
        'Lorsque le tableau indique un montant, la livraison par la poste est offerte à partir de ce montant d’achat, bons de réduction déduits.',
      ],
    },
    france: {
      heading: 'Livres vers la France',
      blocks: [
        'Pour les livres neufs livrés en France, la loi impose un tarif minimal de livraison : 3,00 € pour un achat de livres inférieur à 35,00 €, et plus de 0,00 € à partir de 35,00 € (arrêté du 4 avril 2023). Les autres articles du colis n’entrent pas dans ce calcul.',
      ],
    },
    ebooks: {
      heading: 'Livres numériques',
      blocks: [
        'Les livres numériques se téléchargent, sans frais de livraison. Vous pouvez les ouvrir dès qu’ils sont payés.',
      ],
    },
    customs: {
      heading: 'Douane et taxes à l’étranger',
      blocks: [
        {
          when: 'untaxedUs',
          say: [
            'Les colis à destination des États-Unis passent par la douane. Nos prix ne comprennent ni taxe ni droit de douane américains : s’il y en a, vous les réglez au transporteur à la livraison. Nous ne percevons pas la « sales tax » américaine.',
          ],
        },
        {
          when: 'untaxedSwitzerland',
          say: [
            'Les colis à destination de la Suisse passent par la douane. Nos prix ne comprennent ni taxe ni droit de douane suisses : s’il y en a, vous les réglez au transporteur à la livraison.',
          ],
        },
        {
          when: 'ukTax',
          say: [
            'Les prix pour le Royaume-Uni comprennent la TVA britannique : le transporteur ne vous la réclamera pas.',
          ],
        },
      ],
    },
    late: {
      heading: 'En cas de retard ou de dommage',
      blocks: [
        'Les articles voyagent à nos risques jusqu’à ce que vous les receviez. Si le colis tarde, se perd ou arrive abîmé, [écrivez-nous](/contact) : nous vous renverrons les articles ou vous rembourserons.',
      ],
    },
  },
}

export const deliveryTable: DeliveryTableText = {
  heading: 'Pays : {{country}}',
  caption: 'Frais de livraison selon le poids ({{country}})',
  method: 'Mode',
  post: 'Par la poste',
  courier: 'Par transporteur',
  pickup: 'Retrait sur place',
  weight: 'Poids jusqu’à',
  fromSum: '{{weight}}, articles dès {{sum}}',
  price: 'Prix',
  freeFrom: 'Offerte dès',
  never: 'jamais offerte',
  days: 'Jours ouvrés',
  least:
    'Livres neufs : au moins {{least}} pour moins de {{limit}} de livres ; à partir de {{limit}}, la livraison peut coûter moins, mais n’est jamais entièrement gratuite.',
  none: 'Nous ne livrons pas dans ce pays : {{country}}.',
}
