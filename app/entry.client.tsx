import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prefetchOnIntent } from '#app/client/prefetch.client.ts'
import { interceptDataRequests, reloadOnReturn } from '#app/client/data-requests.client.ts'
import { ensureEntryKey } from '#app/client/router.ts'
import { restoreRenderedCards } from '#app/shop/catalogue/product-card/rendered-cards.client.ts'
import { defaultLanguage, parseLanguage, type Language } from '#app/i18n/languages.ts'
import type { Messages } from '#app/i18n/en.ts'
import { parseShopIdentity, replaceShopIdentity } from '#app/shop-settings/shop-identity.ts'
import { createI18n, I18nContext } from '#app/i18n/translate.ts'

/** Each language is one file, so that a page loads only its own messages. */
const i18nData: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('#app/i18n/en.ts')).en,
  fr: async () => (await import('#app/i18n/fr.ts')).fr,
  de: async () => (await import('#app/i18n/de.ts')).de,
}

const { lang, dataset } = document.documentElement
const language = parseLanguage(lang) ?? defaultLanguage
if (dataset.shop) replaceShopIdentity(parseShopIdentity(dataset.shop))

async function hydrate() {
  const value = createI18n(await i18nData[language](), language)
  restoreRenderedCards()
  ensureEntryKey()
  interceptDataRequests()
  reloadOnReturn()
  prefetchOnIntent()
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

// Without its messages the page is not hydrated and works as plain HTML.
hydrate().catch(() => undefined)
