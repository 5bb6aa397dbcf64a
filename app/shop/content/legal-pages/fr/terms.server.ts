import type { terms as english } from '../en/terms.server.ts'
import type { SameText } from '../source.server.ts'

export const terms: SameText<typeof english> = {
  title: 'Conditions de vente',
  description:
    'Comment se conclut le contrat, et les règles sur les prix, le paiement et les défauts.',
  lede: 'Ces conditions s’appliquent à toute commande passée dans cette boutique. Nous vous les envoyons avec la confirmation de commande, pour que vous puissiez les conserver.',
  sections: {
    parties: {
      heading: 'Qui vend à qui',
      blocks: [
        'Le vendeur est {{sellerInline}}. Nous vendons aux consommateurs et aux professionnels, en quantités usuelles pour un ménage. Aucun compte n’est nécessaire.',
      ],
    },
    contract: {
      heading: 'Comment se conclut le contrat',
      blocks: [
        'Nos pages vous invitent à faire une offre. Pour commander, vous mettez des articles au panier, indiquez sur une seule page vos coordonnées, la livraison et le paiement, vérifiez les articles, la livraison, les taxes et le total, puis cliquez sur « Commander avec obligation de paiement ». Jusque-là, vous pouvez tout modifier ; les erreurs sont signalées à côté du champ concerné.',
        'Le contrat est conclu quand notre confirmation vous parvient par e-mail, ce qui est immédiat. Si plusieurs commandes impayées se sont suivies, ce message annonce que nous vérifions d’abord la commande : le contrat est alors conclu par notre message suivant, qui l’accepte, et les articles sont mis de côté dès ce moment. Le contrat peut être conclu dans chacune des langues que propose la boutique. Nous conservons la commande : pendant cinq ans, vous pouvez la lire par le lien du message, qui contient aussi ces conditions, celles de la rétractation et le formulaire.',
        'Si un prix, le stock ou les frais de livraison ont changé entre la page que vous avez vue et votre commande, rien n’est commandé : nous vous montrons d’abord l’ancien et le nouveau total.',
      ],
    },
    prices: {
      heading: 'Prix et taxes',
      blocks: [
        'Les prix sont des prix totaux pour le pays de livraison choisi en haut de la page. Ils comprennent la TVA ou la GST de ce pays quand nous la percevons ; le panier et le reçu la détaillent par taux. La livraison s’y ajoute, comme l’indiquent [sa page](/delivery) et le panier. Il n’y a pas d’autres frais.',
        'Les prix dans une autre monnaie que celle de l’article sont convertis au cours du jour. Vous payez le prix affiché au moment de la commande ; les cours ultérieurs n’y changent rien.',
        'Un prix barré est le prix le plus bas des 30 jours précédant la réduction, et le pourcentage est calculé sur ce prix.',
        'Les livres et les livres numériques dont l’éditeur a fixé le prix pour la France ou pour l’Allemagne (loi du 10 août 1981, loi du 26 mai 2011 ; Buchpreisbindungsgesetz) coûtent partout le même prix quand ils y sont livrés : ni remise ni bon ne s’y applique.',
      ],
    },
    coupons: {
      heading: 'Bons de réduction',
      blocks: [
        'Vous pouvez utiliser un bon par commande. Il réduit le prix des articles auxquels il s’applique, jamais celui de la livraison ni des livres à prix fixe, et ne peut être échangé contre de l’argent. Pour un article retourné, nous remboursons ce que vous avez payé, déduction faite de sa part du bon.',
      ],
    },
    payment: {
      heading: 'Paiement',
      blocks: [
        {
          list: [
            {
              when: 'invoice',
              say: 'Sur facture : elle se trouve dans le colis, arrive aussi par e-mail et se paie dans les 14 jours suivant sa réception. Si rien n’est expédié, l’e-mail de confirmation nomme la somme, à payer dans les 14 jours suivant sa réception, et la facture suit par e-mail après le paiement.',
            },
            {
              when: 'onDelivery',
              say: 'À la livraison : vous payez à la réception du colis.',
            },
            {
              when: 'transfer',
              say: 'Par virement, à l’avance : vous virez le montant sur le compte indiqué sur votre reçu et dans la confirmation. Nous expédions la commande et ouvrons les livres numériques dès que l’argent est arrivé ; une commande qui n’est pas payée {{unpaidOrderDays}} jours après avoir été passée (pour une précommande : après la parution) prend fin automatiquement et ne coûte rien.',
            },
          ],
        },
        {
          when: 'stripe',
          say: [
            'Par carte ou par un autre moyen que Stripe propose pour votre pays et votre monnaie : sur la page de Stripe, vers laquelle la boutique vous conduit. Nous réservons votre commande pendant 30 minutes ; si elle n’est pas payée d’ici là, elle est annulée et ne coûte rien. Si un paiement prend plusieurs jours, elle reste réservée jusqu’à la réponse de la banque.',
          ],
        },
        {
          when: 'onAccount',
          say: [
            'Une commande sur facture ou à payer à la livraison qui n’est ni payée ni emballée {{unpaidOrderDays}} jours après avoir été passée (pour une précommande : après la parution) prend fin automatiquement et ne coûte rien ; un e-mail vous en informe.',
          ],
        },
        'Aucun moyen de paiement n’entraîne de supplément. Les articles restent notre propriété jusqu’à leur paiement.',
      ],
    },
    stock: {
      heading: 'Stock et livraison',
      blocks: [
        'Les articles au panier ne sont pas réservés : le premier qui commande reçoit le dernier exemplaire. Votre commande retire ses articles du stock à cet instant. Nous livrons dans les pays et les délais indiqués à la page [livraison](/delivery) ; les précommandes et les articles commandés pour vous, dans le délai indiqué sur leur page. Si nous ne pouvons pas livrer, nous vous prévenons aussitôt et remboursons ce que vous avez payé.',
      ],
    },
    ebooks: {
      heading: 'Livres numériques',
      blocks: [
        'Les livres numériques sont des fichiers (EPUB, par exemple) sans verrou, que vous et votre foyer pouvez lire sur autant d’appareils que vous voulez ; vous ne pouvez ni les transmettre ni les publier. Dès qu’ils sont payés, vous les téléchargez par un lien valable cinq ans. Si une édition corrigée du fichier paraît, vous pouvez l’y télécharger aussi, sans frais.',
      ],
    },
    withdrawal: {
      heading: 'Droit de rétractation',
      blocks: [
        'Les consommateurs peuvent se rétracter dans les 14 jours, sans motif. Les conditions et le formulaire figurent à la page [retours](/returns), et [la rétractation se fait ici](/withdrawal). Avant son expédition, une commande s’annule sans frais.',
      ],
    },
    warranty: {
      heading: 'Défauts et garantie',
      blocks: [
        'Les garanties légales s’appliquent : ce que nous livrons doit être conforme à sa description et propre à son usage. Dans l’Union européenne et au Royaume-Uni, nous répondons des défauts de conformité qui apparaissent dans les deux ans suivant la livraison (plus longtemps si la loi de votre pays le prévoit), et en France aussi des vices cachés (articles 1641 et suivants du Code civil) ; vous choisissez entre réparation et remplacement et, si cela échoue, pouvez obtenir une réduction du prix ou la résolution du contrat. Il n’y a pas d’autre garantie commerciale que celle que donne, le cas échéant, un fabricant.',
        { when: 'indianLaw', say: ['En Inde, le Consumer Protection Act 2019 s’applique.'] },
        'Nous répondons sans limite de la faute intentionnelle ou lourde et des atteintes à la vie, au corps et à la santé. En cas de faute légère, nous ne répondons que du manquement à une obligation essentielle du contrat, et seulement du dommage prévisible. Les règles sur la responsabilité du fait des produits restent applicables.',
      ],
    },
    disputes: {
      heading: 'Réclamations et litiges',
      blocks: [
        'Réclamations : [écrivez-nous](/contact).',
        'En Inde, vous pouvez écrire à notre responsable des réclamations, {{grievanceName}} ({{grievanceEmail}}), qui répond sous 48 heures et règle les réclamations en un mois.',
        '{{mediator}}',
        '{{dispute}}',
        'Le droit du pays du vendeur ({{country}}) s’applique, sans la convention des Nations unies sur les contrats de vente internationale de marchandises. En tant que consommateur, vous gardez la protection que vous donne la loi du pays où vous vivez, et vous pouvez y saisir la justice.',
      ],
    },
  },
}
