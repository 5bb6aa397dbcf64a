import { iconNames, starRowNames, type IconName, type StarRowName } from './icons.ts'
import drawings from './icons.svg?raw'
import sprite from './icons.svg?url'

type Name = IconName | StarRowName

const symbols = /<symbol id="i-([^"]+)"[^>]*>([^]*?)<\/symbol>/g

function inPage() {
  const drawn = new Map<string, string>()
  for (const [, name = '', drawing = ''] of drawings.matchAll(symbols))
    drawn.set(name, drawing.replaceAll(/\s*\n\s*/g, ''))
  const missing = [...iconNames, ...starRowNames].filter((name) => !drawn.get(name))
  if (missing.length > 0) throw new Error(`icons.svg has no drawing for ${missing.join()}`)
  return (name: Name) => drawn.get(name)!
}

/**
 * What stands within an icon's `<svg>`: in what the server sends the drawing itself, since each `<use>` of another file
 * is a request to the browser's own memory, and the file a document more, after which the page is laid out again; in
 * what React draws later a `<use>` of that file, or all drawings would come with the scripts.
 */
export const iconMarkup = import.meta.env.SSR
  ? inPage()
  : (name: Name) => `<use href="${sprite}#i-${name}"/>`
