import type { ContactFormText } from '#app/shop/content/contact/contact.ts'
import type { contact as english } from '../en/contact.server.ts'
import type { SameText } from '../source.server.ts'

export const contact: SameText<typeof english> = {
  title: 'Kontakt',
  heading: 'Schreiben Sie uns',
  description: 'Ein Formular, eine Anschrift, eine Telefonnummer: wie Sie diesen Shop erreichen.',
  lede: 'Ein Mensch antwortet, meist binnen eines Werktags.',
  sections: {
    reach: {
      heading: 'So erreichen Sie uns',
      blocks: [
        { lines: '{{letterLines}}' },
        {
          facts: [
            ['E-Mail', '[{{email}}](mailto:{{email}})'],
            ['Telefon', '[{{telephone}}](tel:{{telephoneLink}})'],
            ['Zeiten', '{{hours}}'],
          ],
        },
        'Möchten Sie einen Vertrag widerrufen? [Vertrag widerrufen](/withdrawal). Wo ist meine Bestellung? [Verfolgen](/tracking).',
      ],
    },
    grievance: {
      heading: 'Beschwerdestelle (Indien)',
      blocks: [
        {
          facts: [
            ['Name', '{{grievanceName}}'],
            ['E-Mail', '[{{grievanceEmail}}](mailto:{{grievanceEmail}})'],
            ['Telefon', '{{grievanceTelephone}}'],
          ],
        },
        'Jede Beschwerde wird binnen 48 Stunden beantwortet und binnen eines Monats nach Eingang erledigt (Consumer Protection (E-Commerce) Rules, 2020), zuständig: {{grievanceName}}.',
      ],
    },
    importer: {
      heading: 'Importeur nach Indien',
      blocks: [{ lines: '{{importerLines}}' }],
    },
  },
}

export const contactForm: ContactFormText = {
  name: 'Name',
  email: 'E-Mail',
  subject: 'Betreff',
  subjectHint: 'Die Nummer der Bestellung hilft, wenn es um eine geht.',
  message: 'Nachricht',
  messageHint: 'Höchstens 5.000 Zeichen.',
  send: 'Nachricht senden',
  kept: 'Wir bewahren Ihre Nachricht ein Jahr auf, um Ihnen zu antworten:',
  privacy: 'Datenschutzerklärung',
  sent: 'Ihre Nachricht ist bei uns eingegangen. Eine Bestätigung geht an Ihre E-Mail-Adresse.',
}
