import type { i18n as Instance, TFunction } from 'i18next'
import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import type { Language } from './languages.ts'
import { lookupOf } from './lookup.ts'

/**
 * The words of the page, and its language. A document keeps its language, so nothing here watches for a
 * change, which is most of what react-i18next's own hook costs.
 */
export function useWords(): { t: TFunction; language: Language } {
  const { i18n } = useContext<{ i18n: Instance }>(I18nContext)
  return { t: lookupOf(i18n) as TFunction, language: i18n.language as Language }
}
