import type { terms as english } from '../en/terms.server.ts'
import type { SameText } from '../source.server.ts'

export const terms: SameText<typeof english> = {
  title: 'Conditions de vente',
  description: 'Comment un contrat se forme ici, et ce qui vaut pour prix, paiement et défauts.',
  lede: 'Ces conditions valent pour toute commande dans cette boutique. Elles vous sont envoyées avec la confirmation de votre commande, pour que vous puissiez les garder.',
  sections: {
    parties: {
      heading: 'Qui vend à qui',
      blocks: [
        'Le vendeur est {{sellerInline}}. Nous vendons aux consommateurs et aux professionnels, en quantités usuelles pour un ménage. Aucun compte n’est nécessaire.',
      ],
    },
    contract: {
      heading: 'Comment le contrat se forme',
      blocks: [
        'Ce que montrent les pages est une invitation. Vous commandez par ces étapes : vous mettez des articles au panier, donnez sur une page vos coordonnées, la livraison et le paiement, voyez toutes les lignes, la livraison, les taxes et le total, et appuyez sur « Commander avec obligation de paiement ». Jusque-là, tout peut se changer ; les erreurs sont nommées à côté de leur champ.',
        'Le contrat est formé quand notre confirmation vous parvient par e-mail, ce qui se fait aussitôt. Quand plusieurs commandes impayées se sont suivies, ce message dit que nous vérifions d’abord la commande : le contrat est alors formé par notre message suivant, qui l’accepte, et les articles sont mis de côté dès ce moment. Il peut l’être en français, en anglais ou en allemand. Nous gardons la commande ; vous pouvez la lire pendant cinq ans par le lien du message, qui contient aussi ces conditions, celles de la rétractation et leur formulaire.',
        'Si un prix, un stock ou le prix de la livraison a changé entre votre page et votre commande, rien n’est commandé : vous voyez d’abord l’ancien et le nouveau montant.',
      ],
    },
    prices: {
      heading: 'Prix et taxes',
      blocks: [
        'Les prix sont les prix entiers pour le pays de livraison choisi en tête de page. Ils comprennent sa taxe sur la valeur ajoutée ou sa GST, là où nous la percevons ; le panier et le reçu l’indiquent par taux. La livraison s’y ajoute, comme le disent [sa page](/delivery) et le panier. Il n’y a pas d’autres frais.',
        'Les prix dans une autre monnaie que celle de l’article sont convertis au cours du jour. Ce qui était affiché quand vous avez commandé est ce que vous payez ; les cours d’après n’y changent rien.',
        'Un prix barré est le plus bas des 30 jours avant la réduction, et le pourcentage est compté à partir de lui.',
        'Les livres et les livres numériques dont l’éditeur a fixé le prix pour la France ou pour l’Allemagne (loi du 10 août 1981, loi du 26 mai 2011 ; Buchpreisbindungsgesetz) coûtent partout le même prix quand ils y sont livrés, et ni remise ni bon ne s’y applique.',
      ],
    },
    coupons: {
      heading: 'Bons de réduction',
      blocks: [
        'Un bon compte par commande. Il retire ce qu’il dit du prix des articles pour lesquels il vaut, jamais de la livraison, jamais des livres à prix fixe, et ne se paie pas en argent. Ce qui est remboursé après un retour est ce que vous avez payé pour l’article, la part du bon déduite.',
      ],
    },
    payment: {
      heading: 'Paiement',
      blocks: [
        {
          list: [
            {
              when: 'invoice',
              say: 'Sur facture : elle se trouve dans le colis ou, si rien n’est envoyé, est l’e-mail de confirmation, et se paie dans les 14 jours qui suivent sa réception.',
            },
            {
              when: 'onDelivery',
              say: 'À la livraison : vous payez quand le colis est entre vos mains.',
            },
            {
              when: 'transfer',
              say: 'Par virement, à l’avance : vous virez le montant sur le compte qu’indiquent votre reçu et la confirmation. Votre commande est envoyée, et vos livres numériques s’ouvrent, dès que l’argent est arrivé ; une commande qui n’est pas payée {{unpaidOrderDays}} jours après son envoi (pour une précommande : après la parution) prend fin d’elle-même et ne coûte rien.',
            },
          ],
        },
        {
          when: 'stripe',
          say: [
            'Par carte ou par un autre moyen que Stripe propose pour votre pays et votre monnaie : sur la page de Stripe, où la boutique vous conduit. Votre commande vous est gardée 30 minutes ; si elle n’est pas payée d’ici là, elle est annulée et ne coûte rien. Si un paiement prend des jours, elle vous est gardée jusqu’à la réponse de la banque.',
          ],
        },
        {
          when: 'onAccount',
          say: [
            'Une commande sur facture ou à payer à la livraison qui n’est ni payée ni emballée {{unpaidOrderDays}} jours après son envoi (pour une précommande : après la parution) prend fin d’elle-même et ne coûte rien ; un e-mail vous le dit.',
          ],
        },
        'Aucun moyen de paiement ne coûte de supplément. Les articles restent à nous jusqu’à leur paiement.',
      ],
    },
    stock: {
      heading: 'Stock et livraison',
      blocks: [
        'Ce qui est dans un panier n’est pas mis de côté : le premier qui commande reçoit le dernier exemplaire. Votre commande prend dans le stock, à cet instant, ce qu’elle nomme. Nous livrons dans les pays et les délais que nomme la page [livraison](/delivery) ; les précommandes et les articles fournis sur commande, dans le délai que leur page indique. Si nous ne pouvons pas livrer, nous le disons aussitôt et remboursons ce que vous avez payé.',
      ],
    },
    ebooks: {
      heading: 'Livres numériques',
      blocks: [
        'Les livres numériques sont des fichiers (EPUB) sans verrou, que vous et votre foyer lisez sur autant d’appareils que vous voulez ; ils ne peuvent être ni transmis ni publiés. Dès qu’ils sont payés, vous les téléchargez par un lien ouvert pendant cinq ans. Si une édition corrigée du fichier paraît, vous l’y recevez aussi, sans frais.',
      ],
    },
    withdrawal: {
      heading: 'Droit de rétractation',
      blocks: [
        'Les consommateurs peuvent se rétracter dans les 14 jours, sans motif. Les conditions et le formulaire figurent sous [retours](/returns), et [on y renonce ici](/withdrawal). Avant son envoi, une commande s’annule sans frais.',
      ],
    },
    warranty: {
      heading: 'Défauts et garantie',
      blocks: [
        'Les garanties légales s’appliquent : ce que nous livrons doit être conforme à sa description et propre à son usage. Dans l’Union européenne et au Royaume-Uni, nous répondons des défauts de conformité qui apparaissent dans les deux ans suivant la livraison (plus longtemps là où la loi de votre pays le dit), et en France aussi des vices cachés (articles 1641 et suivants du Code civil) ; vous choisissez entre réparation et remplacement et, si cela échoue, pouvez obtenir une réduction du prix ou la résolution du contrat. En Inde, le Consumer Protection Act 2019 s’applique. Il n’y a pas de garantie commerciale au-delà, sauf celle qu’un fabricant donne.',
        'Nous répondons sans limite de la faute intentionnelle ou lourde et des atteintes à la vie, au corps et à la santé. Pour une faute légère, nous ne répondons que du manquement à une obligation sur laquelle repose le contrat, et alors du dommage prévisible. Le droit de la responsabilité des produits n’est pas touché.',
      ],
    },
    disputes: {
      heading: 'Réclamations et litiges',
      blocks: [
        'Réclamations : [écrivez-nous](/contact).',
        'En Inde, vous pouvez écrire à notre responsable des réclamations, {{grievanceName}} ({{grievanceEmail}}), qui répond sous 48 heures et règle une réclamation en un mois.',
        '{{mediator}}',
        '{{dispute}}',
        'Le droit du pays du vendeur ({{country}}) s’applique, sans la convention des Nations unies sur les contrats de vente internationale de marchandises. Consommateur, vous gardez la protection que vous donne la loi du pays où vous vivez, et pouvez y porter une affaire.',
      ],
    },
  },
}
