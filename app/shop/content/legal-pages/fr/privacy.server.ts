import type { privacy as english } from '../en/privacy.server.ts'
import type { SameText, StoredDataText } from '../source.server.ts'

export const privacy: SameText<typeof english> = {
  title: 'Politique de confidentialité',
  heading: 'Confidentialité',
  description:
    'Les données que cette boutique conserve sur ses visiteurs et ses clients, pourquoi et combien de temps.',
  lede: 'Nous ne conservons que ce qu’il faut pour livrer votre commande et retrouver ce que vous avez mis de côté. Nous ne vendons aucune donnée, ne suivons personne, et aucune page ne transmet à d’autres sociétés des données sur votre visite.',
  sections: {
    who: {
      heading: 'Qui est responsable',
      blocks: [
        { lines: '{{sellerLines}}' },
        'Dans l’Union européenne, nous sommes représentés par {{euRepresentative}}.',
        'En Inde, notre responsable des réclamations est {{grievanceName}}, {{grievanceEmail}}.',
      ],
    },
    cookies: {
      heading: 'Cookies',
      blocks: [
        'Parcourir la boutique ne dépose aucun cookie. Ceux qui suivent ne sont déposés que si vous faites quelque chose qui les exige (choisir une monnaie, un pays ou une langue, mettre un article au panier ou dans une liste, vous connecter), et ne servent qu’à cela. C’est pourquoi il n’y a pas de bandeau : la loi (art. 82 de la loi Informatique et Libertés ; art. 5(3) de la directive ePrivacy) n’en exige pas. Sous https, chaque nom commence par __Host-, si bien qu’aucun autre site ne peut les déposer.',
        {
          facts: [
            [
              'shop',
              'Contient un nombre aléatoire auquel sont rattachés votre panier et vos listes, vos choix de monnaie, de pays et de langue et, tant que vous êtes connecté, la clé de la connexion. Il est signé, les scripts ne peuvent pas le lire, et il expire {{guestDays}} jours après votre dernière action, ou quand vous l’effacez.',
            ],
            [
              'shop-device',
              'Déposé quand vous vous connectez. Contient un nombre aléatoire grâce auquel vos essais de mot de passe sont comptés à part de ceux d’inconnus : ils ne peuvent ni vous bloquer dans ce navigateur, ni deviner sans fin. Il ne dit rien de vous, n’ouvre rien à lui seul, est signé, et les scripts ne peuvent pas le lire. Il reste quand vous vous déconnectez, sans quoi il ne pourrait pas vous protéger, et expire {{deviceDays}} jours après votre dernière connexion, ou quand vous l’effacez.',
            ],
            [
              'shop-toast',
              'Transmet un message (« Ajouté au panier ») et l’article ajouté à la page suivante, qui l’efface ; il expire au bout d’une minute.',
            ],
            [
              'shop-wrote',
              'Indique seulement que vous venez de modifier quelque chose, pour que vous le voyiez aussitôt ; les scripts ne peuvent pas le lire, et il expire au bout de {{wroteSeconds}} secondes.',
            ],
          ],
        },
      ],
    },
    looking: {
      heading: 'Quand vous ne faites que parcourir la boutique',
      blocks: [
        'Votre navigateur envoie son adresse IP avec chaque requête, sans quoi nous ne pourrions pas répondre. Nous ne l’enregistrons pas. Les polices, images et scripts viennent uniquement de cette boutique.',
        'La langue de la première page suit la préférence de votre navigateur ; le pays de livraison se déduit de la langue de la page, jamais de votre adresse IP.',
      ],
    },
    stored: {
      heading: 'Ce que nous conservons, pourquoi, et combien de temps',
      blocks: [{ stored: true }],
    },
    others: {
      heading: 'Qui d’autre reçoit vos données',
      blocks: [
        {
          list: [
            'Le transporteur : votre nom, votre adresse et, si vous l’avez donné, votre numéro de téléphone, pour livrer le colis.',
            'Les sociétés qui exploitent notre serveur et envoient nos e-mails, sur nos instructions et liées par contrat.',
            'L’administration fiscale et d’autres autorités, quand une loi l’exige.',
          ],
        },
        {
          when: 'stripe',
          say: [
            'Stripe (Stripe Payments Europe Ltd., Dublin), si vous payez sur sa page : le numéro et le montant de votre commande et votre adresse e-mail. Le numéro de votre carte n’est transmis qu’à Stripe et ne passe jamais par cette boutique. Stripe est responsable de l’usage qu’il en fait.',
          ],
        },
        {
          when: 'mailFiles',
          say: [
            'Cette boutique n’envoie pas encore d’e-mails : ses messages restent sous forme de fichiers sur notre serveur, où nous seuls pouvons les lire, jusqu’à ce que nous les effacions.',
          ],
        },
        'Nous sommes établis et traitons vos données dans ce pays : {{country}}.',
        {
          when: 'outsideEea',
          say: [
            'Si vous vivez dans l’Union européenne, ce transfert est nécessaire à l’exécution du contrat conclu avec vous (art. 49(1)(b) du RGPD).',
          ],
        },
        'Nous ne prenons aucune décision automatisée à votre sujet et n’établissons aucun profil.',
      ],
    },
    rights: {
      heading: 'Vos droits',
      blocks: [
        {
          list: [
            'Accès et portabilité : [votre compte](/my-account) vous remet aussitôt tout ce que nous conservons dans un fichier.',
            'Rectification : nom, adresses, adresse e-mail et mot de passe se modifient dans [votre compte](/my-account).',
            'Effacement : « Supprimer le compte » y efface tout, sauf ce que le droit comptable nous oblige à garder. Le panier et les listes d’un visiteur s’effacent automatiquement.',
            'Limitation, opposition à ce qui repose sur notre intérêt, et retrait d’un consentement à tout moment : chaque message « prévenez-moi » contient un lien pour cela.',
            'Réclamation : auprès de nous, ou de l’autorité de protection des données là où vous vivez (en France, la CNIL).',
          ],
        },
        'Écrivez-nous par le [formulaire de contact](/contact) ou à [{{email}}](mailto:{{email}}). Nous répondons sous un mois et pouvons vous demander de confirmer votre identité.',
        'Vous n’êtes tenu de nous donner aucune donnée ; mais sans nom, adresse et adresse e-mail, nous ne pouvons expédier aucune commande.',
      ],
    },
    change: {
      heading: 'Ce texte',
      blocks: [
        'Ce texte a été modifié pour la dernière fois le {{textDay}} ; nous l’adaptons quand la boutique change. Il se fonde sur le règlement général sur la protection des données (RGPD) de l’Union européenne.',
        {
          when: 'ukLaw',
          say: [
            'Si vous vivez au Royaume-Uni, c’est le RGPD britannique (UK GDPR) qui s’applique.',
          ],
        },
        {
          when: 'swissLaw',
          say: [
            'Si vous vivez en Suisse, c’est la loi fédérale sur la protection des données (LPD) qui s’applique.',
          ],
        },
        {
          when: 'indianLaw',
          say: ['En Inde, le Digital Personal Data Protection Act 2023 s’applique.'],
        },
      ],
    },
  },
}

