import { languages, type Language } from '#app/i18n/languages.ts'
import { builtFile } from './built-files.server.ts'

// At module scope: a build without one of them does not start.
/** Not built while the shop is developed. */
const start = builtFile('bootstrap.client') ?? '/app/client/bootstrap.client.ts'
const words = new Map(languages.map((language) => [language, builtFile(language) ?? '']))

/**
 * Has a page begin with a small script that holds all others back until somebody is there (bootstrap.client.ts), where
 * Remix would have them come before the pictures and run at once. It leaves no way to say so itself.
 */
export const deferHydration = (html: string, language: Language) =>
  html.replaceAll('rel="modulepreload"', 'rel="later"').replace(
    '<script type="module" async="">',
    // One with an address does not run what it holds.
    `<script type="module" async="" src="${start}" data-words="${words.get(language)}">`,
  )
