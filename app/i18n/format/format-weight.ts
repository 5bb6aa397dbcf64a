import { locales, type Language } from '../languages.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Formats a weight as `320 g`, or from one kilogram on as `1.2 kg`. */
export function formatWeight(grams: number, language: Language): string {
  const inKilograms = grams >= 1000
  const unit = inKilograms ? 'kilogram' : 'gram'
  let format = formats.get(language + unit)
  if (!format) {
    const style = { style: 'unit', unit, maximumFractionDigits: 2 } as const
    formats.set(language + unit, (format = new Intl.NumberFormat(locales[language], style)))
  }
  return format.format(inKilograms ? grams / 1000 : grams)
}
