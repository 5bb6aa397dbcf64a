import type { Messages } from '../en.ts'

export const stock: Messages['stock'] = {
  heading: 'Prévenez-moi de son retour',
  soldOutIn: 'Épuisé en {{sizes}} ? Prévenez-moi',
  soldOut: 'Épuisé : {{variant}}.',
  words:
    'Nous vous écrivons une fois pour nous assurer que c’est bien vous, une fois quand l’article peut de nouveau être acheté, puis nous effaçons votre adresse.',
  email: 'Adresse e-mail',
  watch: 'Prévenez-moi',
  sent: 'Consultez votre messagerie : si nous ne vous avons pas déjà écrit à ce sujet, un message est en route. Suivez son lien, et nous vous préviendrons du retour de l’article.',
  ask: 'Voulez-vous que nous vous écrivions une fois, quand cet article pourra de nouveau être acheté ?',
  confirm: 'Oui, prévenez-moi',
  forget: 'Non, effacez mon adresse',
  waiting:
    'Vous êtes sur notre liste : nous vous écrirons une fois, quand cet article pourra de nouveau être acheté.',
  confirmed: 'Merci. Nous vous écrirons une fois, quand cet article pourra de nouveau être acheté.',
  forgotten: 'Votre adresse est effacée. Nous ne vous écrirons pas à ce sujet.',
  unknown:
    'Ce lien ne mène plus nulle part : il n’a pas été suivi dans les sept jours, l’adresse a été effacée, ou nous vous avons déjà prévenu. Si cet article est épuisé, vous pouvez laisser de nouveau votre adresse.',
}
