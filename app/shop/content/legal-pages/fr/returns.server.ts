import type { returns as english } from '../en/returns.server.ts'
import type { SameText } from '../source.server.ts'

export const returns: SameText<typeof english> = {
  title: 'Retours et rétractation',
  heading: 'Retours',
  description:
    'Le droit de rétractation, ses conditions et son formulaire, et que faire d’un article abîmé.',
  lede: 'Vous avez 14 jours pour changer d’avis, sans motif. Pour ce qui est abîmé ou faux, vous avez plus longtemps.',
  sections: {
    how: {
      heading: 'Comment faire',
      blocks: [
        {
          list: [
            'Appuyez sur [Renoncer au contrat ici](/withdrawal), à tout moment pendant 14 jours à compter du jour où la dernière partie de votre commande vous est parvenue, puis sur « Confirmer la rétractation ». Il ne faut ni compte ni motif. Un message vous dit aussitôt que votre déclaration est reçue, avec sa date et son heure.',
            'Ou écrivez-nous de toute autre façon : par le formulaire ci-dessous, par e-mail à [{{email}}](mailto:{{email}}) ou par lettre.',
            'Renvoyez les articles dans les 14 jours qui suivent, à l’adresse ci-dessous. Les frais de renvoi sont à votre charge.',
            'Nous remboursons tout dans les 14 jours suivant votre déclaration, livraison comprise (sauf ce qu’un transporteur a coûté de plus que la poste), par le moyen avec lequel vous avez payé. Nous pouvons attendre les articles, ou une preuve de leur envoi.',
          ],
        },
        { lines: '{{sellerLines}}' },
        'Une commande qui n’est pas encore partie s’annule sur son reçu, sans frais. Si un de ses livres numériques a été téléchargé, vous vous rétractez pour le reste, même avant l’envoi.',
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
        'Pour les livres numériques, le droit de rétractation cesse quand le fichier est fourni, mais seulement si vous avez demandé à la commande, dans une case que personne n’a cochée pour vous, que nous fournissions dès que le fichier est là, reconnu que vous perdez ainsi ce droit, et si nous avons confirmé l’un et l’autre par e-mail. Sans cela, un livre numérique n’est pas fourni.',
        'Le droit se perd aussi pour les enregistrements scellés (livres audio sur CD) dont le sceau a été rompu.',
      ],
    },
    reasons: {
      heading: 'Abîmé, faux ou défectueux',
      blocks: [
        'Pour ce qui arrive abîmé, n’est pas ce que vous avez commandé ou se révèle défectueux, ouvrez le reçu de votre commande (son lien est dans l’e-mail de confirmation, ou sous [Mes commandes](/my-orders)) et choisissez-y « Retourner un article abîmé ou erroné », ligne par ligne. Le retour est alors à notre charge, et nous renvoyons, réparons ou remboursons selon votre choix et selon la loi : dans l’Union européenne et au Royaume-Uni, le vendeur répond des défauts pendant au moins deux ans à compter de la livraison ; voir les [conditions](/terms#warranty).',
      ],
    },
    form: {
      heading: 'Modèle de formulaire de rétractation',
      blocks: [{ mail: 'form' }],
    },
  },
}
