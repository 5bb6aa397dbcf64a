import { languages, type Language } from '#app/i18n/languages.ts'
import { builtFile } from './built-files.server.ts'

// A build without one of these files fails at start.
/** The file is not built in development. */
const start = builtFile('bootstrap.client') ?? '/app/client/bootstrap.client.ts'
const words = new Map(languages.map((language) => [language, builtFile(language) ?? '']))

/**
 * Makes a page begin with a small script that defers all others until a visitor is active (bootstrap.client.ts). Remix
 * would load them before the pictures and run them at once, and has no option for it.
 */
export const deferHydration = (html: string, language: Language) =>
  html.replaceAll('rel="modulepreload"', 'rel="later"').replace(
    '<script type="module" async="">',
    // A script with `src` does not run its content.
    `<script type="module" async="" src="${start}" data-words="${words.get(language)}">`,
  )
