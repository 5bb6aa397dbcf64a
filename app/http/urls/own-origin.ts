const longestLogged = 100

/** Returns a foreign origin as it may be logged; anyone may write anything into it. */
export const originToLog = (origin: string) =>
  (URL.canParse(origin) ? new URL(origin).origin : 'not an address').slice(0, longestLogged)

export const hostToLog = (host: string | undefined) => host?.slice(0, longestLogged)

/**
 * Returns whether a form comes from a page of the shop: its `Origin` names the host that the request was sent to, or
 * that of PUBLIC_URL, which a proxy in front may have replaced in `Host`. If PUBLIC_URL is https, a page at http is
 * foreign, because another server may have sent it in the shop's place.
 */
export function isOwnOrigin(
  origin: string,
  host: string | undefined,
  publicUrl: string | undefined,
): boolean {
  if (!/^https?:/i.test(origin) || !URL.canParse(origin)) return false
  const { protocol, host: sender } = new URL(origin)
  if (protocol === 'http:' && publicUrl?.startsWith('https:')) return false
  // The host is parsed with the sender's protocol, so that its default port equals no port.
  const own = [host && `${protocol}//${host}`, publicUrl].filter((one) => one && URL.canParse(one))
  return own.some((one) => new URL(one!).host === sender)
}
