import type {
  TypedFault,
  TypedFaults,
  TypedLimits,
} from '#app/shop/catalogue/text/typed-values.schema.ts'

type FaultyOption = {
  /** Its name is without the two hyphens: `title-en`. */
  option: string
  typed: string | undefined
  /** The option names a coupon, an offer or a banner that begins and ends. */
  of: 'coupon' | 'offer' | 'banner'
  limits: Record<string, TypedLimits>
}

/** Says what is wrong with an option of a number, a day or a text. */
export function describeOptionFault(
  fault: TypedFault,
  { option, typed, of, limits }: FaultyOption,
): string {
  const { least, most } = limits[option.split('-')[0]!] ?? { least: 0, most: 0 }
  switch (fault) {
    case 'missing':
      return `--${option} is missing.`
    case 'long':
      return `--${option} is longer than ${most} characters.`
    case 'whole':
      return `--${option} ${typed} is not a whole number from ${least} to ${most}.`
    case 'day':
      return `--${option} ${typed} is not a day like 2027-01-31.`
    case 'early':
      return `--${option} ${typed} is before the ${of} begins.`
    case 'past':
      return `--${option} ${typed} is past.`
    default:
      return `--${option} ${typed} is none that is known.`
  }
}

/** Returns the fault that a command tells of, which is the first one. */
export const firstFaultOf = (faults: TypedFaults): [field: string, fault: TypedFault] =>
  Object.entries(faults)[0]!
