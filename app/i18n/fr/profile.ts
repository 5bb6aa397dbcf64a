import type { Messages } from '../en.ts'

export const profile: Messages['profile'] = {
  heading: 'Mon compte',
  signedInAs: 'Vous êtes connecté avec l’adresse {{email}}.',
  nav: 'Compte',
  navProfile: 'Profil',
  navOrders: 'Commandes',
  navWishlist: 'Liste d’envies',
  profile: 'Profil',
  saveProfile: 'Enregistrer le profil',
  email: 'E-mail',
  emailIs: 'Votre adresse est {{email}}.',
  confirmed: 'Confirmée',
  unconfirmed: 'Pas encore confirmée',
  unconfirmedText:
    'Nous y avons envoyé un lien. Dès que vous l’aurez suivi, vos commandes déjà passées avec cette adresse apparaîtront aussi dans votre compte.',
  waiting:
    '{{email}} n’est pas encore votre adresse : ouvrez le lien que nous y avons envoyé. D’ici là, l’ancienne reste valable.',
  sendAgain: 'Renvoyer le lien',
  keepEmail: 'Garder l’ancienne adresse',
  newEmail: 'Nouvelle adresse e-mail',
  newEmailHint: 'Nous y envoyons un lien. Votre adresse ne change que lorsque vous le suivez.',
  changeEmail: 'Changer l’adresse',
  currentPassword: 'Mot de passe actuel',
  password: 'Mot de passe',
  passwordText: 'Vous serez déconnecté de tous les autres navigateurs et applications.',
  changePassword: 'Changer le mot de passe',
  signIns: 'Où vous êtes connecté',
  signInsText:
    'Si vous ne reconnaissez pas un appareil, déconnectez-le et choisissez un nouveau mot de passe.',
  unknownDevice: 'Appareil inconnu',
  since: 'Depuis le {{since}} · dernière utilisation le {{lastUsed}}',
  thisOne: 'Cet appareil',
  endThis: 'Déconnecter',
  endOthers: 'Déconnecter tous les autres',
  data: 'Vos données',
  dataText:
    'Tout ce que nous conservons sur vous, dans un fichier lisible par vous et par des programmes (JSON) : profil, adresses, commandes, panier et listes, ce que vous nous avez écrit, et où vous êtes connecté.',
  takeData: 'Télécharger mes données',
  delete: 'Supprimer le compte',
  deleteText:
    'Nous supprimons immédiatement et définitivement votre profil, vos adresses, le panier, la liste d’envies et ses liens, la comparaison, les articles vus récemment et toutes les connexions ; si l’adresse est confirmée, vos messages aussi. Les rétractations sont conservées six ans, car nous devons pouvoir prouver leur réception.',
  deleteOrders:
    'Les commandes sont conservées jusqu’à dix ans, comme l’exige le droit comptable : avec le nom, l’adresse postale, ce qui a été acheté et ce qui a été payé. Elles ne sont alors plus liées à aucun compte, et un nouveau compte ne les fait pas réapparaître.',
  deleteContact:
    'Votre adresse e-mail et votre numéro de téléphone ne sont conservés avec une commande que jusqu’à sa clôture : 45 jours après sa livraison et son paiement, ou son annulation. Les liens de nos e-mails restent valables.',
  deleteButton: 'Supprimer définitivement mon compte',
  confirmHeading: 'Confirmer votre adresse e-mail',
  confirmText:
    'Est-ce votre adresse, et avez-vous ouvert vous-même le compte chez {{shop}} ? La personne qui l’a ouvert y voit ce que vous commandez avec cette adresse.',
  confirmOrders: 'Vos commandes déjà passées avec elle apparaîtront aussi dans votre compte.',
  confirm: 'Confirmer',
  confirmDead:
    'Ce lien n’est plus valable : il dure sept jours, ne sert qu’une fois, et un lien plus récent ou un nouveau mot de passe l’annule. Vous pouvez en demander un autre dans votre compte.',
  toAccount: 'Aller à mon compte',
}
