import type { ServerMessages } from '../en.server.ts'
import { product } from './product.ts'

/** The cart and stock alerts refuse a product for these reasons, and the wishlist for most of them. */
const unavailable = {
  'unknown-product': 'Cet article n’est plus dans la boutique.',
  'unknown-variant': 'Il n’existe pas dans cette couleur et cette taille. Choisissez-en une autre.',
  'no-file': 'Le fichier n’est pas encore disponible.',
  withdrawn: product.withdrawn,
  'not-for-sale': product.notForSale,
}

const cart = {
  ...unavailable,
  'choose-variant': 'Choisissez d’abord une couleur et une taille.',
  'choose-color': 'Choisissez d’abord une couleur.',
  'choose-size': 'Choisissez d’abord une taille.',
  'sold-out': 'Cet article est épuisé.',
  'cart-full':
    'Un panier contient au plus 500 articles différents. Commandez d’abord ceux-ci, ou retirez-en un.',
  'wishlist-full':
    'Votre liste est pleine : elle compte 200 articles. Veuillez d’abord en retirer un.',
  'no-line':
    'Cet article n’est plus dans votre panier ; vous l’avez peut-être modifié dans une autre fenêtre.',
  'file-in-cart': 'Ce livre numérique est déjà dans votre panier.',
  'one-file': 'Un livre numérique est un seul fichier : on ne peut en acheter qu’un exemplaire.',
  'past-limit_one': 'Un seul exemplaire est disponible. N’en choisissez pas davantage.',
  'past-limit_other':
    'Seuls {{count}} exemplaires sont disponibles. N’en choisissez pas davantage.',
  'past-limit-in-cart_one': 'Un seul exemplaire est disponible, et il est déjà dans votre panier.',
  'past-limit-in-cart_other':
    'Seuls {{count}} exemplaires sont disponibles, et votre panier en contient déjà {{held}}.',
  addedQuantity: 'Indiquez un nombre entier de 1 à {{most}}',
  setQuantity: 'Indiquez un nombre entier de 1 à {{most}}, ou 0 pour le retirer',
}

/** A wish is not moved to the cart for these reasons. */
const wish = {
  unknown: cart['unknown-product'],
  'not-wished':
    'Cet article n’est plus dans votre liste d’envies ; vous l’avez peut-être changé dans une autre fenêtre.',
  partner: 'Cet article est vendu par notre partenaire, pas ici.',
  'e-book': cart['no-file'],
  withdrawn: cart.withdrawn,
  'not-for-sale': cart['not-for-sale'],
  choose: cart['choose-variant'],
  'sold-out': cart['sold-out'],
  'cart-full': cart['cart-full'],
  'at-limit_one': cart['past-limit-in-cart_one'],
  'at-limit_other': cart['past-limit-in-cart_other'],
}

