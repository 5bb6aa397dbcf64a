import { cleanCode } from '#app/i18n/clean-signs.ts'

/** Formats an amount in minor units with two decimals and a point, for programs and tables. */
export const decimal = (minor: number) =>
  `${minor < 0 ? '-' : ''}${Math.floor(Math.abs(minor) / 100)}.${String(Math.abs(minor) % 100).padStart(2, '0')}`

/** Parses `499`, `499.5`, `499.00` or `.5` into minor units; else undefined. */
export function parseAmount(text: string): number | undefined {
  const [amount, units = '0', cents = ''] =
    /^(?=\.?\d)(\d{1,12})?(?:\.(\d{1,2}))?$/.exec(cleanCode(text)) ?? []
  return amount === undefined ? undefined : Number(units) * 100 + Number(cents.padEnd(2, '0'))
}
