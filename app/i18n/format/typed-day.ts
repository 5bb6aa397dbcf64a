import type { Language } from '../languages.ts'
import { parseDay } from './day.ts'

/** English has none: where some of its readers see a day, others see a month. */
const spellings: Partial<Record<Language, RegExp>> = {
  de: /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/,
  fr: /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
}

/** Returns a day such as 31.12.2026 in German and 31/12/2026 in French as 2026-12-31. All other texts stay as they are. */
export function typedDay(typed: string, language: Language): string {
  const [, day = '', month = '', year] = spellings[language]?.exec(typed.trim()) ?? []
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return parseDay(text) === undefined ? typed : text
}