export const refusal: ServerMessages['refusal'] = {
  ended: {
    heading: 'Votre session a expiré',
    text: 'Ce que vous aviez enregistré reste dans votre compte. Reconnectez-vous pour le retrouver et continuer.',
    link: 'Se reconnecter',
    typedWaits:
      'Votre saisie n’est pas perdue : vous la retrouverez dans le formulaire après la connexion.',
    typed: 'Votre saisie est de retour dans le formulaire. Elle n’est pas encore enregistrée.',
    typedOrder: 'Votre saisie est de retour ici. Rien n’est encore commandé.',
  },
  downloads: {
    number: 'Indiquez le numéro de commande, par exemple 7KX4M2PD',
    tooOften_one: 'Trop de demandes proviennent de votre réseau. Réessayez dans {{count}} minute.',
    tooOften_other:
      'Trop de demandes proviennent de votre réseau. Réessayez dans {{count}} minutes.',
    forbidden:
      'Vous ne pouvez pas ouvrir ce fichier d’ici. Ouvrez-le depuis la page où mène le lien de notre e-mail.',
    revoked: 'L’achat de ce livre numérique a été annulé : son fichier n’est plus disponible.',
    unpaid: 'Ce livre numérique est disponible dès réception de votre paiement.',
    later: 'Ce livre numérique paraît le {{day}} et est disponible à partir de ce jour.',
    unpaidLater:
      'Ce livre numérique paraît le {{day}}. Il est disponible ce jour-là si votre paiement nous est parvenu d’ici là.',
    gone: 'Ce fichier n’est pas disponible pour le moment. Écrivez-nous : {{email}}',
    range: 'Le fichier n’a pas cette partie.',
    withdrawn:
      'Cette adresse de bibliothèque n’est pas valable, ou ne l’est plus. Vous pouvez en créer une nouvelle sur la page de vos livres numériques.',
  },
  account: {
    wrong: 'Identifiants invalides',
    tooOften_one: 'Il y a eu trop de tentatives. Réessayez dans {{count}} minute.',
    tooOften_other: 'Il y a eu trop de tentatives. Réessayez dans {{count}} minutes.',
    name: { missing: 'Indiquez votre nom', long: 'Raccourcissez le nom à 100 caractères' },
    password: {
      wrong: 'Le mot de passe est incorrect',
      short: 'Utilisez au moins 8 caractères',
      long: 'Utilisez au plus 128 caractères',
      common:
        'C’est l’un des mots de passe essayés en premier lors des attaques. Choisissez-en un autre.',
      own: 'Ce mot de passe se compose surtout de votre nom, de votre adresse e-mail ou du nom de la boutique. Choisissez-en un autre.',
    },
    taken:
      'Un compte existe déjà avec cette adresse : connectez-vous ou choisissez un nouveau mot de passe',
    link: 'Ce lien n’est plus valable : il dure une heure et ne sert qu’une fois. Demandez-en un autre.',
    signInOver: 'Cet appareil était déjà déconnecté',
  },
  email: {
    missing: 'Indiquez votre adresse e-mail',
    malformed: 'Indiquez une adresse e-mail complète, par exemple camille@example.org',
    same: 'C’est déjà votre adresse',
    taken: 'Un autre compte utilise déjà cette adresse',
    unknown: 'Ce lien n’est plus valable, ou l’adresse appartient désormais à un autre compte.',
    nothing: 'Votre adresse est déjà confirmée',
  },
  address: {
    country: 'Choisissez un pays',
    full: 'Vous avez déjà enregistré {{count}} adresses. Supprimez-en d’abord une.',
    gone: 'Cette adresse n’est plus dans votre compte ; vous l’avez peut-être supprimée dans une autre fenêtre.',
  },
  badRequest: 'Nous n’avons pas pu lire cette demande.',
  cookies:
    'Votre navigateur a refusé notre cookie, et votre dernière action n’a pas pu être enregistrée. Le panier, vos listes, la connexion et le choix de la devise et du pays ont besoin de cookies. Autorisez-les pour cette boutique, puis réessayez.',
  unknownIntent: 'Cette page n’a pas ce bouton.',
  foreignOrigin: 'Ce formulaire vient d’un autre site ; rien n’a été fait.',
  method: 'Cette adresse ne reçoit de formulaires que par POST.',
  readOnly: 'Cette adresse est en lecture seule.',
  tooLarge: 'C’est plus que ce que nos formulaires peuvent contenir.',
  notAForm: 'Ce n’est pas un formulaire de cette boutique.',
  postcode: {
    IN: 'Indiquez un code PIN à six chiffres, par exemple 560001',
    DE: 'Indiquez un code postal allemand à cinq chiffres, par exemple 10115',
    FR: 'Indiquez un code postal à cinq chiffres, par exemple 75011',
    GB: 'Indiquez un code postal britannique, par exemple EC1A 1BB',
    AT: 'Indiquez un code postal autrichien à quatre chiffres, par exemple 1010',
    CH: 'Indiquez un code postal suisse à quatre chiffres, par exemple 8001',
    US: 'Indiquez un code ZIP à cinq chiffres, par exemple 10001, ou ZIP+4, par exemple 10001-1234',
    other: 'Indiquez un code postal de trois à dix lettres et chiffres',
  },
  checkout: {
    tooOften_one:
      'Trop de commandes avec cette adresse proviennent de votre réseau. Réessayez dans {{count}} heure, ou écrivez-nous si c’est urgent.',
    tooOften_other:
      'Trop de commandes avec cette adresse proviennent de votre réseau. Réessayez dans {{count}} heures, ou écrivez-nous si c’est urgent.',
    networkTooOften_one:
      'Trop de commandes proviennent de votre réseau. Réessayez dans {{count}} minute : tout ce que vous avez saisi est encore là. Écrivez-nous si c’est urgent.',
    networkTooOften_other:
      'Trop de commandes proviennent de votre réseau. Réessayez dans {{count}} minutes : tout ce que vous avez saisi est encore là. Écrivez-nous si c’est urgent.',
    ebookConsent:
      'Cochez cette case si vous voulez les livres numériques dès qu’ils sont disponibles, ou retirez-les du panier',
    telephone:
      'Indiquez un numéro de téléphone en chiffres, par exemple +33 1 23 45 67 89, ou laissez vide',
    name: 'Indiquez le prénom et le nom',
    addressLine1: 'Indiquez le numéro et la rue',
    addressLine2: 'Raccourcissez cette ligne à 200 caractères',
    city: 'Indiquez la ville',
    region: 'Indiquez l’État, par exemple New York',
    'too-long': 'Raccourcissez cette ligne à 200 caractères',
    link: 'Sans lien ni adresse e-mail, s’il vous plaît : cette ligne figure dans nos e-mails. S’il n’y en a pas, mettez une espace après chaque point.',
    payment: 'Choisissez un mode de paiement',
    paymentGone:
      'Ce mode de paiement n’est pas proposé pour cette commande. Choisissez-en un ci-dessous',
  },
  changed: {
    arrival: 'Date de livraison',
    country: 'Pays',
    delivery: 'Livraison',
    tax: 'Taxe comprise',
    noTax: 'aucune',
    total: 'Total',
    coupon: 'Code promo',
    noCoupon: 'aucun',
    unknown: 'Un article qui n’est plus dans la boutique',
    notShown: 'non affiché',
    noDelivery: 'impossible',
    gone: 'n’est plus dans la boutique',
    'not-for-sale': 'actuellement indisponible',
    withdrawn: 'n’est plus proposé',
    'no-file': 'le fichier n’est pas encore disponible',
    'sold-out': 'épuisé',
    removed: 'n’est plus dans votre panier',
    'too-many_one': 'plus que {{count}} exemplaire ; changez la quantité dans le panier',
    'too-many_other': 'plus que {{count}} exemplaires ; changez la quantité dans le panier',
  },
  order: {
    unmatched:
      'Nous ne trouvons aucune commande avec ce numéro et cette adresse e-mail. Veuillez vérifier les deux : ils figurent dans notre confirmation.',
    number: 'Saisissez le numéro de commande',
    tooOften_one: 'Il y a eu trop de tentatives. Veuillez réessayer dans {{count}} minute.',
    tooOften_other: 'Il y a eu trop de tentatives. Veuillez réessayer dans {{count}} minutes.',
    sent: 'Cette commande est déjà partie : on ne peut plus l’annuler, mais vous pouvez vous rétracter.',
    fetched:
      'Un livre numérique de cette commande a déjà été téléchargé : elle ne peut pas être annulée ici. Écrivez-nous.',
  },
  staffMail: {
    tooOften_one:
      'Cette adresse a reçu trop d’e-mails du personnel. Rien n’a été fait ; réessayez dans {{count}} minute.',
    tooOften_other:
      'Cette adresse a reçu trop d’e-mails du personnel. Rien n’a été fait ; réessayez dans {{count}} minutes.',
  },
  coupon: {
    tooOften_one: 'Trop de codes ont été essayés. Patientez une minute, s’il vous plaît.',
    tooOften_other: 'Trop de codes ont été essayés. Patientez {{count}} minutes, s’il vous plaît.',
    missing: 'Indiquez un code promo',
    unknown: 'Ce code promo n’est pas reconnu ; vérifiez qu’il est bien saisi.',
    'empty-cart':
      'Un code promo s’applique à ce que contient le panier, et rien dans le vôtre n’est disponible en ce moment.',
  },
  compare: {
    unknown: 'Cet article n’est plus dans la boutique ; il ne peut pas être comparé.',
    full: 'Vous comparez déjà {{most}} articles',
    itself: 'Un article ne peut pas se remplacer lui-même.',
    notCompared: 'L’article à remplacer n’est plus dans votre comparaison. Rien n’a changé.',
  },
  contact: {
    name: 'Indiquez votre nom',
    subject: 'Indiquez l’objet de votre message',
    message: 'Écrivez un message',
    tooLong: 'Écrivez au plus {{count}} caractères',
  },
  cart,
  wishlist: {
    unknown: cart['unknown-product'],
    full: cart['wishlist-full'],
    empty: 'Votre liste est encore vide : il n’y a rien à partager.',
    withdrawn: 'Le lien vers cette liste d’envies a été supprimé.',
    currency: 'Les prix ne sont connus qu’en {{currencies}}.',
  },
  wish,
  stock: {
    ...unavailable,
    'choose-variant': 'Choisissez la taille que vous attendez.',
    'not-for-sale':
      'Nous ne savons pas si cet article reviendra ; nous ne pouvons donc pas vous prévenir.',
    'can-be-bought': 'Cet article est disponible dès maintenant : inutile d’attendre.',
    tooOften_one: 'Trop de demandes proviennent de votre réseau. Réessayez dans {{count}} minute.',
    tooOften_other:
      'Trop de demandes proviennent de votre réseau. Réessayez dans {{count}} minutes.',
    unknownLink: 'Ce lien n’est plus valable.',
  },
  feed: {
    author: 'Cet auteur n’existe pas ici.',
    publisher: 'Cet éditeur n’existe pas ici.',
    category: 'Cette catégorie n’existe pas ici.',
    subject: 'Ce thème n’existe pas ici.',
    part: 'Cette partie n’existe pas.',
    page: 'Une page est un nombre entier à partir de 1.',
    beyond: 'Il n’y a pas autant de pages.',
    one: 'Choisissez un seul critère parmi auteur, éditeur, catégorie, thème et recherche.',
  },
  api: {
    token: 'Connectez-vous d’abord : cet appel demande un jeton valide.',
    tooOften_one: 'Ce compte a fait trop d’appels. Réessayez dans {{count}} minute.',
    tooOften_other: 'Ce compte a fait trop d’appels. Réessayez dans {{count}} minutes.',
    foreignOrigin: 'Les pages de ce site ne peuvent pas appeler la boutique.',
    method: 'Cet appel n’accepte que {{methods}}.',
    unknownCall: 'Cet appel n’existe pas.',
    notJson: 'Envoyez du JSON en UTF-8, avec le Content-Type application/json.',
    brokenJson: 'Le corps n’est pas du JSON lisible.',
    tooLarge: 'Le corps dépasse 256 Ko.',
    notAnObject: 'Le corps doit être un objet JSON.',
    field: '« {{field}} » manque ou est incorrect.',
    tooLong: '« {{field}} » est trop long.',
    fault: 'Une erreur s’est produite dans la boutique. Veuillez réessayer plus tard.',
  },
  withdrawal: {
    name: 'Indiquez votre nom',
    order: 'Indiquez le numéro de commande',
    long: 'C’est trop long',
    link: 'Sans lien ni adresse e-mail, s’il vous plaît : l’accusé de réception part par e-mail. S’il n’y en a pas, mettez une espace après chaque point.',
    lines: 'Indiquez une quantité pour chaque article, sans dépasser celle commandée',
    nothing: 'Indiquez une quantité pour un article au moins',
    reason: 'Choisissez le problème',
    unsent: 'Rien de cette commande n’a encore été envoyé.',
    cancelled: 'Cette commande a été annulée : il n’y a rien à renvoyer.',
    returned: 'Toute cette commande nous est déjà revenue.',
    stale: 'Ce formulaire a été ouvert il y a longtemps. Vérifiez-le et confirmez à nouveau.',
    tooOften_one:
      'Nous avons reçu trop de déclarations. Réessayez dans {{count}} minute. Vous pouvez aussi nous écrire par e-mail ou par lettre.',
    tooOften_other:
      'Nous avons reçu trop de déclarations. Réessayez dans {{count}} minutes. Vous pouvez aussi nous écrire par e-mail ou par lettre.',
  },
}
