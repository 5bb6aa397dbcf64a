/** This is the query field that marks a URL as checking for the first cookie; its value is the time in base 36. */
export const cookieField = 'cookies'

const marked = /([?&])cookies=[^&#]*&?/g

/** The mark is removed as text, so that the rest of the query is not rewritten. */
export const withoutMark = (path: string) =>
  path.includes(`${cookieField}=`) ? path.replace(marked, '$1').replace(/[?&](?=#|$)/, '') : path

export function withMark(path: string, now: number): string {
  const [address = '', ...place] = withoutMark(path).split('#')
  const sign = address.includes('?') ? '&' : '?'
  return [`${address}${sign}${cookieField}=${now.toString(36)}`, ...place].join('#')
}
