import type { Language } from '#app/i18n/languages.ts'
import type { ContactFormText } from '#app/shop/content/contact/contact.ts'
import type { DeliveryTableText } from './delivery-table.ts'
import type { StoredDataText, TextSource } from './source.server.ts'
import { about as aboutDe, aboutOwnName as aboutOwnNameDe } from './de/about.server.ts'
import { accessibility as accessibilityDe } from './de/accessibility.server.ts'
import { contact as contactDe, contactForm as contactFormDe } from './de/contact.server.ts'
import { delivery as deliveryDe, deliveryTable as deliveryTableDe } from './de/delivery.server.ts'
import { imprint as imprintDe } from './de/imprint.server.ts'
import { privacy as privacyDe, stored as storedDe } from './de/privacy.server.ts'
import { returns as returnsDe } from './de/returns.server.ts'
import { terms as termsDe } from './de/terms.server.ts'
import { about as aboutEn, aboutOwnName as aboutOwnNameEn } from './en/about.server.ts'
import { accessibility as accessibilityEn } from './en/accessibility.server.ts'
import { contact as contactEn, contactForm as contactFormEn } from './en/contact.server.ts'
import { delivery as deliveryEn, deliveryTable as deliveryTableEn } from './en/delivery.server.ts'
import { imprint as imprintEn } from './en/imprint.server.ts'
import { privacy as privacyEn, stored as storedEn } from './en/privacy.server.ts'
import { returns as returnsEn } from './en/returns.server.ts'
import { terms as termsEn } from './en/terms.server.ts'
import { about as aboutFr, aboutOwnName as aboutOwnNameFr } from './fr/about.server.ts'
import { accessibility as accessibilityFr } from './fr/accessibility.server.ts'
import { contact as contactFr, contactForm as contactFormFr } from './fr/contact.server.ts'
import { delivery as deliveryFr, deliveryTable as deliveryTableFr } from './fr/delivery.server.ts'
import { imprint as imprintFr } from './fr/imprint.server.ts'
import { privacy as privacyFr, stored as storedFr } from './fr/privacy.server.ts'
import { returns as returnsFr } from './fr/returns.server.ts'
import { terms as termsFr } from './fr/terms.server.ts'

export type LegalPageName =
  'about' | 'accessibility' | 'contact' | 'delivery' | 'imprint' | 'privacy' | 'returns' | 'terms'

/**
 * Holds the pages of text by name and language. They stay on the server; a browser gets only the
 * page it shows.
 */
export const legalPages: Record<LegalPageName, Record<Language, TextSource>> = {
  about: { en: aboutEn, fr: aboutFr, de: aboutDe },
  accessibility: { en: accessibilityEn, fr: accessibilityFr, de: accessibilityDe },
  contact: { en: contactEn, fr: contactFr, de: contactDe },
  delivery: { en: deliveryEn, fr: deliveryFr, de: deliveryDe },
  imprint: { en: imprintEn, fr: imprintFr, de: imprintDe },
  privacy: { en: privacyEn, fr: privacyFr, de: privacyDe },
  returns: { en: returnsEn, fr: returnsFr, de: returnsDe },
  terms: { en: termsEn, fr: termsFr, de: termsDe },
}

/** The sample shop tells of its name; a shop of another name says this. */
export const aboutOwnName: Record<Language, TextSource> = {
  en: aboutOwnNameEn,
  fr: aboutOwnNameFr,
  de: aboutOwnNameDe,
}

export const storedDataText: Record<Language, StoredDataText> = {
  en: storedEn,
  fr: storedFr,
  de: storedDe,
}

export const contactFormText: Record<Language, ContactFormText> = {
  en: contactFormEn,
  fr: contactFormFr,
  de: contactFormDe,
}

export const deliveryTableText: Record<Language, DeliveryTableText> = {
  en: deliveryTableEn,
  fr: deliveryTableFr,
  de: deliveryTableDe,
}
