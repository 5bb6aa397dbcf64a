import type { Messages } from '../en.ts'

export const account: Messages['account'] = {
  heading: 'Se connecter ou créer un compte',
  text: 'Avec un compte, vous retrouvez panier, listes et commandes sur tous vos appareils. Vous pouvez aussi acheter sans compte.',
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
  passwordHint: 'Au moins 8 caractères, une phrase de préférence',
  open: 'Créer un compte',
  openText:
    'Nous vous envoyons un lien pour confirmer votre adresse. Vos commandes passées avec elle apparaîtront ensuite dans votre compte.',
  forgotHeading: 'Mot de passe oublié ?',
  forgotText:
    'Indiquez votre adresse e-mail : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  send: 'Recevoir un lien',
  sent: 'Si un compte existe pour cette adresse, un lien vient de partir. Il est valable une heure et ne sert qu’une fois. Rien reçu ? Regardez dans vos courriers indésirables ou vérifiez l’adresse saisie.',
  backToSignIn: 'Retour à la connexion',
  newHeading: 'Choisir un nouveau mot de passe',
  newFor: 'Pour le compte {{email}}. Vous serez déconnecté partout ailleurs.',
  beginsAnew:
    'Cette adresse n’a jamais été confirmée, et nous ne savons pas qui a ouvert le compte. Il repart donc de zéro : nom, adresses, panier, listes et avis seront effacés. Les commandes sont conservées.',
  newPassword: 'Nouveau mot de passe',
  setPassword: 'Enregistrer le mot de passe',
  linkDead:
    'Ce lien n’est plus valable : il dure une heure et ne sert qu’une fois. Demandez-en un autre ici.',
}
