import { formatCount } from '#app/i18n/format/format-count.ts'
import type { Language } from '#app/i18n/languages.ts'

/**
 * No count reads more rows than these. With 50,000 orders a page of orders took 2.5 times the listing of the shop at
 * 1,000 (2026-11-28).
 */
export const mostCounted = 500

/** Formats a count; one above {@link mostCounted} is shown as "500+". */
export const formatCappedCount = (count: number, language: Language): string =>
  count > mostCounted ? `${formatCount(mostCounted, language)}+` : formatCount(count, language)
