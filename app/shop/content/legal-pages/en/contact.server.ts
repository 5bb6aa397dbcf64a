import type { ContactFormText } from '#app/shop/content/contact/contact.ts'
import type { TextSource } from '../source.server.ts'

export const contact = {
  title: 'Contact',
  heading: 'Write to us',
  description: 'A form, an address, a telephone number: how to reach this shop.',
  lede: 'A person answers, usually within a working day.',
  sections: {
    reach: {
      heading: 'How to reach us',
      blocks: [
        { lines: '{{letterLines}}' },
        {
          facts: [
            ['E-mail', '[{{email}}](mailto:{{email}})'],
            ['Telephone', '[{{telephone}}](tel:{{telephoneLink}})'],
            ['Hours', '{{hours}}'],
          ],
        },
        'Do you want to withdraw from a contract? [Withdraw from contract here](/withdrawal). Where is my order? [Track it](/tracking).',
      ],
    },
    grievance: {
      heading: 'Grievance officer (India)',
      blocks: [
        {
          facts: [
            ['Name', '{{grievanceName}}'],
            ['E-mail', '[{{grievanceEmail}}](mailto:{{grievanceEmail}})'],
            ['Telephone', '{{grievanceTelephone}}'],
          ],
        },
        'Every complaint is answered within 48 hours and settled within one month of receipt (Consumer Protection (E-Commerce) Rules, 2020), officer: {{grievanceName}}.',
      ],
    },
    importer: {
      heading: 'Importer into India',
      blocks: [{ lines: '{{importerLines}}' }],
    },
  },
} satisfies TextSource

export const contactForm: ContactFormText = {
  name: 'Name',
  email: 'E-mail',
  subject: 'Subject',
  subjectHint: 'An order’s number helps, if it is about one.',
  message: 'Message',
  messageHint: 'At most 5,000 characters.',
  send: 'Send the message',
  kept: 'We keep your message for a year, to answer you:',
  privacy: 'privacy policy',
  sent: 'Your message has reached us. A confirmation goes to your e-mail address.',
}
