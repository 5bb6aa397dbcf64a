import { quoted } from '#app/i18n/quoted.ts'
import { amountFault, describeMoney, parseAmount } from '#app/i18n/format/decimal.ts'
import {
  electronicFormatIBAN,
  isSEPACountry,
  isValidBIC,
  validateIBAN,
  ValidationErrorsIBAN,
} from 'ibantools'
import { z } from 'zod'
import type { Money } from '#app/i18n/currency.ts'
import { allCurrencies } from '#app/i18n/iso-currencies.ts'
import { countryCodes } from './market-settings.schema.ts'
import { faultIssue, type FaultReason } from './setting-fault.ts'
import type { BankAccount, PaymentRule } from './shop-settings.ts'
import { describeFields, textLine } from './text-fields.schema.ts'

const answers = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ['yes', true],
  ['no', false],
])

/** The command line has words for what is true or false in a file. */
const yesOrNo = z.unknown().transform((value, context) => {
  const answer = answers.get(value)
  if (answer === undefined) context.addIssue(`is ${quoted(value)}, but must be yes or no`)
  return answer ?? z.NEVER
})

const splitCodes = (value: unknown) =>
  typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value

const sum = z.unknown().transform((value, context): Money => {
  const read = typeof value === 'string' ? parseSum(value) : storedSum.safeParse(value).data
  if (typeof read === 'object') return read
  const written = typeof value === 'string' ? value : JSON.stringify(value)
  const message = `is ${quoted(written)}, but ${read || 'must be a sum from 0 with its currency, such as 20 EUR'}`
  context.addIssue(faultIssue(read ? 'decimals' : 'sum', {}, message))
  return z.NEVER
})

const storedSum = z.strictObject({
  minor: z.int().nonnegative(),
  currency: z.enum(allCurrencies),
})

/** Parses `12.50 EUR`; text says what is wrong with the amount. */
function parseSum(text: string): Money | string {
  const trimmed = text.trim()
  const amount = trimmed.slice(0, -3).trim()
  const currency = allCurrencies.find((one) => trimmed.endsWith(one))
  const minor = currency && parseAmount(amount, currency)
  if (minor !== undefined) return { minor, currency: currency! }
  return currency ? amountFault(amount, currency, '') : ''
}

const ruleFields = ['on', 'markets', 'least', 'most', 'ebooks']

/** A rule allows what it does not limit. */
export const paymentRule: z.ZodType<PaymentRule> = z
  .strictObject(
    {
      on: yesOrNo.default(true),
      markets: z.preprocess(splitCodes, countryCodes).optional(),
      least: sum.optional(),
      most: sum.optional(),
      ebooks: yesOrNo.default(true),
    },
    { error: describeFields(ruleFields) },
  )
  .superRefine(({ least, most }, context) => {
    if (!least || !most) return
    if (least.currency !== most.currency)
      context.addIssue(
        `has least in ${least.currency} and most in ${most.currency}; both must be in one currency`,
      )
    else if (least.minor > most.minor)
      context.addIssue(
        faultIssue(
          'sumOrder',
          {},
          `has a least sum of ${describeMoney(least)} above its most of ${describeMoney(most)}; it must be at most that`,
        ),
      )
  })

const accountFields = ['holder', 'iban', 'bic']
/** The European Payments Council allows this many characters in a QR code (EPC069-12). */
const longestHolder = 70

const holder = z
  .unknown()
  .transform((value, context) => {
    const text = typeof value === 'string' ? value.replace(/\p{Cc}|\s+/gu, ' ').trim() : ''
    if (text === '' || text.length > longestHolder) {
      const message = `is ${quoted(value ?? '')}, but must be the name of the account, of at most ${longestHolder} characters`
      context.addIssue(faultIssue('holder', { most: longestHolder }, message))
    }
    return text
  })
  .pipe(textLine(longestHolder))

/** Checks length, form and check digits (ISO 13616, mod 97). */
const iban = z.unknown().transform((value, context) => {
  const text = electronicFormatIBAN(typeof value === 'string' ? value : '')!
  const { valid, errorCodes } = validateIBAN(text)
  const isDigitWrong = errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum)
  const [reason, message]: [FaultReason, string] = isDigitWrong
    ? [
        'ibanDigits',
        `is ${quoted(value)}, whose check digits are wrong; compare it with your bank's`,
      ]
    : [
        'iban',
        `is ${quoted(value ?? '')}, but must be an IBAN, such as DE89 3704 0044 0532 0130 00`,
      ]
  if (!valid) context.addIssue(faultIssue(reason, {}, message))
  return text
})

const bic = z.unknown().transform((value, context) => {
  const text = (typeof value === 'string' ? value : '').replaceAll(' ', '').toUpperCase()
  if (!isValidBIC(text)) {
    const message = `is ${quoted(value ?? '')}, but must be a BIC of 8 or 11 characters, such as COBADEFFXXX`
    context.addIssue(faultIssue('bic', {}, message))
  }
  return text
})

export const bankAccount = z.strictObject(
  { holder, iban, bic },
  { error: describeFields(accountFields) },
)

/** Tells whether an account is in a country of the Single Euro Payments Area. */
export const isSepaAccount = (account: Pick<BankAccount, 'iban'>): boolean =>
  isSEPACountry(account.iban.slice(0, 2))
