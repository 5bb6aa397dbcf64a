/** A URL with a scheme, or with a host, leaves the book. */
const leaves = /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i
const script = /^(?:javascript|vbscript|livescript):/i
/** A page, or a drawing with scripts, can be data too. */
const localData =
  /^data:(?:image\/(?:png|jpe?g|gif|webp|avif|bmp)|font\/|application\/(?:x-)?font|application\/vnd\.ms-opentype)/i
/** A reader may follow these out of the book. */
const linked = /^(?:https?|ftp|mailto|tel|urn):/i

/** A browser ignores control characters and blanks within and before a scheme. */
const plain = (url: string) => url.replace(/[\u0000-\u0020\u007f-\u00a0\ufeff]+/g, '')

/** Describes what a reading system would fetch over the network or run on loading this; undefined if nothing. */
export function faultOfLoaded(url: string): string | undefined {
  const address = plain(url)
  if (script.test(address)) return 'a script'
  if (!leaves.test(address) || localData.test(address)) return undefined
  return `a remote resource (${address.slice(0, 100)})`
}

/** Describes where a link must not lead; undefined if it may. */
export function faultOfLink(url: string): string | undefined {
  const address = plain(url)
  if (script.test(address)) return 'a script'
  if (!leaves.test(address) || linked.test(address) || address.startsWith('//')) return undefined
  return `a link that reading systems do not know (${address.slice(0, 100)})`
}