export const stored: StoredDataText = {
  headings: { what: 'Quoi', why: 'Pourquoi', until: 'Combien de temps' },
  topics: {
    cart: {
      name: 'Panier',
      what: 'Les articles, couleurs, tailles et quantités que vous avez choisis, quand, et un code de réduction. Ce que vous avez retiré en dernier, pour pouvoir le remettre.',
      why: 'Pour vous vendre ce que vous avez choisi (mesures précontractuelles, art. 6(1)(b) du RGPD).',
      until:
        'D’un visiteur : {{guestDays}} jours après le dernier usage de la boutique. D’un client : jusqu’à ce que vous le vidiez ou supprimiez le compte. Pour remettre : {{undoMinutes}} minutes.',
    },
    lists: {
      name: 'Envies et comparaison',
      what: 'Ce qui est sur vos listes et depuis quand ; la clé d’un lien, si vous partagez vos envies.',
      why: 'Parce que vous nous l’avez demandé (art. 6(1)(b) du RGPD).',
      until:
        'D’un visiteur : {{guestDays}} jours après le dernier usage de la boutique. D’un client : jusqu’au retrait, ou à la suppression du compte. Pour remettre : {{undoMinutes}} minutes.',
    },
    viewed: {
      name: 'Vus récemment',
      what: 'Les 12 derniers articles que vous avez regardés, et quand ; seulement si vous avez un cookie.',
      why: 'Pour vous les montrer de nouveau (notre intérêt à une boutique commode, art. 6(1)(f) du RGPD).',
      until:
        'Jusqu’à ce que de plus récents prennent leur place ; d’un visiteur, {{guestDays}} jours après le dernier usage.',
    },
    watches: {
      name: 'Prévenez-moi de son retour',
      what: 'Votre adresse e-mail, l’article, la langue, et quand vous avez demandé et confirmé.',
      why: 'Votre consentement, donné par le lien de notre premier message (art. 6(1)(a) du RGPD).',
      until:
        'Jusqu’à l’envoi du seul message ou votre retrait ; sans confirmation {{watchDays}} jours ; deux ans au plus.',
    },
    orders: {
      name: 'Commandes',
      what: 'Nom, adresse, adresse e-mail, numéro de téléphone si vous en avez donné un ; ce que vous avez acheté et à quel prix, taxes et livraison ; bon ; l’histoire de la commande et le numéro du colis ; sa facture et ses avoirs ; ce que notre équipe y a noté ; le nombre de votre cookie, pour que le même navigateur puisse lire le reçu.',
      why: 'Pour exécuter le contrat (art. 6(1)(b) du RGPD), et tenir les livres comme le droit fiscal et commercial l’exige (art. 6(1)(c) du RGPD).',
      until:
        'Dix ans après l’année de la commande ; ensuite l’acheteur est effacé, et seul reste ce qui a été vendu. Après la suppression du compte, adresse e-mail et téléphone s’effacent 45 jours après la fin de la commande.',
    },
    orderNetworks: {
      name: 'D’où viennent les commandes',
      what: 'Pour chaque commande, une empreinte de votre adresse IP (en IPv6, de ses 64 et 48 premiers bits) que personne ne peut inverser sans notre clé. L’adresse elle-même n’est pas enregistrée.',
      why: 'Pour arrêter les vagues de fausses commandes qui videraient le stock ou enverraient des messages à des inconnus (art. 6(1)(f) du RGPD).',
      until: '{{orderNetworkDays}} jours.',
    },
    payments: {
      name: 'Paiements et remboursements',
      what: 'Comment une commande se paie, l’état et l’heure, les remboursements avec montant et raison, et les numéros donnés par le service de paiement. Aucun numéro de carte.',
      why: 'Pour exécuter le contrat et tenir les livres (art. 6(1)(b) et (c) du RGPD).',
      until:
        'Aussi longtemps que la commande ; une fois l’acheteur effacé, ils n’identifient personne.',
    },
    withdrawals: {
      name: 'Rétractations et retours',
      what: 'Votre déclaration telle que vous l’avez faite : nom, commande, adresse e-mail, date et heure, contenu ; ce qui revient, et la raison si vous en avez donné une.',
      why: 'La loi vous donne le droit, et à nous le devoir d’en prouver la réception (art. 6(1)(c) du RGPD).',
      until: 'La déclaration six ans ; ce qui est revenu, aussi longtemps que la commande.',
    },
    ebooks: {
      name: 'Livres numériques achetés',
      what: 'Quel fichier appartient à quelle commande, combien de fois et quand il a été téléchargé en dernier, quelle édition ; la clé de votre propre flux de livres, hachée.',
      why: 'Pour vous donner les fichiers, et une édition plus récente s’il y en a une (art. 6(1)(b) du RGPD).',
      until: 'Aussi longtemps que la commande ; la clé du flux jusqu’à la suppression du compte.',
    },
    account: {
      name: 'Compte',
      what: 'Nom, adresse e-mail et si elle est confirmée, langue, une empreinte scrypt du mot de passe (jamais le mot de passe), adresses, et depuis quand vous l’avez.',
      why: 'Parce que vous l’avez ouvert (art. 6(1)(b) du RGPD).',
      until: 'Jusqu’à ce que vous le supprimiez.',
    },
    signIns: {
      name: 'Connexions',
      what: 'Pour chaque navigateur : le nom qu’il se donne, quand il s’est connecté et a servi en dernier, et une empreinte de sa clé. Une empreinte de la clé du cookie shop-device, quand il s’est connecté en dernier et combien de faux mots de passe sont venus avec elle, pour que ceux d’autrui ne vous bloquent pas.',
      why: 'Pour que vous puissiez les voir et y mettre fin, et pour la sûreté de votre compte (art. 6(1)(b) et (f) du RGPD).',
      until:
        'Jusqu’à votre déconnexion, ou {{unusedHours}} heures sans usage, {{keptSignInDays}} jours avec « rester connecté » ; la clé du cookie {{deviceDays}} jours après la dernière connexion, ou jusqu’à un nouveau mot de passe.',
    },
    accountLinks: {
      name: 'Liens vers le compte',
      what: 'Une empreinte de la clé d’un message qui confirme une adresse ou fixe un nouveau mot de passe, et l’adresse.',
      why: 'Pour reconnaître le lien (art. 6(1)(b) du RGPD).',
      until: 'Nouveau mot de passe : une heure. Confirmation : {{confirmDays}} jours.',
    },
    mails: {
      name: 'Messages envoyés',
      what: 'Destinataire, objet, texte et quand chacun est parti.',
      why: 'Pour l’envoyer, réessayer après un échec, et prouver ce qui a été confirmé (art. 6(1)(b) et (f) du RGPD).',
      until:
        'Le texte s’efface dès que le message est parti, le reste {{mailDays}} jours après. Ce qui n’a pas pu partir reste jusqu’à ce que nous l’ayons regardé.',
    },
    contact: {
      name: 'Messages reçus',
      what: 'Nom, adresse e-mail, objet, message, langue et heure ; nos réponses.',
      why: 'Pour vous répondre (art. 6(1)(b) du RGPD, sinon notre intérêt à répondre, art. 6(1)(f)).',
      until: '{{contactDays}} jours. Ce qui touche une commande est gardé avec elle.',
    },
    reviews: {
      name: 'Avis',
      what: 'Ce que vous avez écrit d’un produit, avec les étoiles, le nom que vous avez donné, la langue et les heures ; notre réponse publique ; que vous avez signalé un avis, avec une empreinte de votre réseau, car chaque réseau a un signalement.',
      why: 'Pour publier ce que vous vouliez publier (art. 6(1)(b) du RGPD) et masquer ce qui est illicite (notre intérêt, art. 6(1)(f)).',
      until:
        'Jusqu’à ce que vous retiriez l’avis ou supprimiez le compte ; pour annuler, {{undoMinutes}} minutes. Les signalements aussi longtemps que l’avis, sans le nom d’un visiteur.',
    },
    drafts: {
      name: 'Brouillons',
      what: 'Ce que vous avez saisi dans un formulaire qui demande une connexion, sans être connecté ou quand votre connexion avait pris fin : un avis, ou les champs de la commande, du profil et des adresses. Jamais de mot de passe ni de données de carte.',
      why: 'Pour que vous n’ayez pas à le saisir de nouveau (art. 6(1)(b) du RGPD). Ce que vous avez saisi sous un compte n’est montré qu’à ce compte.',
      until: 'Jusqu’à ce que vous envoyiez le formulaire, {{draftDays}} jours au plus.',
    },
    attempts: {
      name: 'Tentatives',
      what: 'Le fait qu’une connexion, un bon, un message ou autre a été tenté, sous une empreinte de votre adresse IP ou e-mail que personne ne peut inverser sans notre clé.',
      why: 'Pour empêcher de deviner des mots de passe et d’inonder la boutique de requêtes (notre intérêt à une boutique sûre, art. 6(1)(f) du RGPD).',
      until: 'Un jour.',
    },
    counters: {
      name: 'Compteurs de pages',
      what: 'Combien de fois une page a été servie et lancée chaque jour, et en quelle langue. Ni numéro, ni cookie, ni adresse n’y est joint ; un navigateur qui demande à ne pas être suivi ne signale pas le lancement. Et les mots des recherches sans résultat, avec leur nombre par jour et la langue ; pas ceux d’un tel navigateur, ni ce qui ressemble à une adresse e-mail, à une commande ou à un long numéro.',
      why: 'Pour voir ce qui sert et ce qui manque. Ces compteurs n’identifient personne.',
      until: 'Sans limite ; les mots des recherches, {{searchDays}} jours.',
    },
    audit: {
      name: 'Ce que le commerçant a changé',
      what: 'Quelle commande a changé quoi et quand ; une commande d’achat ou un client peut y être nommé.',
      why: 'Pour prouver les mouvements d’argent et de marchandises (art. 6(1)(c) et (f) du RGPD).',
      until: 'Dix ans.',
    },
  },
}
