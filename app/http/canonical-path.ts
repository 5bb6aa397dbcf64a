const pages = [
  'books',
  'book',
  'product',
  'catalogue',
  'offers',
  'authors',
  'publishers',
  'about',
  'contact',
  'privacyPolicy',
  'terms',
  'delivery',
  'returns',
  'imprint',
  'accessibility',
]

/**
 * The one way to write the path of a page: the router takes `/BOOKS` and `/book/%62%30%31` for `/books` and
 * `/book/b01`, and search engines would take them for other pages.
 */
export function canonicalPath(path: string): string {
  const [, first = '', ...rest] = path.split('/')
  const page = pages.find((one) => one.toLowerCase() === first.toLowerCase())
  const below =
    first.toLowerCase() === 'offers'
      ? rest.map((one, n) => (n === 0 ? one.toLowerCase() : one))
      : rest
  return `/${[page ?? first, ...below].map(writeOnce).join('/')}`
}

/** What cannot be read is left as it is. */
function writeOnce(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment))
  } catch {
    return segment
  }
}
