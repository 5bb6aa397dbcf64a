import type { TextSource } from '../source.server.ts'

export const imprint = {
  title: 'Legal notice',
  description: 'Who keeps this shop, and how to reach them.',
  lede: 'Who keeps this shop and answers for its pages.',
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
            ['Tax number', '{{vatId}}'],
          ],
        },
        'Fastest by the [contact form](/contact).',
      ],
    },
    people: {
      heading: 'Others who answer for us',
      blocks: [
        {
          facts: [
            ['Grievance officer (India)', '{{grievanceName}}, {{grievanceEmail}}'],
            ['Responsible person in the EU', '{{euRepresentative}}'],
            ['Importer into India', '{{importer}}'],
          ],
        },
        'The responsible person answers for product safety (Regulation (EU) 2023/988) and represents us in matters of data protection (Art. 27 GDPR). The maker of each product is named on its page.',
      ],
    },
    disputes: {
      heading: 'Disputes',
      blocks: [
        'If something went wrong, please write to us first: most of it is settled in a day.',
        '{{dispute}}',
        '{{mediator}}',
      ],
    },
    content: {
      heading: 'Texts and pictures',
      blocks: [
        'The texts of this shop and its drawn pictures are our own. The works in the book samples are in the public domain or shown with their publishers’ leave.',
      ],
    },
  },
} satisfies TextSource
