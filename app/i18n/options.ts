import type { InitOptions } from 'i18next'
import type { en } from './en.ts'
import { defaultLanguage, languages } from './languages.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en }
  }
}

/** What server and browser have in common, so that both write the same words. */
export const options = {
  supportedLngs: [...languages],
  fallbackLng: defaultLanguage,
  // React and the mail templates escape.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
} satisfies InitOptions
