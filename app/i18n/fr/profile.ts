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
  passwordText: 'Tous les autres navigateurs et programmes en seront déconnectés.',
  changePassword: 'Changer le mot de passe',
  signIns: 'Où vous êtes connecté',
  signInsText:
    'Si vous n’en reconnaissez pas une, mettez-y fin et choisissez un nouveau mot de passe.',
  unknownDevice: 'Appareil inconnu',
  since: 'Depuis le {{since}} · dernière utilisation le {{lastUsed}}',
  thisOne: 'Cet appareil',
  endThis: 'Déconnecter',
  endOthers: 'Déconnecter tous les autres',
  data: 'Vos données',
  dataText:
    'Tout ce que nous gardons sur vous, dans un fichier lisible par tous et par les programmes (JSON) : profil, adresses, commandes, panier et listes, ce que vous nous avez écrit, et où vous êtes connecté.',
  takeData: 'Télécharger mes données',
  delete: 'Supprimer le compte',
  deleteText:
    'Nous supprimons tout de suite et pour toujours votre profil, vos adresses, le panier, la liste d’envies et ses liens, la comparaison, ce que vous avez regardé et toutes les connexions ; si l’adresse est confirmée, vos messages aussi. Les rétractations restent six ans, car nous devons prouver leur réception.',
  deleteOrders:
    'Les commandes restent, car le droit comptable l’exige, jusqu’à dix ans : avec le nom, l’adresse postale, ce qui a été acheté et ce qui a été payé. Elles n’appartiennent alors plus à aucun compte, et un nouveau compte ne les ramène pas.',
  deleteContact:
    'Votre adresse e-mail et votre téléphone ne restent auprès d’une commande que jusqu’à ce qu’elle soit terminée : 45 jours après sa livraison et son paiement, ou son annulation. Les liens de nos messages restent valables.',
  deleteButton: 'Supprimer définitivement mon compte',
  confirmHeading: 'Confirmer votre adresse e-mail',
  confirmText:
    'Est-ce votre adresse, et avez-vous ouvert vous-même le compte chez Octavo ? Qui l’a ouvert y voit ce que vous commandez avec cette adresse.',
  confirmOrders: 'Vos commandes déjà passées avec elle apparaîtront aussi dans votre compte.',
  confirm: 'Confirmer',
  confirmDead:
    'Ce lien n’est plus valable : il sert une seule fois, pendant sept jours, et prend fin avec un nouveau mot de passe ou un autre lien. Dans votre compte, vous pouvez en demander un autre.',
  toAccount: 'Aller à mon compte',
}
