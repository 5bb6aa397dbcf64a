import { quoted } from '#app/i18n/quoted.ts'
import { z } from 'zod'
import { allCurrencies } from '#app/i18n/iso-currencies.ts'
import { languages } from '#app/i18n/languages.ts'
import { countries, type Country } from '#app/i18n/markets.ts'
import { boundedArray, boundedRecord } from './bounded.schema.ts'
import { faultIssue, type FaultReason } from './setting-fault.ts'

const code = <Code extends string>(
  codes: readonly Code[],
  fault: (given: string) => string,
  letters = z.string('must be text').trim().toUpperCase(),
  reason: FaultReason = 'other',
) =>
  letters
    .superRefine((given, context) => {
      if (!codes.some((one) => one === given))
        context.addIssue(faultIssue(reason, {}, fault(given)))
    })
    .pipe(z.custom<Code>())

/** A further currency needs an exchange rate too, which is checked against the rows of the shop. */
export const currencyCode = code(
  allCurrencies,
  (given) =>
    `is ${quoted(given)}, no currency that the shop knows; use a code of ISO 4217 such as EUR or JPY`,
)
export const countryCode = code(
  countries,
  (given) =>
    `is ${quoted(given)}, no country that the shop knows; use one of ${countries.join(', ')}`,
  undefined,
  'countryUnknown',
)

export const languageCode = code(
  languages,
  (given) =>
    `is ${quoted(given)}, a language that the shop has no words in; use ${languages.join(', ')}`,
  z.string('must be text').trim().toLowerCase(),
)

/** No list of codes is longer than that of all countries. */
const mostCodes = countries.length

const listOf = <Code>(one: z.ZodType<Code>) =>
  boundedArray(one, mostCodes, `must have at most ${mostCodes} entries`, 'must be a list')
    .refine((codes) => codes.length > 0, 'must have one entry at least')
    .superRefine((codes, context) => {
      const twice = codes.find((one, n) => codes.indexOf(one) !== n)
      if (twice !== undefined)
        context.addIssue(faultIssue('other', {}, `has ${String(twice)} twice; name it once`))
    })

export const currencyCodes = listOf(currencyCode)
export const languageCodes = listOf(languageCode)
export const countryCodes = listOf(countryCode)

const isObject = (given: unknown) =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

/** The keys are checked one by one, so that a fault names the wrong one. */
export const currencyByCountry = z
  .unknown()
  .refine(isObject, 'must be an object with a currency for each country')
  .pipe(boundedRecord(z.string(), currencyCode, mostCodes))
  .transform((given, context) => {
    const found: { [country in Country]?: z.infer<typeof currencyCode> } = {}
    for (const [key, value] of Object.entries(given)) {
      const parsed = countryCode.safeParse(key)
      if (parsed.success) found[parsed.data] = value
      else
        for (const { message } of parsed.error.issues) context.addIssue({ code: 'custom', message })
    }
    return found
  })
