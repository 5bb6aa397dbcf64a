import { locales, type Language } from '#app/i18n/languages.ts'

/** `320 g`, from a kilogram on `1.2 kg`. */
export function formatWeight(grams: number, language: Language): string {
  const inKilograms = grams >= 1000
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: inKilograms ? 'kilogram' : 'gram',
    maximumFractionDigits: 2,
  }).format(inKilograms ? grams / 1000 : grams)
}
