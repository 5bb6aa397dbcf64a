import type { Messages } from '../en.ts'

export const account: Messages['account'] = {
  heading: 'Se connecter ou créer un compte',
  text: 'Avec un compte, votre panier, vos listes et vos commandes sont là sur chaque appareil. Vous pouvez aussi acheter sans compte.',
  signIn: 'Se connecter',
  register: 'Créer un compte',
  email: 'E-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  remember: 'Rester connecté',
  rememberText:
    'Pendant 30 jours dans ce navigateur ; sinon jusqu’à 12 heures après votre dernière visite',
  forgot: 'Mot de passe oublié ?',
  name: 'Prénom et nom',
  passwordHint: 'Au moins 8 caractères ; le mieux est une phrase',
  open: 'Créer un compte',
  openText:
    'Nous vous envoyons un lien pour confirmer l’adresse : vos commandes déjà passées avec elle apparaîtront alors aussi dans votre compte.',
  forgotHeading: 'Mot de passe oublié ?',
  forgotText:
    'Indiquez l’adresse de votre compte, et nous vous envoyons un lien vers une page où vous choisissez un nouveau mot de passe.',
  send: 'Recevoir un lien',
  sent: 'S’il existe un compte pour cette adresse, un lien est en route. Il sert une seule fois, pendant une heure. Rien reçu ? Regardez parmi les indésirables, ou vérifiez l’adresse saisie.',
  backToSignIn: 'Retour à la connexion',
  newHeading: 'Choisir un nouveau mot de passe',
  newFor: 'Pour le compte de {{email}}. Tous les autres navigateurs en seront déconnectés.',
  beginsAnew:
    'Personne n’a encore confirmé cette adresse, et nous ne savons pas qui a ouvert le compte. Il repart donc de zéro : nom, adresses, panier, listes et avis sont alors effacés. Les commandes restent.',
  newPassword: 'Nouveau mot de passe',
  setPassword: 'Enregistrer le mot de passe',
  linkDead:
    'Ce lien n’est plus valable : il sert une seule fois, pendant une heure. Demandez-en un autre ici.',
}
