import type { IconName, StarRowName } from './icons.ts'
import sprite from './icons.svg?url'

/** React draws icons from this file; pages of the server contain the drawings inline. */
const file = import.meta.env.SSR ? '' : sprite

/**
 * Returns the content of an icon's `<svg>`. The server replaces it by the drawing
 * (inline-icons.server.ts); React refers to the file, since the scripts would otherwise contain all
 * drawings.
 */
export const iconMarkup = (name: IconName | StarRowName) => `<use href="${file}#i-${name}"/>`
