import { z } from 'zod'
import { cleanSigns } from '#app/i18n/clean-signs.ts'
import {
  emailField,
  faultsOf,
  lineField,
} from '#app/shop/customers/addresses/typed-fields.schema.ts'
import { containsPersonalWords, type Owner } from './personal-words.ts'
import { cutText } from '#app/i18n/visitor-text.ts'

const shortest = 8
const longest = 128
export const longestName = 100

/** Lists what can be wrong with a new password. There are no composition rules (NIST SP 800-63B 5.1.1.2). */
export type PasswordFault = 'short' | 'long' | 'common' | 'own'

export type PasswordParseResult =
  { ok: true; password: string } | { ok: false; reason: PasswordFault }

const foldPassword = (password: string) => password.normalize('NFKC').toLowerCase()

let common: Promise<Set<string>> | undefined

/**
 * Loads the tens of thousands of common passwords on first use, once per process, so that only a visitor who chooses a
 * password waits.
 */
async function loadCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(foldPassword))
}

/**
 * Reads a new password of 8 to 128 characters (code points). Rejects common passwords and those made mostly of the
 * owner's own data.
 */
export async function parsePassword(text: string, owner: Owner): Promise<PasswordParseResult> {
  const { length } = [...text.slice(0, 2 * longest + 2)]
  if (length < shortest) return { ok: false, reason: 'short' }
  if (length > longest) return { ok: false, reason: 'long' }
  common ??= loadCommon()
  if ((await common).has(foldPassword(text))) return { ok: false, reason: 'common' }
  if (containsPersonalWords(text, owner)) return { ok: false, reason: 'own' }
  return { ok: true, password: text }
}

const fault = (message: string) => ({ message })

const passwordOf = (owner: Owner) =>
  z
    .string()
    .default('')
    .transform(async (text, context) => {
      const read = await parsePassword(text, owner)
      if (read.ok) return read.password
      context.addIssue({ code: 'custom', ...fault(read.reason) })
      return z.NEVER
    })

/** A customer's name has 1 to 100 characters. */
const name = lineField(longestName)

const registrationOf = (owner: Owner) =>
  z.object({ name, email: emailField, password: passwordOf(owner) })

export type Registration = z.output<ReturnType<typeof registrationOf>>
export type RegistrationFaults = {
  name?: 'missing' | 'long'
  email?: 'missing' | 'malformed'
  password?: PasswordFault
}
export type RegistrationParseResult =
  { ok: true; registration: Registration } | { ok: false; faults: RegistrationFaults }

/** Reads the fields `name`, `email` and `password` of a registration. Errors are listed by field. */
export async function readRegistration(form: URLSearchParams): Promise<RegistrationParseResult> {
  const owner = { name: form.get('name') ?? '', email: form.get('email') ?? '' }
  const read = await registrationOf(owner).safeParseAsync(Object.fromEntries(form))
  if (read.success) return { ok: true, registration: read.data }
  return { ok: false, faults: faultsOf(read.error) }
}

type NameFault = NonNullable<RegistrationFaults['name']>
type NameParseResult = { ok: true; name: string } | { ok: false; fault: NameFault }

/** Reads a customer's name as typed. */
export function readName(text: string): NameParseResult {
  const read = name.safeParse(text)
  if (read.success) return { ok: true, name: read.data }
  return { ok: false, fault: read.error.issues[0]?.message as NameFault }
}

/** Returns an empty text for input longer than any accepted password, since hashing it would be wasted work. */
export const possiblePassword = (text: string) =>
  text.length > 2 * longest || [...text].length > longest ? '' : text

/** The field `keep` is the checkbox "Keep me signed in". */
const signIn = z.object({
  email: z.string().default(''),
  password: z.string().default(''),
  keep: z.string().optional(),
})

const longestEmail = 254

/**
 * Reads the sign-in form. It is never invalid: an impossible address or password fails like any other wrong one, and
 * takes no longer.
 */
export function readSignIn(form: URLSearchParams) {
  const { email, password, keep } = signIn.parse(Object.fromEntries(form))
  return {
    email: cutText(cleanSigns(email), longestEmail),
    password: possiblePassword(password),
    isRemembered: keep !== undefined,
  }
}
