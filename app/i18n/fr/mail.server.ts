import type { ServerMessages } from '../en.server.ts'

export const mail: ServerMessages['mail'] = {
  ebooks: {
    heading: 'Vos livres numériques',
    link: 'Téléchargez-les ici, autant de fois que vous le souhaitez, pendant cinq ans. Gardez le lien pour vous : toute personne qui l’a peut télécharger les fichiers.',
    unpaid:
      'Le lien ouvre les fichiers dès que votre paiement nous est parvenu ; un e-mail vous prévient alors.',
    later: '{{name}} sera disponible à sa parution, le {{day}}.',
    unpaidLater:
      '{{name}} sera disponible à sa parution, le {{day}}, si votre paiement nous est parvenu d’ici là.',
    opened: 'Vous pouvez maintenant télécharger : {{names}}.',
    subject: 'Le lien vers vos livres numériques, commande {{number}}',
    editionSubject: 'Nouvelle édition : {{name}}',
    edition:
      'Le fichier de {{name}}, acheté avec votre commande {{number}}, existe dans une nouvelle édition. Elle est comprise dans votre achat ; le fichier acheté reste disponible lui aussi.',
    consent:
      'On nous a demandé de renvoyer le lien vers les livres numériques de votre commande {{number}}. Le voici :',
    ignore:
      'Si ce n’était pas vous, ignorez simplement cet e-mail : personne d’autre n’a reçu le lien.',
  },
  account: {
    welcomeSubject: 'Votre compte chez {{shop}}',
    welcome:
      'Un compte a été ouvert chez {{shop}} avec cette adresse. Vous pouvez l’utiliser tout de suite.\n\nConfirmez votre adresse, s’il vous plaît : vos commandes passées avec elle apparaîtront ensuite dans votre compte.',
    confirmSubject: 'Confirmez votre adresse e-mail',
    requested: 'On nous a demandé d’utiliser cette adresse pour un compte chez {{shop}}.',
    confirm:
      'Si c’était vous, ouvrez cette page et cliquez sur « Confirmer ». Le lien est valable sept jours :',
    confirmIgnore: 'Sinon, ne tenez pas compte de ce message : rien n’est confirmé sans vous.',
    resetSubject: 'Votre nouveau mot de passe pour {{shop}}',
    reset:
      'Nous avons reçu une demande de nouveau mot de passe pour le compte lié à cette adresse.',
    resetLink:
      'Choisissez-le sur cette page. Le lien est valable une heure et ne sert qu’une fois :',
    resetIgnore:
      'Si ce n’était pas vous, ne tenez pas compte de ce message : votre mot de passe ne change pas.',
    passwordChangedSubject: 'Votre mot de passe a été modifié',
    passwordChanged:
      'Le mot de passe de votre compte chez {{shop}} vient d’être modifié, et tous les autres navigateurs ont été déconnectés.',
    passwordChangedLink:
      'Si ce n’était pas vous, reprenez la main sur votre compte en choisissant tout de suite un nouveau mot de passe :',
    emailChangedSubject: 'Votre adresse e-mail a été modifiée',
    emailChanged:
      'Votre compte chez {{shop}} a désormais une autre adresse e-mail. Nous n’enverrons plus de messages sur ce compte à celle-ci.\n\nSi ce n’était pas vous, écrivez-nous tout de suite : {{seller}}',
    deletedSubject: 'Votre compte a été supprimé',
    deleted:
      'Votre compte chez {{shop}} vient d’être supprimé, comme demandé avec son mot de passe. Les commandes sont conservées comme le droit comptable l’exige.\n\nSi ce n’était pas vous, écrivez-nous tout de suite : {{seller}}',
  },
  shopkeeper: {
    orderSubject: 'Nouvelle commande {{number}}, {{total}}',
    order: 'La commande {{number}} a été passée le {{time}}.',
    unreserved:
      'Aucun stock ne lui est encore réservé : beaucoup de commandes impayées sont arrivées en une heure. Vérifiez-la d’abord.',
    toPack: 'À emballer',
    ebooks: 'Livres numériques : rien à expédier',
    buyer: 'Commandé par',
    ifPaidToday: 'Ce délai vaut si la commande est payée aujourd’hui.',
    payment: '{{name}} : {{state}}',
    next: 'Et maintenant',
    office: 'Ouvrir la commande dans la gestion de la boutique',
    show: 'Voir toute la commande : {{command}}',
    reserve: 'Après vérification, réserver le stock : {{command}}',
    paid: 'Une fois l’argent reçu : {{command}}',
    slip: 'Établir le bon de livraison : {{command}}',
    pack: 'Une fois le colis prêt : {{command}}',
    invoice: 'Établir ensuite la facture à joindre au colis : {{command}}',
    digestSubject_one: '{{count}} nouvelle commande',
    digestSubject_other: '{{count}} nouvelles commandes',
    lowSubject_one: 'Bientôt épuisé : {{name}}',
    lowSubject_other: '{{count}} articles bientôt épuisés',
    low: 'Depuis la commande {{number}}, il ne reste plus grand-chose de ceci :',
    left_one: 'reste {{count}}',
    left_other: 'restent {{count}}',
    soldOut: 'épuisé',
    once: 'Vous recevez ce message une seule fois, jusqu’à ce que le stock repasse au-dessus de {{count}}.',
    restock: 'Pour réapprovisionner : {{command}}',
    'under-way': {
      subject: 'Paiement en route, commande {{number}}',
      text: 'La commande {{number}} de {{total}} a été passée ; son paiement prend quelques jours, comme c’est le cas d’un prélèvement. Ses articles sont mis de côté. N’expédiez rien avant qu’elle ne soit payée. Vous recevrez un e-mail dès que l’argent sera arrivé, ou si le paiement est refusé.',
    },
    declined: {
      subject: 'Paiement refusé, commande {{number}}',
      text: 'Le paiement de {{total}} pour la commande {{number}} a été refusé. La commande est annulée et ses articles sont remis en vente.',
    },
    unpaid: {
      subject: 'Commande {{number}} impayée',
      text: 'La commande {{number}} de {{total}} n’a pas été payée à temps. Elle est annulée et ses articles sont remis en vente.',
    },
    wrong: {
      subject: 'Paiement inexact, commande {{number}}',
      text: 'Un paiement pour la commande {{number}} ne correspond pas aux {{total}} demandés. La commande reste impayée. Comparez-la au paiement chez Stripe.',
    },
    'refund-failed': {
      subject: 'Échec d’un remboursement, commande {{number}}',
      text: 'Un remboursement pour la commande {{number}} est revenu. Il est de nouveau dû ; occupez-vous-en.',
    },
    cancelled: {
      subject: 'Annulée par l’acheteur, commande {{number}}',
      text: 'L’acheteur a annulé la commande {{number}} de {{total}}. N’envoyez rien ; les articles sont remis en vente.',
    },
  },
  contact: {
    subject: 'Message : {{subject}}',
    office: 'Ouvrir le message dans la gestion de la boutique',
    from: '{{name}} ({{email}}) a écrit à la boutique le {{time}}. Votre réponse à ce message part à cette adresse.',
    copySubject: 'Nous avons reçu votre message',
    received:
      'Nous avons reçu votre message le {{time}} et y répondrons, le plus souvent sous un jour ouvré.',
    ignore:
      'Si vous ne nous avez pas écrit, quelqu’un a saisi votre adresse par erreur : ne tenez pas compte de ce message.',
    wrote: 'Le {{time}}, {{name}} a écrit :',
  },
  ready: {
    subject: 'Votre commande {{number}} est prête à retirer',
    text: 'Votre commande {{number}} est prête à retirer.',
  },
  dispatch: {
    subject: 'Votre commande {{number}} est en route',
    text: 'Votre commande {{number}} a été expédiée.',
    parcel: 'Colis {{code}}, {{carrier}}',
    toPay: 'Il vous reste donc {{amount}} à payer.',
    contents: 'Contenu',
    withdrawal:
      'Vous pouvez vous rétracter du contrat dans les 14 jours suivant celui où les biens vous parviennent, sans donner de motif : jusqu’au {{date}} au moins. La confirmation de votre commande et sa page expliquent comment faire.',
  },
  attached: {
    invoice: 'Votre facture {{number}} est jointe à ce message en PDF.',
    'credit-note': 'L’avoir {{number}} est joint à ce message en PDF.',
  },
  cancelled: {
    subject: 'Votre commande {{number}} a été annulée',
    text: 'Votre commande {{number}} a été annulée. Rien ne sera envoyé.',
    refund:
      'Vous aviez déjà payé : nous vous remboursons {{amount}} par le même moyen de paiement, dans les 14 jours.',
    noRefund: 'Vous n’aviez pas encore payé : il n’y a rien à payer ni à rembourser.',
    linesSubject: 'Une partie de votre commande {{number}} a été annulée',
    linesText: 'Ces articles de votre commande {{number}} ont été annulés avant leur envoi :',
    linesRefund:
      'Vous les aviez déjà payés : nous vous remboursons {{amount}} par le même moyen de paiement, le {{day}} au plus tard.',
    linesToPay: 'Vous payez désormais {{amount}} au lieu de {{total}}.',
    linesToPayCredited:
      'Vous payez désormais {{amount}} au lieu de {{total}} ; si une facture indique encore le montant plus élevé, payez le plus bas.',
    linesRest: 'Le reste de la commande ne change pas et vous sera envoyé.',
    linesFiles: 'Rien d’autre ne sera envoyé ; vous gardez vos livres numériques.',
  },
  accepted: {
    subject: 'Nous acceptons votre commande {{number}}',
    text: 'Nous avons vérifié votre commande {{number}}. Les articles vous sont réservés, et nous acceptons la commande par ce message.',
  },
  expired: {
    subject: 'Votre commande {{number}} a expiré',
    text: 'Votre commande {{number}} du {{date}} n’a été ni payée ni préparée à temps ; elle a donc expiré. Vous ne devez rien.\n\nSi vous avez payé entre-temps, vous serez remboursé. Vous pouvez commander à nouveau ; si quelque chose n’a pas marché de notre côté, répondez à ce message.',
  },
  orderLink: {
    subject: 'Le lien vers votre commande {{number}}',
    text: 'On nous a demandé le lien vers votre commande {{number}}.',
    ignore: 'Si ce n’était pas vous, ignorez ce message : personne d’autre n’a reçu le lien.',
  },
  orderPage: { link: 'Voir votre commande' },
  payment: {
    paidSubject: 'Payée : votre commande {{number}}',
    paid: 'Votre paiement de {{amount}} pour la commande {{number}} est arrivé. Merci.',
    unpaidSubject: 'Non payée : votre commande {{number}} est annulée',
    unpaid:
      'Votre commande {{number}} n’a pas été payée dans les 30 minutes ; elle est donc annulée. Vous ne devez rien, et rien n’a été débité.\n\nLes articles sont de nouveau en vente ; vous pouvez commander à nouveau.',
    declined:
      'Votre paiement pour la commande {{number}} a été refusé ; la commande est donc annulée. Vous ne devez rien.\n\nLes articles sont de nouveau en vente ; vous pouvez commander à nouveau et payer autrement.',
    lateSubject: 'Nous vous remboursons : votre commande {{number}}',
    late: {
      cancelled:
        'Votre paiement de {{amount}} pour la commande {{number}} est arrivé alors qu’elle était déjà annulée. Nous le remboursons en entier, par le moyen de paiement utilisé, le {{day}} au plus tard. Vous n’avez rien à faire.',
      withdrawn:
        'Votre paiement de {{amount}} pour la commande {{number}} est arrivé alors que vous vous en étiez déjà rétracté. Nous le remboursons en entier, par le moyen de paiement utilisé, le {{day}} au plus tard. Vous n’avez rien à faire.',
      returned:
        'Votre paiement de {{amount}} pour la commande {{number}} est arrivé alors que tous ses articles étaient déjà revenus. Nous le remboursons en entier, par le moyen de paiement utilisé, le {{day}} au plus tard. Vous n’avez rien à faire.',
      paid: 'Votre paiement de {{amount}} pour la commande {{number}} est arrivé alors qu’elle était déjà payée. Nous le remboursons en entier, par le moyen de paiement utilisé, le {{day}} au plus tard. Vous n’avez rien à faire.',
    },
    refundSubject: 'Remboursement : votre commande {{number}}',
    refund:
      'Nous avons remboursé {{amount}} pour votre commande {{number}}, par le moyen de paiement utilisé. Votre banque peut mettre quelques jours à créditer votre compte.',
    reference: 'Référence : {{reference}}',
  },
  order: {
    subject: 'Votre commande {{number}} chez {{shop}}',
    invoice:
      'Le montant est à régler dans les 14 jours qui suivent la réception de ce message. Une fois le paiement arrivé, la facture suit par e-mail.',
    stripe:
      'Vous payez sur la page de Stripe, notre prestataire de paiement, accessible depuis votre reçu. La commande attend votre paiement jusqu’à {{time}}, puis elle est annulée. Un prélèvement, par exemple, prend quelques jours : si vous choisissez ce moyen, la commande attend l’argent, et un e-mail vous prévient.',
    taxNumber: 'Numéro fiscal : {{number}}',
    vatNumber: 'N° de TVA : {{number}}',
    thanks: 'Merci, {{name}}.',
    thanksUnnamed: 'Merci de votre commande.',
    noted: 'Nous avons reçu votre commande {{number}} du {{date}}.',
    lines: 'Voici les articles et leurs prix :',
    unreserved:
      'Nous vérifions cette commande avant de réserver les articles, car plusieurs commandes impayées sont arrivées en une heure, peut-être d’autres personnes qui partagent votre connexion. D’ici là, rien n’est mis de côté pour vous. Dès que nous l’aurons vérifiée, ou que votre paiement sera arrivé, nous l’accepterons par e-mail.',
    nameOnPage: 'Le nom saisi figure sur la page de la commande.',
    addressOnPage: 'Le nom et l’adresse saisis figurent sur la page de la commande.',
    received:
      'Nous avons reçu votre commande {{number}} du {{date}} et l’acceptons par cette confirmation. Voici les articles et leurs prix :',
    receipt: 'Votre reçu, accessible pendant cinq ans',
    keep: 'Gardez le lien pour vous : toute personne qui l’a peut lire votre reçu.',
    deliveredTo: 'Adresse de livraison',
    payment: 'Paiement',
    questions: 'Des questions ? Répondez à ce message, ou écrivez à {{email}}.',
  },
  withdrawal: {
    heading: 'Droit de rétractation',
    terms: `Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours.

Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prenez physiquement possession du bien ; si les biens d’une même commande sont livrés séparément, du dernier bien.

Pour exercer le droit de rétractation, vous devez nous notifier ({{seller}}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou e-mail). Vous pouvez utiliser le modèle de formulaire de rétractation ci-dessous, mais ce n’est pas obligatoire.

Vous pouvez également exercer votre droit de rétractation en ligne, par la fonctionnalité « Renoncer au contrat ici » ({{where}}). Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons sans retard indu, sur un support durable (par exemple, par e-mail), un accusé de réception de la rétractation indiquant sa teneur ainsi que la date et l’heure de sa soumission.

Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.`,
    ebooksLost:
      'Pour ce qui vous a été fourni avec votre accord, vous avez perdu le droit de rétractation : {{names}}.',
    ebooksOpen:
      'Pas encore fourni : {{names}}. Jusque-là, vous pouvez vous rétracter du contrat sur ce point sans donner de motif : en ligne ({{where}}) ou par toute autre déclaration dénuée d’ambiguïté. La fourniture met fin à ce droit.',
    functionPage: 'la page de la fonctionnalité',
    effectsHeading: 'Effets de la rétractation',
    effects: `En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous), sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous.

Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu le bien ou jusqu’à ce que vous ayez fourni une preuve d’expédition du bien, la date retenue étant celle du premier de ces faits.

Vous devrez renvoyer ou rendre le bien, à nous-mêmes, sans retard excessif et, en tout état de cause, au plus tard quatorze jours après que vous nous aurez communiqué votre décision de rétractation du présent contrat. Ce délai est réputé respecté si vous renvoyez le bien avant l’expiration du délai de quatorze jours. Vous devrez prendre en charge les frais directs de renvoi du bien.

Votre responsabilité n’est engagée qu’à l’égard de la dépréciation du bien résultant de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement de ce bien.`,
    formHeading: 'Modèle de formulaire de rétractation',
    form: `(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)

— À l’attention du vendeur, {{seller}} :
— Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*) ci-dessous :
— Commandé le (*)/reçu le (*) :
— Nom du (des) consommateur(s) :
— Adresse du (des) consommateur(s) :
— Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :
— Date :

(*) Rayez la mention inutile.`,
  },
  stock: {
    confirmSubject: 'Faut-il vous prévenir dès sa disponibilité ? {{name}}',
    requested:
      'On nous a demandé d’écrire une fois à cette adresse, quand cet article sera disponible chez {{shop}} :\n\n{{name}}',
    confirm: 'Si c’était vous, ouvrez cette page et cliquez sur « Oui, prévenez-moi » :',
    ignore:
      'Sinon, ne tenez pas compte de ce message : nous ne vous écrirons pas à ce sujet, et votre adresse sera effacée au bout de sept jours.',
    unsubscribe: 'Vous pouvez effacer votre adresse à tout moment sur cette même page.',
    backSubject: 'Disponible : {{name}}',
    back: 'Vous nous avez demandé de vous prévenir. Cet article est maintenant disponible :\n\n{{name}}',
    toPage: 'Voir l’article dans la boutique :',
    notStored: 'Rien n’est réservé : premier arrivé, premier servi.',
    deleted:
      'C’est le seul message à ce sujet. Votre adresse est maintenant retirée de la liste : vous n’avez pas à vous désinscrire.',
  },
  withdrawn: {
    subject: 'Nous avons reçu votre rétractation',
    sellerSubject: 'Une rétractation a été déclarée',
    received: 'Nous avons reçu cette rétractation d’un contrat le {{time}}.',
    content: 'La déclaration',
    page: 'La déclaration entière figure sur cette page. Gardez le lien ou imprimez la page :',
    nextHeading: 'La suite',
    next: 'Si vous avez déjà reçu des articles, renvoyez-les dans les 14 jours à l’adresse ci-dessous. Si vous avez déjà payé, nous vous remboursons, livraison comprise, dans les 14 jours à compter d’aujourd’hui et par le même moyen de paiement ; nous pouvons attendre le retour des articles ou la preuve de leur envoi.\n\nLes livres numériques déjà fournis avec votre accord ne sont pas concernés. Tous les autres restent inaccessibles : il n’y a rien à renvoyer, et ce qui n’est pas encore payé n’est plus à payer.',
  },
  returned: {
    subject: 'Votre retour, commande {{number}}',
    sellerSubject: 'Un retour a été déclaré, commande {{number}}',
    announced: 'Vous avez déclaré un retour pour votre commande {{number}} :',
    whereTo: 'À envoyer à',
    seller: 'À l’arrivée : {{command}}',
    next: 'Le retour est à nos frais : gardez le reçu de la poste et dites-nous ce qu’il a coûté. Dès l’arrivée, nous l’examinons, puis nous remplaçons ou remboursons.',
    received:
      'Votre retour pour la commande {{number}} est bien arrivé. Ce que vous avez payé est remboursé par le même moyen de paiement.',
    receivedUnpaid:
      'Votre retour pour la commande {{number}} est bien arrivé. Vous n’avez pas à le payer.',
    nothingDue:
      'Il ne reste rien à payer pour cette commande. Si une facture indique encore un montant, ne le payez pas.',
    refused:
      'Nous ne pouvons pas reprendre ce que vous avez renvoyé de votre commande {{number}}. La raison :',
    lines: 'Articles',
    reason: {
      damaged: 'Arrivé abîmé',
      wrong: 'Ce n’est pas ce qui a été commandé',
      'not-as-described': 'Non conforme à la description',
      other: 'Autre chose',
    },
  },
}
