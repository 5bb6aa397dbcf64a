import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeMails: OfficeMessages['mails'] = {
  title: 'E-Mails',
  text: 'Misslingt eine E-Mail, wird sie etwa zwei Tage lang noch einmal versucht; dann gilt sie als fehlgeschlagen. Der Text einer E-Mail wird nie gezeigt; Gesendetes steht hier 30 Tage lang.',
  state: { failed: 'Fehlgeschlagen', due: 'Wartend', sent: 'Gesendet' },
  caption: {
    failed: 'Fehlgeschlagene E-Mails, die neuesten zuerst',
    due: 'Wartende E-Mails, die nächste zuerst',
    sent: 'Gesendete E-Mails, die neuesten zuerst',
  },
  empty: {
    failed: 'Keine E-Mail ist fehlgeschlagen.',
    due: 'Keine E-Mail wartet.',
    sent: 'In den letzten 30 Tagen wurde keine E-Mail gesendet.',
  },
  subject: 'Betreff',
  recipient: 'An',
  written: 'Geschrieben',
  at: { failed: 'Letzter Versuch', due: 'Nächster Versuch', sent: 'Gesendet' },
  attempts: 'Versuche',
  lastError: 'Letzter Fehler',
  error: {
    unreachable: 'Der Mailserver war nicht erreichbar.',
    timeout: 'Der Mailserver hat nicht rechtzeitig geantwortet.',
    password: 'Der Mailserver hat Name oder Passwort des Ladens abgelehnt.',
    recipient: 'Der Mailserver hat den Empfänger oder die E-Mail abgelehnt.',
    later: 'Der Mailserver will die E-Mail erst später annehmen.',
    certificate: 'Dem Zertifikat des Mailservers wird nicht vertraut.',
  },
  order: 'Bestellung {{number}}',
  retry: 'Noch einmal senden',
  retryOne: 'Noch einmal senden: {{subject}}, an {{recipient}}',
  retryAll: 'Alle noch einmal senden',
  retried_one: '{{count}} E-Mail wird bald noch einmal gesendet.',
  retried_other: '{{count}} E-Mails werden bald noch einmal gesendet.',
  noneFailed: 'Es ist keine fehlgeschlagene E-Mail mehr da.',
  gone: 'Diese E-Mail wurde inzwischen gesendet, noch einmal angestoßen oder gelöscht.',
}
