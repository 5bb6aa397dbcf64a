/** Names are without prefix and in lower case; so are the names of attributes. */
export type XmlElement = { name: string; attributes: Record<string, string> }

/** A URL with a scheme, or with a host, leaves the book. */
const leaves = /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i
const isLocalData = /^\s*data:/i

/** Tells whether a reading system would fetch this over the network. */
export const isRemote = (url: string): boolean => leaves.test(url) && !isLocalData.test(url)

/** These elements load what their attribute names; a link in the text does not. */
const loading: Record<string, string[]> = {
  img: ['src', 'srcset'],
  image: ['href'],
  use: ['href'],
  audio: ['src'],
  video: ['src', 'poster'],
  source: ['src', 'srcset'],
  track: ['src'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
  input: ['src'],
  link: ['href'],
}

/** Describes what a reading system must not meet in a page of a book; undefined if there is nothing. */
export function faultOfElement({ name, attributes }: XmlElement): string | undefined {
  if (name === 'script' || name === 'handler') return 'a script'
  for (const [key, value] of Object.entries(attributes)) {
    if (/^on[a-z]/.test(key)) return `a script (${key})`
    if (/^\s*(?:javascript|vbscript):/i.test(value)) return `a script (${key})`
    if (key === 'style' && hasRemoteStyle(value)) return 'a remote resource (style)'
  }
  if (name === 'meta' && /refresh/i.test(attributes['http-equiv'] ?? '')) return 'a redirect'
  for (const key of loading[name] ?? []) {
    const url = attributes[key]
    if (url !== undefined && url.split(',').some(isRemote))
      return `a remote resource (${url.trim()})`
  }
  return undefined
}

/** Tells whether a style sheet loads something over the network. */
export const hasRemoteStyle = (css: string): boolean => {
  // A comment may stand where the parser of a reading system sees white space.
  const text = withoutComments(css).replace(/\\/g, '')
  const urls = [
    ...text.matchAll(/url\(\s*['"]?([^'")]*)/gi),
    ...text.matchAll(/@import\s*['"]([^'"]*)/gi),
  ]
  return urls.some(([, url = '']) => isRemote(url))
}

function withoutComments(css: string): string {
  const [first = '', ...others] = css.split('/*')
  const rests = others.map((part) => {
    const end = part.indexOf('*/')
    return end === -1 ? '' : part.slice(end + 2)
  })
  return [first, ...rests].join(' ')
}
