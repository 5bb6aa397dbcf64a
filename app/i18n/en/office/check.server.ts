export const officeCheck = {
  title: 'Check',
  run: 'Check now',
  done: 'The shop was checked.',
  text: 'Looks whether orders, taxes, payments, stocks, e-books and mails agree with each other, and what the law wants to be stated. With many products this takes a while.',
  at: 'Last checked: {{time}}.',
  faults_one: '{{count}} fault,',
  faults_other: '{{count}} faults,',
  warnings_one: '{{count}} warning.',
  warnings_other: '{{count}} warnings.',
  first: 'These are the first {{count}}.',
  caption: 'What the last check found',
  empty: 'Everything is in order.',
  about: 'About',
  level: 'Kind',
  levels: {
    fault: 'Fault',
    warning: 'Warning',
  },
  says: 'Finding',
  on: { settings: 'Settings', files: 'Files', database: 'Database', mails: 'E-mails' },
  found: {
    'law-maker':
      'Product safety: name and addresses of its maker are missing (EU 2023/988, Art. 19).',
    'law-responsible':
      'Product safety: it is made outside the EU, and nobody in the EU is named who answers for it (EU 2023/988, Art. 16).',
    'law-mrp-missing': 'India: it is sold in a packing and has no maximum retail price.',
    'law-mrp-exceeded': 'India: it costs more than its maximum retail price.',
    'law-unit-price':
      'Unit price: it is sold by weight or volume, and nothing says how much it holds (PAngV § 4).',
    'law-fixed-price':
      'Fixed book price: it has no price in EUR, so it is not for sale where its price is fixed.',
    'law-accessibility': 'Accessibility: nothing is stated about this e-book (ONIX list 196).',
    'law-ebook-tax':
      'Tax in India: it is taxed as an e-book without a printed edition, and one is sold here.',
    'ebook-not-added': 'This e-book has no file yet, so it is not for sale.',
    'ebook-lost': 'This e-book is for sale, and its file is missing.',
    'ebook-other-accessibility': 'The file states another accessibility than the catalogue.',
    'invoice-without-account':
      'Payment by invoice is on, but no bank account is set, so invoices name no account to pay to.',
    'card-without-keys': 'Payment by card is on, but it is not offered without the keys of Stripe.',
    'tax-none': 'There is no tax rate for anything today, so no tax is charged.',
    'tax-some': 'There is no tax rate today for: {{kinds}}. No tax is charged on them.',
    'mail-given-up_one': 'An e-mail was given up after {{count}} attempt.',
    'mail-given-up_other': 'An e-mail was given up after {{count}} attempts.',
  },
}
