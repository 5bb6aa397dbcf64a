import { useContext } from 'react'
import { I18nContext, type I18n } from './translate.ts'

/** Returns the translator and the language of the page. */
export function useTranslation(): I18n {
  const words = useContext(I18nContext)
  if (!words) throw new Error('no words around this part of the page')
  return words
}
