import { goodsColours } from '#app/art/goods-tones.ts'
import type { Language } from '#app/i18n/languages.ts'

/** These are rows of a table, which are alike in shape only. */
const colors: Record<string, Record<Language, string>> = {
  beige: { en: 'Beige', fr: 'Beige', de: 'Beige' },
  black: { en: 'Black', fr: 'Noir', de: 'Schwarz' },
  blue: { en: 'Blue', fr: 'Bleu', de: 'Blau' },
  brown: { en: 'Brown', fr: 'Brun', de: 'Braun' },
  green: { en: 'Green', fr: 'Vert', de: 'Grün' },
  grey: { en: 'Grey', fr: 'Gris', de: 'Grau' },
  indigo: { en: 'Indigo', fr: 'Indigo', de: 'Indigo' },
  pink: { en: 'Pink', fr: 'Rose', de: 'Rosa' },
  purple: { en: 'Purple', fr: 'Violet', de: 'Violett' },
  red: { en: 'Red', fr: 'Rouge', de: 'Rot' },
  white: { en: 'White', fr: 'Blanc', de: 'Weiß' },
  yellow: { en: 'Yellow', fr: 'Jaune', de: 'Gelb' },
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns a colour's name: the shop's own, or else that of the import, or else its slug as words. */
export function colorText(color: string, colorName: string | null, language: Language): string {
  const known = Object.hasOwn(colors, color) ? colors[color] : undefined
  return known?.[language] ?? colorName ?? capitalised(color.replaceAll('-', ' '))
}

/**
 * Formats a size. Letter sizes are in capitals (spec section 9: x, m, xl, xxl); others stay as they are, with a
 * capital.
 */
export const sizeText = (size: string) =>
  /^[smx]$|^x+[sl]$|^l$/i.test(size) ? size.toUpperCase() : capitalised(size.replaceAll('-', ' '))

/** Returns `Indigo, M`, or `''` for a product without variants. */
export function variantText(
  variant: { color: string; size: string; colorName: string | null },
  language: Language,
): string {
  const { color, size, colorName } = variant
  return [color && colorText(color, colorName, language), size && sizeText(size)]
    .filter(Boolean)
    .join(', ')
}

/** Returns the colour as `#rrggbb` if the shop knows it. */
export const colorValue = (color: string): string | undefined =>
  Object.hasOwn(goodsColours, color) ? goodsColours[color] : undefined
