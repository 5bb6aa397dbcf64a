import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Transform } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { xmlValidator } from '../../validate-xml.ts'

const require = createRequire(import.meta.url)
// Its own types bring types of another Node along.
const { ErrorLevel, XMLToSitemapIndexStream } = require('sitemap') as {
  ErrorLevel: { THROW: string }
  XMLToSitemapIndexStream: new (options: { level: string; logger: false }) => Transform
}
const folder = pathToFileURL(join(dirname(require.resolve('sitemap/package.json')), 'schema/'))

/**
 * This is the schema of sitemaps.org as the package `sitemap` ships it. It takes elements of others only where they
 * are declared, and this is all that Google says of a link to another language.
 */
const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"
    targetNamespace="http://www.w3.org/1999/xhtml" elementFormDefault="qualified">
  <xs:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xs:element name="link">
    <xs:complexType>
      <xs:attribute name="rel" fixed="alternate" use="required"/>
      <xs:attribute name="hreflang" type="xs:string" use="required"/>
      <xs:attribute name="href" type="xs:anyURI" use="required"/>
    </xs:complexType>
  </xs:element>
</xs:schema>`

/** Lists what the schema of sitemaps.org finds wrong in a sitemap. */
export const faultsOfSitemap = xmlValidator(schema, new URL('links.xsd', folder).href)

/**
 * These are the addresses in a sitemap of sitemaps, whose schema no package ships; the reader refuses what is unknown
 * to it.
 */
export async function readSitemapIndex(xml: string): Promise<string[]> {
  const reader = new XMLToSitemapIndexStream({ level: ErrorLevel.THROW, logger: false })
  const urls: string[] = []
  reader.on('data', ({ url }: { url: string }) => urls.push(url))
  reader.end(xml)
  await once(reader, 'end')
  return urls
}
