import type { ServerMessages } from '../en.server.ts'

export const mail: ServerMessages['mail'] = {
  order: {
    subject: 'Votre commande {{number}} chez Octavo',
    thanks: 'Merci, {{name}}.',
    received:
      'Nous avons reçu votre commande {{number}} du {{date}} et l’acceptons par cette confirmation. Voici les lignes et leur prix :',
    receipt: 'Votre reçu, ouvert pour vous pendant cinq ans',
    keep: 'Gardez le lien pour vous : quiconque l’a peut lire votre reçu.',
    deliveredTo: 'Adresse de livraison',
    payment: 'Paiement',
    questions: 'Des questions ? Répondez à ce message, ou écrivez à {{email}}.',
  },
  withdrawal: {
    heading: 'Droit de rétractation',
    terms: `Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours.

Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prenez physiquement possession du bien ; si les biens d’une même commande sont livrés séparément, du dernier bien.

Pour exercer le droit de rétractation, vous devez nous notifier ({{seller}}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation ci-dessous, mais ce n’est pas obligatoire.

Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.`,
    effectsHeading: 'Effets de la rétractation',
    effects: `En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous), sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous.

Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu le bien ou jusqu’à ce que vous ayez fourni une preuve d’expédition du bien, la date retenue étant celle du premier de ces faits.

Vous devrez renvoyer ou rendre le bien, à nous-mêmes, sans retard excessif et, en tout état de cause, au plus tard quatorze jours après que vous nous aurez communiqué votre décision de rétractation du présent contrat. Ce délai est réputé respecté si vous renvoyez le bien avant l’expiration du délai de quatorze jours. Vous devrez prendre en charge les frais directs de renvoi du bien.

Votre responsabilité n’est engagée qu’à l’égard de la dépréciation du bien résultant de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement de ce bien.`,
    formHeading: 'Modèle de formulaire de rétractation',
    form: `(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)

— À l’attention de {{seller}} :
— Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*) ci-dessous :
— Commandé le (*)/reçu le (*) :
— Nom du (des) consommateur(s) :
— Adresse du (des) consommateur(s) :
— Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :
— Date :

(*) Rayez la mention inutile.`,
  },
}
