import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeMails: OfficeMessages['mails'] = {
  title: 'E-mails',
  text: 'L’envoi d’un e-mail qui échoue est réessayé pendant environ deux jours, puis abandonné. Le texte d’un e-mail n’est jamais affiché ; les envois restent listés 30 jours.',
  state: { failed: 'Abandonnés', due: 'En attente', sent: 'Envoyés' },
  caption: {
    failed: 'E-mails abandonnés, du plus récent au plus ancien',
    due: 'E-mails en attente, le prochain d’abord',
    sent: 'E-mails envoyés, du plus récent au plus ancien',
  },
  empty: {
    failed: 'Aucun e-mail n’a été abandonné.',
    due: 'Aucun e-mail n’est en attente.',
    sent: 'Aucun e-mail n’a été envoyé ces 30 derniers jours.',
  },
  subject: 'Objet',
  recipient: 'Destinataire',
  written: 'Écrit le',
  at: { failed: 'Abandonné le', due: 'Prochain essai', sent: 'Envoyé le' },
  attempts: 'Essais',
  lastError: 'Dernière erreur',
  error: {
    unreachable: 'Le serveur de messagerie était injoignable.',
    timeout: 'Le serveur de messagerie n’a pas répondu à temps.',
    password: 'Le serveur de messagerie a refusé le nom ou le mot de passe de la boutique.',
    recipient: 'Le serveur de messagerie a refusé le destinataire ou l’e-mail.',
    later: 'Le serveur de messagerie a demandé d’attendre.',
    certificate: 'Le certificat du serveur de messagerie n’est pas reconnu.',
  },
  order: 'Commande {{number}}',
  retry: 'Renvoyer',
  retryOne: 'Renvoyer : {{subject}}, à {{recipient}}',
  retryAll: 'Tout renvoyer',
  retried_one: '{{count}} e-mail sera bientôt renvoyé.',
  retried_other: '{{count}} e-mails seront bientôt renvoyés.',
  noneFailed: 'Il n’y a plus d’e-mail abandonné.',
  gone: 'Cet e-mail a été envoyé, renvoyé ou supprimé entre-temps.',
}
