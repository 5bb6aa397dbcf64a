import type { TextSource } from '../source.server.ts'

export const imprint = {
  title: 'Legal notice',
  description: 'Who runs this shop, and how to contact us.',
  lede: 'Who runs this shop and is responsible for its content.',
  sections: {
    seller: {
      heading: 'Seller',
      blocks: [
        {
          facts: [
            ['Name', '{{fullName}}'],
            ['Address', '{{address}}'],
            ['Managing director', '{{managingDirector}}'],
            ['E-mail', '[{{email}}](mailto:{{email}})'],
            ['Telephone', '[{{telephone}}](tel:{{telephoneLink}})'],
            ['Hours', '{{hours}}'],
            ['Register', '{{register}}'],
            ['VAT ID', '{{vatId}}', 'vatNumber'],
            ['Tax number', '{{vatId}}', 'taxNumber'],
          ],
        },
        'The quickest way to reach us is the [contact form](/contact).',
      ],
    },
    people: {
      heading: 'Our representatives',
      blocks: [
        {
          facts: [
            ['Grievance officer (India)', '{{grievanceName}}, {{grievanceEmail}}'],
            ['Responsible person in the EU', '{{euRepresentative}}'],
            ['Importer into India', '{{importer}}'],
          ],
        },
        {
          when: 'euRepresentative',
          say: [
            'The responsible person is our contact for product safety (Regulation (EU) 2023/988) and our representative for data protection (Art. 27 GDPR). The manufacturer of each product is named on its page.',
          ],
        },
      ],
    },
    disputes: {
      heading: 'Disputes',
      blocks: [
        'If something went wrong, please write to us first: most problems are solved within a day.',
        '{{dispute}}',
        '{{mediator}}',
      ],
    },
    content: {
      heading: 'Texts and pictures',
      blocks: [
        'The texts and drawings in this shop are our own. The works in the book samples are in the public domain or are shown with the permission of their publishers.',
      ],
    },
  },
} satisfies TextSource
