import type { returns as english } from '../en/returns.server.ts'
import type { SameText } from '../source.server.ts'

export const returns: SameText<typeof english> = {
  title: 'Retours et rétractation',
  heading: 'Retours',
  description:
    'Votre droit de rétractation, ses conditions et son formulaire, et que faire d’un article abîmé.',
  lede: 'Vous avez 14 jours pour changer d’avis, sans avoir à vous justifier, et davantage si un article est abîmé ou ne correspond pas à votre commande.',
  sections: {
    how: {
      heading: 'Comment faire',
      blocks: [
        {
          list: [
            'Choisissez [Renoncer au contrat ici](/withdrawal), puis « Confirmer la rétractation », à tout moment dans les 14 jours qui suivent la réception du dernier article de votre commande. Vous n’avez besoin ni d’un compte ni d’un motif. Un e-mail accuse aussitôt réception de votre déclaration, avec sa date et son heure.',
            'Ou prévenez-nous de toute autre façon : avec le formulaire ci-dessous, par e-mail à [{{email}}](mailto:{{email}}) ou par lettre.',
            'Renvoyez ensuite les articles à l’adresse ci-dessous, dans un délai de 14 jours. Les frais de retour sont à votre charge.',
            'Nous vous remboursons dans les 14 jours suivant la réception de votre déclaration la totalité de ce que vous avez payé, frais de livraison compris (sauf le supplément d’un transporteur par rapport à la poste), par le même moyen de paiement. Nous pouvons différer le remboursement jusqu’à la réception des articles ou d’une preuve de leur envoi.',
          ],
        },
        { lines: '{{sellerLines}}' },
        'Une commande qui n’est pas encore expédiée peut être annulée sans frais depuis son reçu. Si vous en avez déjà téléchargé un livre numérique, rétractez-vous pour le reste, même avant l’expédition.',
      ],
    },
    terms: {
      heading: 'Conditions de la rétractation',
      blocks: [{ mail: 'terms' }],
    },
    effects: { heading: 'Effets de la rétractation', blocks: [{ mail: 'effects' }] },
    ebooks: {
      heading: 'Livres numériques',
      blocks: [
        'Pour les livres numériques, le droit de rétractation prend fin dès que le fichier est fourni, mais seulement si, lors de la commande, vous avez coché une case non précochée pour demander la fourniture du fichier dès qu’il est disponible et reconnaître que vous perdez ainsi ce droit, et si nous vous avons confirmé l’un et l’autre par e-mail. Sans cet accord, nous ne fournissons pas de livre numérique.',
        'Ce droit prend fin aussi pour les enregistrements audio scellés (livres audio sur CD) que vous avez descellés.',
      ],
    },
    reasons: {
      heading: 'Article abîmé, erroné ou défectueux',
      blocks: [
        'Si un article arrive abîmé, n’est pas celui que vous avez commandé ou se révèle défectueux, ouvrez le reçu de votre commande (vous trouverez le lien dans l’e-mail de confirmation ou sous [Mes commandes](/my-orders)), choisissez « Retourner un article abîmé ou erroné », puis les articles concernés. Le retour est à notre charge. Selon votre choix et dans le cadre de la loi, nous remplaçons l’article, le réparons ou le remboursons. Dans l’Union européenne et au Royaume-Uni, le vendeur répond des défauts pendant au moins deux ans à compter de la livraison ; voir les [conditions](/terms#warranty).',
      ],
    },
    form: {
      heading: 'Modèle de formulaire de rétractation',
      blocks: [{ mail: 'form' }],
    },
  },
}
