import type { Messages } from '../en.ts'

export const stock: Messages['stock'] = {
  heading: 'Prévenez-moi de son retour en stock',
  headingFile: 'Prévenez-moi dès que le livre est disponible',
  soldOutIn: 'Épuisé en {{sizes}} ? Prévenez-moi',
  soldOut: 'Épuisé : {{variant}}.',
  text: 'Nous vous écrivons une fois pour confirmer votre adresse, une fois quand l’article est de nouveau disponible, puis nous effaçons votre adresse.',
  textFile:
    'Nous vous écrivons une fois pour confirmer votre adresse, une fois quand le fichier est disponible, puis nous effaçons votre adresse.',
  email: 'Adresse e-mail',
  watch: 'Prévenez-moi',
  sent: 'Consultez votre messagerie : si nous ne vous avons pas déjà écrit à ce sujet, un message est en route. Ouvrez le lien qu’il contient, et nous vous préviendrons dès que l’article sera disponible.',
  offer: 'Voulez-vous que nous vous écrivions une fois, quand cet article sera disponible ?',
  confirm: 'Oui, prévenez-moi',
  forget: 'Non, effacez mon adresse',
  waiting:
    'Vous êtes sur notre liste : nous vous écrirons une fois, quand cet article sera disponible.',
  confirmed: 'Merci. Nous vous écrirons une fois, quand cet article sera disponible.',
  forgotten: 'Votre adresse est effacée. Nous ne vous écrirons pas à ce sujet.',
  unknown:
    'Ce lien n’est plus valable : il n’a pas été suivi dans les sept jours, l’adresse a été effacée, ou nous vous avons déjà prévenu. Si cet article est épuisé, vous pouvez laisser de nouveau votre adresse.',
}
