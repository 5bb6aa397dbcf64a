import { shopIdentity, shopPicturePath } from '#app/shop-settings/shop-identity.ts'
import type { Language } from '#app/i18n/languages.ts'
import { localPath } from '#app/i18n/paths.ts'
import { opds1TypeOf, searchType } from './opds.ts'
import { element, textElement, xmlDocument } from './xml.ts'

/** This is the media type of suggestions for browsers: `[typed, [name, …]]`. */
export const suggestionsType = 'application/x-suggestions+json'

/** The format allows short names of 16 characters and long ones of 48. */
const first = (most: number, text: string) => [...text].slice(0, most).join('').trim()

function imageElement(origin: string) {
  const { icon } = shopIdentity()
  const type = icon?.type === 'png' ? 'image/png' : 'image/svg+xml'
  const path = icon ? shopPicturePath('icon', icon) : '/favicon.svg'
  return element('Image', { width: '16', height: '16', type }, origin + path)
}

/** Writes an OpenSearch 1.1 description document. */
export function writeOpenSearch(
  origin: string,
  language: Language,
  { name, description }: { name: string; description: string },
): string {
  const at = (path: string) => origin + localPath(language, path)
  const search = (type: string, template: string) =>
    element('Url', { type, template: at(template) })
  return xmlDocument(
    element(
      'OpenSearchDescription',
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
      textElement('ShortName', first(16, shopIdentity().shortName)),
      textElement('LongName', first(48, name)),
      textElement('Description', description),
      imageElement(origin),
      search(suggestionsType, '/suggestions?as=opensearch&q={searchTerms}'),
      search('text/html', '/catalogue?q={searchTerms}'),
      search(opds1TypeOf('acquisition'), '/opds?q={searchTerms}'),
      element('Url', { type: searchType, rel: 'self', template: at('/opensearch.xml') }),
      textElement('Language', language),
      textElement('InputEncoding', 'UTF-8'),
      textElement('OutputEncoding', 'UTF-8'),
    ),
  )
}
