/**
 * Describes an error as it is logged, without any other property, because drivers attach whole rows and mails to
 * their errors.
 */
export type DescribedError = {
  type: string
  message: string
  /** It contains only the frames, because `message` has the text. */
  stack?: string
  code?: string | number
  cause?: DescribedError
}

const longestText = 1000
const deepestCause = 3

const mailAddress = /[^\s<>()[\]"'`,;:/=?&]+@[^\s<>()[\]"'`,;:/?&]+/g
const query = /\?[^\s"'`<>)]*=[^\s"'`<>)]*/g

/** Removes mail addresses and the queries of URLs from text that the shop did not write itself. */
const withoutPersons = (words: string) =>
  words
    // Both patterns need time in the square of the length of a long run of letters.
    .slice(0, 4 * longestText)
    .replace(query, '?…')
    .replace(mailAddress, '(address)')
    .slice(0, longestText)

const frame = /^\s+at .*(:\d+|<anonymous>)\)?$/

/** A stack begins with the message, whose lines may look like frames. */
function framesOf({ stack = '', message }: Error) {
  const begins = stack.indexOf(message)
  const after = begins < 0 ? stack : stack.slice(begins + message.length)
  const frames = after.split('\n').filter((line) => frame.test(line))
  return withoutPersons(frames.join('\n'))
}

export function describeError(thrown: unknown, depth = 0): DescribedError {
  if (!(thrown instanceof Error))
    return { type: typeof thrown, message: withoutPersons(String(thrown)) }
  const { code, errcode, cause } = thrown as Error & { code?: unknown; errcode?: unknown }
  const known = [code, errcode].find((one) => typeof one === 'string' || typeof one === 'number')
  const stack = framesOf(thrown)
  return {
    type: thrown.name.slice(0, longestText),
    message: withoutPersons(thrown.message),
    ...(known !== undefined && { code: known }),
    ...(stack && { stack }),
    ...(cause !== undefined && depth < deepestCause && { cause: describeError(cause, depth + 1) }),
  }
}
