import { staleReadSeconds } from '#app/database/stale-reads.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { settings } from '#app/settings.server.ts'
import { rememberedUnusedMs, unusedMs } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { deviceDays } from '#app/shop/customers/accounts/known-devices.server.ts'
import { confirmationValidMs as confirmMs } from '#app/shop/customers/accounts/email-confirmation.server.ts'
import { stockAlertConfirmMs as watchMs } from '#app/shop/operations/retention/retention.ts'
import { undoMs } from '#app/shop/operations/retention/retention.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { guestRetentionMs as guestMs } from '#app/shop/customers/accounts/unused-owners.server.ts'
import { mailRetentionMs as mailMs } from '#app/shop/messaging/mail/sweep-mail.server.ts'
import { formatDay } from '#app/i18n/format/format-order.ts'
import { retentionDays, orderNetworkDays } from '#app/shop/operations/retention/retention.ts'
import { draftDays } from '#app/shop/customers/drafts/drafts.server.ts'
import { addressLinesIn } from '#app/shop/operations/seller/address-lines.ts'
import { fullName, localisedText, senderLines } from '#app/shop/operations/seller/seller.ts'
import type { Contact, Seller } from '#app/shop-settings/seller-facts.ts'

/** This is the day of the texts' last change of content, ms UTC. */
const textDay = Date.UTC(2026, 10, 27)

/** Holds the values of variables; undefined leaves out each block that uses the variable. */
export type TemplateVariables = Record<string, string | undefined>

const inOneLine = (who: Contact | null, language: Language) =>
  who ? senderLines(who, language).join(', ') : undefined
const days = (ms: number) => String(ms / dayMs)

/** Returns the variables about the seller and the retention periods. */
export const templateVariablesOf = (who: Seller, language: Language): TemplateVariables => ({
  seller: who.name,
  fullName: fullName(who, language),
  sellerLines: senderLines(who, language).join('\n'),
  letterLines: [who.name, ...addressLinesIn(who, language)].join('\n'),
  sellerInline: senderLines(who, language).join(', '),
  address: addressLinesIn(who, language).join(', '),
  country: formatCountry(who.country, language),
  email: who.email,
  telephone: who.telephone ?? undefined,
  telephoneLink: who.telephone?.replace(/[^+\d]/g, ''),
  hours: who.hours?.[language],
  register: localisedText(who.register, language),
  vatId: localisedText(who.vatId, language),
  managingDirector: who.managingDirector ?? undefined,
  grievanceName: who.grievanceOfficer?.name,
  grievanceEmail: who.grievanceOfficer?.email,
  grievanceTelephone: who.grievanceOfficer?.telephone ?? undefined,
  euRepresentative: inOneLine(who.euRepresentative, language),
  importer: inOneLine(who.importer, language),
  importerLines: who.importer ? senderLines(who.importer, language).join('\n') : undefined,
  mediator: who.mediator?.[language],
  dispute: who.disputeSentence?.[language],
  textDay: formatDay(textDay, language),
  guestDays: days(guestMs),
  wroteSeconds: staleReadSeconds()?.toString(),
  undoMinutes: String(undoMs / 60_000),
  watchDays: days(watchMs),
  confirmDays: days(confirmMs),
  mailDays: days(mailMs),
  draftDays: String(draftDays),
  orderNetworkDays: String(orderNetworkDays),
  cutoff: `${settings().DISPATCH_CUTOFF_HOUR}${language === 'fr' ? '\u00a0h' : ':00'}`,
  unpaidOrderDays: String(settings().UNPAID_ORDER_DAYS),
  contactDays: String(retentionDays.contactMessage),
  searchDays: String(retentionDays.missedSearch),
  unusedHours: String(unusedMs / 3_600_000),
  keptSignInDays: days(rememberedUnusedMs),
  deviceDays: String(deviceDays),
})
