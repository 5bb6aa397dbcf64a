import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ensureStepKey } from '#app/browser/history-steps.client.ts'
import { watchIntent } from '#app/browser/intent.client.ts'
import { watchRequests, watchReturns } from '#app/browser/requests.client.ts'
import { nameShownCards } from '#app/browser/shown-cards.client.ts'
import { defaultLanguage, parseLanguage, type Language } from '#app/i18n/languages.ts'
import type { Messages } from '#app/i18n/en.ts'
import { createI18n, I18nContext } from '#app/i18n/translate.ts'

/** One file a language, so that a page brings the words of its own only. */
const words: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('#app/i18n/en.ts')).en,
  fr: async () => (await import('#app/i18n/fr.ts')).fr,
  de: async () => (await import('#app/i18n/de.ts')).de,
}

const language = parseLanguage(document.documentElement.lang) ?? defaultLanguage

async function hydrate() {
  const value = createI18n(await words[language](), language)
  nameShownCards()
  ensureStepKey()
  watchRequests()
  watchIntent()
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nContext.Provider value={value}>
        <StrictMode>
          <RemixBrowser />
        </StrictMode>
      </I18nContext.Provider>,
    )
  })
}

// At once: it may be left, and come back to, before it is hydrated.
watchReturns()

// Without the words the page stays what it is: plain HTML that works.
hydrate().catch(() => undefined)
