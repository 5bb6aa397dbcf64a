import { formatCount } from '#app/i18n/format/format-count.ts'
import type { Language } from '#app/i18n/languages.ts'

/** No count reads more rows than these. */
export const mostCounted = 1000

/** Formats a count; one above {@link mostCounted} is shown as "1,000+". */
export const formatCappedCount = (count: number, language: Language): string =>
  count > mostCounted ? `${formatCount(mostCounted, language)}+` : formatCount(count, language)
