import type { ContactFormText } from '#app/shop/content/contact/contact.ts'
import type { contact as english } from '../en/contact.server.ts'
import type { SameText } from '../source.server.ts'

export const contact: SameText<typeof english> = {
  title: 'Contact',
  heading: 'Écrivez-nous',
  description: 'Un formulaire, une adresse, un téléphone : comment joindre cette boutique.',
  lede: 'Une personne répond, le plus souvent sous un jour ouvré.',
  sections: {
    reach: {
      heading: 'Comment nous joindre',
      blocks: [
        { lines: '{{letterLines}}' },
        {
          facts: [
            ['E-mail', '[{{email}}](mailto:{{email}})'],
            ['Téléphone', '[{{telephone}}](tel:{{telephoneLink}})'],
            ['Horaires', '{{hours}}'],
          ],
        },
        'Vous voulez renoncer à un contrat ? [Renoncer au contrat ici](/withdrawal). Où est ma commande ? [La suivre](/tracking).',
      ],
    },
    grievance: {
      heading: 'Responsable des réclamations (Inde)',
      blocks: [
        {
          facts: [
            ['Nom', '{{grievanceName}}'],
            ['E-mail', '[{{grievanceEmail}}](mailto:{{grievanceEmail}})'],
            ['Téléphone', '{{grievanceTelephone}}'],
          ],
        },
        'Toute réclamation reçoit une réponse sous 48 heures et est réglée dans le mois de sa réception (Consumer Protection (E-Commerce) Rules, 2020), responsable : {{grievanceName}}.',
      ],
    },
    importer: {
      heading: 'Importateur en Inde',
      blocks: [{ lines: '{{importerLines}}' }],
    },
  },
}

export const contactForm: ContactFormText = {
  name: 'Nom',
  email: 'E-mail',
  subject: 'Objet',
  subjectHint: 'Le numéro de la commande aide, s’il s’agit d’une commande.',
  message: 'Message',
  messageHint: 'Au plus 5 000 caractères.',
  send: 'Envoyer le message',
  kept: 'Nous gardons votre message un an, pour vous répondre :',
  privacy: 'politique de confidentialité',
  sent: 'Votre message nous est parvenu. Une confirmation part à votre adresse e-mail.',
}
