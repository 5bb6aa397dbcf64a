/** The field of an address that asks whether the browser kept its first cookie, with the time in base 36. */
export const cookieField = 'cookies'

const marked = /([?&])cookies=[^&#]*&?/g

/** As text, so that the rest of the query stays as it was written. */
export const withoutMark = (path: string) =>
  path.includes(`${cookieField}=`) ? path.replace(marked, '$1').replace(/[?&](?=#|$)/, '') : path

export function withMark(path: string, now: number): string {
  const [address = '', ...place] = withoutMark(path).split('#')
  const sign = address.includes('?') ? '&' : '?'
  return [`${address}${sign}${cookieField}=${now.toString(36)}`, ...place].join('#')
}
