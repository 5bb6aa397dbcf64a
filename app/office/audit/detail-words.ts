import { isCurrency, type Currency } from '#app/i18n/currency.ts'
import type { OfficeMessages } from '#app/i18n/en/office/office.server.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { localDayText } from '#app/i18n/format/format-order.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import { languageNames, languages, type Language } from '#app/i18n/languages.ts'

type DetailLabel = Exclude<keyof OfficeMessages['audit']['detail'], 'line'>

/** Formats stored details, whose values may be those of any version of the shop: what has another type is undefined. */
export type DetailWords = ReturnType<typeof createDetailWords>

type Change = {
  about: string
  /** It is that of the order which the change is about. */
  currency?: Currency | undefined
  /** Holds the names of the categories that the details name by their addresses. */
  categories?: ReadonlyMap<string, string> | undefined
}

/** @param at It is in ms UTC, or a text in ISO 8601. */
function dayOf(at: unknown, language: Language): string | undefined {
  const moment = typeof at === 'string' ? Date.parse(at) : at
  if (typeof moment !== 'number' || Number.isNaN(moment)) return undefined
  return localDayText(moment, language, homeTimeZone()).text
}

export function createDetailWords(
  t: Translate,
  language: Language,
  { about, currency, categories }: Change,
) {
  const label = (id: DetailLabel) => t(`office.audit.detail.${id}`)
  const text = (value: unknown): string | undefined => {
    if (typeof value === 'number') return formatCount(value, language)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const money = (minor: unknown, code: unknown = currency): string | undefined =>
    typeof minor === 'number' && isCurrency(code)
      ? formatMoney({ minor, currency: code }, language)
      : undefined
  const labelled = (id: DetailLabel, value: string | undefined): string | undefined =>
    value === undefined ? undefined : t('frame.labelled', { label: label(id), value })
  return {
    t,
    language,
    about,
    label,
    text,
    money,
    labelled,
    /** Formats the day of a moment on the clock of the home market. */
    day: (at: unknown): string | undefined => dayOf(at, language),
    nameOfLanguage: (code: unknown): string | undefined => {
      const known = languages.find((one) => one === code)
      return known && languageNames[known]
    },
    categories: [...(categories ?? [])].map(([value, name]) => ({ value, label: name })),
    /** Names a category; one that was deleted has its address alone. */
    category: (slug: unknown): string | undefined => categories?.get(String(slug)) ?? text(slug),
    count: (id: DetailLabel, value: unknown): string | undefined =>
      typeof value === 'number' ? labelled(id, text(value)) : undefined,
    move: (before: string | undefined, after: string | undefined): string | undefined =>
      after === undefined ? undefined : before === undefined ? after : `${before} → ${after}`,
  }
}
