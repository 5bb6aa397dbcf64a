import type { Seller } from '#app/shop-settings/seller-facts.ts'

/** The seller of the demo is invented, with its names and numbers; its addresses do not exist. */
export const sampleSeller: Seller = {
  name: 'Octavo Books',
  legalForm: {
    en: 'sole proprietorship',
    fr: 'entreprise individuelle',
    de: 'Einzelunternehmen',
  },
  addressLines: ['3 Folding Street', '560002 Bengaluru', 'India'],
  country: 'IN',
  email: 'books@example.org',
  telephone: '+91 00 0000 0000',
  hours: {
    en: 'Monday to Saturday, 10:00 to 18:00 (India)',
    fr: 'Du lundi au samedi, de 10 h à 18 h (heure de l’Inde)',
    de: 'Montag bis Samstag, 10 bis 18 Uhr (Indien)',
  },
  register: {
    en: 'Commercial register of Bengaluru, no. 000000 (sample)',
    fr: 'Registre du commerce de Bengaluru, nº 000000 (exemple)',
    de: 'Handelsregister Bengaluru, Nr. 000000 (Muster)',
  },
  vatId: {
    en: 'GSTIN 29AAAAA0000A1Z5 (sample)',
    fr: 'GSTIN 29AAAAA0000A1Z5 (exemple)',
    de: 'GSTIN 29AAAAA0000A1Z5 (Muster)',
  },
  taxNumber: null,
  managingDirector: 'A. Folio',
  grievanceOfficer: { name: 'Q. Quarto', email: 'grievance@example.org', telephone: null },
  euRepresentative: {
    name: 'Octavo Europe',
    addressLines: ['Bogengasse 8', '04103 Leipzig', 'Germany'],
    email: 'europe@example.org',
  },
  mediator: {
    en: 'Buyers in France may turn, free of charge, to the consumer mediator: Médiateur exemple, 1 rue de l’Exemple, 75001 Paris, mediateur@example.org.',
    fr: 'Les consommateurs en France peuvent s’adresser gratuitement au médiateur de la consommation : Médiateur exemple, 1 rue de l’Exemple, 75001 Paris, mediateur@example.org.',
    de: 'Verbraucher in Frankreich können sich kostenlos an den Verbraucherschlichter wenden: Médiateur exemple, 1 rue de l’Exemple, 75001 Paris, mediateur@example.org.',
  },
  disputeSentence: {
    en: 'We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board (§ 36 VSBG).',
    fr: 'Nous ne sommes ni disposés ni tenus à participer à une procédure devant un organisme allemand de règlement des litiges de consommation (§ 36 VSBG).',
    de: 'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',
  },
  importer: null,
}
