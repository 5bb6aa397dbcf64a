import { settings } from '#app/settings.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { isCountry, isInEu } from '#app/i18n/markets.ts'
import { isVatNumber } from '#app/shop/operations/seller/vat-number.ts'
import { localisedText, senderLines } from '#app/shop/operations/seller/seller.ts'
import type { Seller } from '#app/shop-settings/seller-facts.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { isMarket } from '#app/shop-settings/markets.server.ts'
import { hasSampleName } from '#app/shop-settings/shop-identity.ts'
import { fillVariables, parseSentence } from './fill-variables.ts'
import { templateVariablesOf, type TemplateVariables } from './template-variables.server.ts'
import type { Condition, CustomsCondition, Source, TextSource } from './source.server.ts'
import { storedTopics, tablesOf } from './stored-topics.ts'
import type { Sentence, StoredEntry, TextBlock, LegalPage } from './legal-page.ts'
import {
  aboutOwnName,
  storedDataText,
  legalPages,
  type LegalPageName,
} from './legal-pages.server.ts'

type TemplateContext = {
  language: Language
  gaps: TemplateVariables
  who: Seller
  customs: readonly CustomsCondition[]
}

export type FoundLegalPage = { title: string; description: string; page: LegalPage }

/**
 * Returns a page of the shop's own text with its variables replaced. `more` holds variables of this page alone.
 * @param customs The conditions that are met of those that a page cannot tell by itself.
 */
export function findLegalPage(
  name: LegalPageName,
  language: Language,
  more: TemplateVariables = {},
  customs: readonly CustomsCondition[] = [],
): FoundLegalPage {
  const isOwnName = name === 'about' && !hasSampleName()
  const source: TextSource = (isOwnName ? aboutOwnName : legalPages[name])[language]
  const who = seller()
  const filling = {
    language,
    who,
    customs,
    gaps: { ...templateVariablesOf(who, language), ...more },
  }
  const sections = Object.entries(source.sections).map(([id, { heading, blocks }]) => ({
    id,
    heading,
    blocks: blocks.flatMap((block) => describe(block, filling)),
  }))
  return {
    title: source.title,
    description: source.description,
    page: {
      heading: source.heading ?? source.title,
      lede: source.lede,
      sections: sections.filter(({ blocks }) => blocks.length > 0),
    },
  }
}

function describe(source: Source, filling: TemplateContext): TextBlock[] {
  const { gaps, language, who } = filling
  if (typeof source === 'string') {
    const words = parseSentence(source, gaps)
    return words ? [{ kind: 'paragraph', words }] : []
  }
  if ('list' in source) {
    const items = source.list.flatMap((item) => {
      if (typeof item === 'string') return wrapped(parseSentence(item, gaps))
      return isMet(item.when, filling) ? wrapped(parseSentence(item.say, gaps)) : []
    })
    return items.length > 0 ? [{ kind: 'list', items }] : []
  }
  if ('facts' in source) {
    const rows = source.facts
      .filter(([, , when]) => when === undefined || isMet(when, filling))
      .flatMap(([name, value]) =>
        wrapped(parseSentence(value, gaps)).map((words) => ({ name, words })),
      )
    return rows.length > 0 ? [{ kind: 'facts', rows }] : []
  }
  if ('lines' in source) {
    const filled = fillVariables(source.lines, gaps)
    return filled === undefined ? [] : [{ kind: 'lines', lines: filled.split('\n') }]
  }
  if ('mail' in source) return withdrawalBlocks(source.mail, language, who)
  if ('stored' in source) return [{ kind: 'stored', entries: describeStored(language, gaps) }]
  return isMet(source.when, filling) ? source.say.flatMap((one) => describe(one, filling)) : []
}

const wrapped = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value])

/** Returns a text about withdrawal, which page and mail share. */
export function withdrawalBlocks(
  part: 'terms' | 'effects' | 'form',
  language: Language,
  who: Seller,
): TextBlock[] {
  const t = translator(language)
  // The seller's variable is replaced last, so that text of a file never becomes a link.
  const gaps = { seller: senderLines(who, language).join(', ') }
  const named = {
    seller: '{{seller}}',
    where: `[${t('mail.withdrawal.functionPage')}](/withdrawal)`,
  }
  const paragraphs = t(`mail.withdrawal.${part}`, named).split('\n\n')
  return paragraphs.map((text) =>
    text.includes('\n')
      ? { kind: 'lines', lines: fillVariables(text, gaps)!.split('\n') }
      : { kind: 'paragraph', words: parseSentence(text, gaps)! },
  )
}

/** Describes the personal data that the shop stores. */
export function describeStored(language: Language, gaps: TemplateVariables): StoredEntry[] {
  const { headings, topics } = storedDataText[language]
  return storedTopics.map((topic) => ({
    id: `stored-${topic}`,
    tables: tablesOf(topic).join(' '),
    name: topics[topic].name,
    facts: (['what', 'why', 'until'] as const).flatMap((fact) =>
      wrapped(parseSentence(topics[topic][fact], gaps)).map((words): [string, Sentence] => [
        headings[fact],
        words,
      ]),
    ),
  }))
}

/** Returns whether the GDPR applies in a country, which is then no third country (Art. 44 GDPR). */
const isInEea = (country: string) =>
  isCountry(country) ? isInEu(country) : ['IS', 'LI', 'NO'].includes(country)

const countryOfLaw = { ukLaw: 'GB', swissLaw: 'CH', indianLaw: 'IN' } as const

function isMet(condition: Condition, { who, language, customs }: TemplateContext): boolean {
  const { SMTP_URL, STRIPE_SECRET_KEY } = settings()
  const { paymentInvoice, paymentOnDelivery, paymentTransfer, paymentCard } = shopSettings()
  switch (condition) {
    case 'mailFiles':
      return SMTP_URL === undefined
    case 'stripe':
      return STRIPE_SECRET_KEY !== undefined && paymentCard.on
    case 'invoice':
      return paymentInvoice.on
    case 'onDelivery':
      return paymentOnDelivery.on
    case 'onAccount':
      return paymentInvoice.on || paymentOnDelivery.on
    case 'transfer':
      return paymentTransfer.on
    case 'euRepresentative':
      return who.euRepresentative !== null
    case 'outsideEea':
      return !isInEea(who.country)
    case 'vatNumber':
    case 'taxNumber':
      return (condition === 'vatNumber') === isVatNumber(localisedText(who.vatId, language))
    case 'ukLaw':
    case 'swissLaw':
    case 'indianLaw':
      return who.country === countryOfLaw[condition] || isMarket(countryOfLaw[condition])
    case 'untaxedUs':
    case 'untaxedSwitzerland':
    case 'ukTax':
      return customs.includes(condition)
  }
}
