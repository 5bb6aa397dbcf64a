import { maxBodyBytes, readBody } from './body.server.ts'
import { errorResponse, translatorOf } from './responses.server.ts'
import { cutText } from '#app/i18n/visitor-text.ts'

/** Describes what the form of a page may hold. */
export type FormShape = {
  mostFields: number
  /** The value of a button may be an intent with fields that the button adds, such as `cart.more&product=b01`. */
  hasFieldsInButtons: boolean
  /** A field, and all fields together, are cut to so many characters instead of those of other forms. */
  longest?: number
}

export const ordinaryForm: FormShape = { mostFields: 200, hasFieldsInButtons: false }

/**
 * The limit is above any text that a form accepts, so that a cut text is refused as too long and shown again up to
 * the limit.
 */
const longestField = 20_000
/** Limits all fields together. A page that refuses them shows them again, and each character may be six in its data. */
const longestForm = 64 * 1024
const longestName = 100
/** The shop itself writes this field, whose length depends on the cart; its parser limits it. */
const written = 'shown'

/**
 * Reads the fields of a posted form. NUL and other control characters except tab and line ends are dropped: no
 * database accepts the first, and no keyboard types the others. More than 30 combining marks on one letter are
 * dropped too (UAX 15 section 13, Stream-Safe Text), because ordering them takes the square of their number. A field
 * is cut to 20,000 characters, and all together to 65,536, but for the field that the shop writes itself, unless the
 * form of the page may be longer.
 * @throws {Response} 413 above 256 KB (counted while reading) or `mostFields`, 415 not a form.
 */
export async function readForm(
  request: Request,
  { mostFields, hasFieldsInButtons, longest }: FormShape = ordinaryForm,
): Promise<URLSearchParams> {
  const t = translatorOf(request)
  const type = request.headers.get('Content-Type') ?? ''
  const encoded = (request.headers.get('Content-Encoding') ?? 'identity') !== 'identity'
  // No form of the shop sends a file, so none is read as multipart.
  const urlencoded = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)
  const declared = Number(request.headers.get('Content-Length') ?? 0)
  const body = await readBody(request)
  if (encoded || !urlencoded) throw errorResponse(415, t('refusal.notAForm'))
  if (!body || declared > maxBodyBytes) throw errorResponse(413, t('refusal.tooLarge'))
  const text = body.toString()
  // Fields are counted before they are parsed.
  const sent = text.split('&', mostFields + 2).filter(Boolean)
  if (sent.length > mostFields) throw errorResponse(413, t('refusal.tooLarge'))
  const form = new URLSearchParams(cutFields([...new URLSearchParams(text)], longest))
  return hasFieldsInButtons ? parseIntent(form) : form
}

/** Returns the form with the fields that its pressed button adds, which come last. */
function parseIntent(form: URLSearchParams): URLSearchParams {
  const [intent = '', ...rest] = (form.get('intent') ?? '').split('&')
  const added = cutFields([...new URLSearchParams(rest.join('&'))])
  const parsed = new URLSearchParams([...form, ...added])
  parsed.set('intent', intent)
  return parsed
}

/** Cuts the fields, because no request may take more than its share of the one thread. */
function cutFields(fields: [name: string, value: string][], longest?: number): [string, string][] {
  let left = longest ?? longestForm
  return fields.map(([name, value]) => {
    if (name === written) return [name, cleanField(value)]
    const cut = cutText(cleanField(value), Math.min(left, longest ?? longestField))
    left -= cut.length
    return [cutText(cleanField(name), longestName), cut]
  })
}

/** Drops characters that no keyboard types, and the marks beyond 30 on one letter. */
export const cleanField = (text: string) =>
  text.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/\p{M}+/gu, fewMarks)

const mostMarks = 30

/** A letter has a few marks; thousands of them would cost time at every step. */
const fewMarks = (marks: string): string =>
  marks.length > mostMarks ? [...marks].slice(0, mostMarks).join('') : marks
