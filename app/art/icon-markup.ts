import type { IconName, StarRowName } from './icons.ts'
import drawings from './icons.svg?raw'
import sprite from './icons.svg?url'

/** What each symbol holds. */
const drawn = () =>
  new Map(
    [...drawings.matchAll(/<symbol id="i-([^"]+)"[^>]*>([^]*?)<\/symbol>/g)].map(
      ([, name = '', within = '']) => [name, within.replaceAll(/\s*\n\s*/g, '')],
    ),
  )

function inPage() {
  const all = drawn()
  return (name: IconName | StarRowName) => all.get(name)!
}

/**
 * What stands within an icon's `<svg>`: in what the server sends the drawing itself, since each `<use>` of another file
 * is a request to the browser's own memory, and the file a document more, after which the page is laid out again; in
 * what React draws later a `<use>` of that file, or all drawings would come with the scripts.
 */
export const iconMarkup = import.meta.env.SSR
  ? inPage()
  : (name: IconName | StarRowName) => `<use href="${sprite}#i-${name}"/>`
