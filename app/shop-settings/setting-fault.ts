import type { Money } from '#app/i18n/currency.ts'
import { quoted } from '#app/i18n/quoted.ts'

/** Holds what the words of a fault name: codes of countries and currencies, sums, numbers, and what was typed. */
export type FaultFacts = {
  country?: string
  countries?: readonly string[]
  currency?: string
  /** It is null for every sum above those that a rule names. */
  sum?: Money | null
  count?: number
  /** It is the language whose text is missing. */
  language?: string
  /** It is the most that is allowed. */
  most?: number
  /** Names the settings that are missing. */
  settings?: readonly string[]
  /** It is what the fault is about, such as a character, a number or a colour. */
  what?: string
  /** The colour on which another one has too little contrast, and the contrast as `3.2`. */
  ground?: string
  ratio?: string
}

export type FaultReason =
  /** Its sentence alone tells what is wrong. */
  | 'other'
  | 'invisible'
  | 'empty'
  | 'long'
  | 'email'
  | 'country'
  | 'orderPrefix'
  | 'prefixWord'
  | 'number'
  | 'accent'
  | 'contrast'
  | 'contrastDark'
  | 'series'
  | 'sum'
  | 'decimals'
  | 'sumOrder'
  | 'holder'
  | 'iban'
  | 'ibanDigits'
  | 'bic'
  | 'pictureLarge'
  | 'pictureType'
  | 'picturePixels'
  | 'pictureSquare'
  | 'pictureSmall'
  | 'pictureContent'
  | 'pictureDrawing'
  | 'unrated'
  | 'notOffered'
  | 'lacksBase'
  | 'usedByDelivery'
  | 'usedByCoupons'
  | 'usedByPayment'
  | 'unserved'
  | 'homeElsewhere'
  | 'transferAccount'
  | 'accountNeeded'
  | 'unpayableParcel'
  | 'unpayableEbooks'
  | 'sellerLacks'
  | 'countryUnknown'
  | 'placeId'
  | 'postcode'
  | 'hours'
  | 'many'
  | 'placeTaken'
  | 'placeTwice'
  | 'placeGone'
  | 'sameSeries'
  | 'usedSeries'

/** Says what is wrong with a setting. The command line prints the sentence; who shows it otherwise has the facts. */
export type SettingFault = {
  /** Names the setting, or a part of it such as `tagline.en`. */
  setting: string
  reason: FaultReason
  facts: FaultFacts
  /** It is English, without its full stop, and names the setting. */
  sentence: string
}

/** Returns a fault whose sentence begins with the name of the setting. */
export const settingFault = (
  setting: string,
  reason: FaultReason,
  facts: FaultFacts,
  message: string,
): SettingFault => ({ setting, reason, facts, sentence: `${setting} ${message}` })

/** Returns an issue of zod for {@link faultOfIssue}. Its message continues a sentence that begins with the setting. */
export const faultIssue = (reason: FaultReason, facts: FaultFacts, message: string) => ({
  code: 'custom' as const,
  message,
  params: { reason, facts },
})

type Issue = {
  path: readonly PropertyKey[]
  message: string
  params?: unknown
  code?: unknown
  origin?: unknown
  maximum?: number | bigint
}

/** Follows a path into a value as it was given; undefined where it has no such part. */
const partOf = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (whole, key) =>
      typeof whole === 'object' && whole !== null && Object.hasOwn(whole, key)
        ? (whole as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  )

/**
 * Returns `is "red", but must be a colour` for `must be a colour`, so that a sentence that says what is right names
 * what was given, too.
 */
export function messageWithValue({ path, message }: Issue, value: unknown): string {
  const given = partOf(value, path)
  // A list or an object may be too large and too deep to be quoted.
  const isNamed = given !== undefined && (given === null || typeof given !== 'object')
  if (!isNamed || !message.startsWith('must ')) return message
  return `is ${typeof given === 'string' ? quoted(given) : JSON.stringify(given)}, but ${message}`
}

/**
 * Returns the fault of a setting that an issue of zod stands for.
 * @param value The value that was parsed.
 */
export function faultOfIssue(name: string, issue: Issue, value: unknown): SettingFault {
  const { path, code, origin, maximum, params } = issue
  const message = messageWithValue(issue, value)
  const isLong = code === 'too_big' && origin === 'array'
  const own = (params ?? {}) as Partial<SettingFault>
  const { reason = 'other', facts = {} } = isLong
    ? { reason: 'many' as const, facts: { most: Number(maximum) } }
    : own
  return settingFault([name, ...path].map(String).join('.'), reason, facts, message)
}
