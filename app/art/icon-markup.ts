import type { IconName, StarRowName } from './icons.ts'
import sprite from './icons.svg?url'

/** The file of all icons, in which React finds what it draws; the server's pages come with the drawings. */
const file = import.meta.env.SSR ? '' : sprite

/**
 * What stands within an icon's `<svg>`. In a page that the server sends the drawing comes in its place
 * (inline-icons.server.ts); what React draws later uses the file, or all drawings would come with the scripts.
 */
export const iconMarkup = (name: IconName | StarRowName) => `<use href="${file}#i-${name}"/>`
