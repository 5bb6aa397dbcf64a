import { SaxesParser } from 'saxes'

/**
 * What OPDS 1.2 (https://specs.opds.io/opds-1.2), Atom (RFC 4287) and OPDS 2.0 (https://drafts.opds.io/opds-2.0)
 * demand of a document, by our own reading: docs/feeds.md says which readers of others take the feeds beside it.
 */
type Node = { name: string; attributes: Record<string, string>; text: string; children: Node[] }

const atom = 'http://www.w3.org/2005/Atom'
const opds = 'http://opds-spec.org/2010/catalog'
const acquisition = 'http://opds-spec.org/acquisition'
const relations = ['', '/open-access', '/borrow', '/buy', '/sample', '/subscribe', '/preview']
const acquisitions = relations.map((one) => acquisition + one)
const pictures = ['http://opds-spec.org/image', 'http://opds-spec.org/image/thumbnail']
const pictureTypes = ['image/jpeg', 'image/png', 'image/gif']
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

function readTree(xml: string): Node {
  const root: Node = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    const name = uri === atom ? local : `{${uri}}${local}`
    const plain = Object.values(attributes).map((one): [string, string] => [one.name, one.value])
    const node: Node = { name, attributes: Object.fromEntries(plain), text: '', children: [] }
    open.at(-1)!.children.push(node)
    open.push(node)
  })
  parser.on('text', (words) => (open.at(-1)!.text += words))
  parser.on('closetag', () => open.pop())
  parser.write(xml).close()
  return root.children[0]!
}

const all = (node: Node, name: string) => node.children.filter((one) => one.name === name)
const relOf = ({ attributes }: Node) => attributes.rel ?? 'alternate'
const typeOf = ({ attributes }: Node) => (attributes.type ?? '').replace(/\s/g, '')

/** `isStrict`: our own feeds, which also do what the specifications only advise. */
export function faultsOfOpds1(xml: string, isStrict: boolean): string[] {
  const root = readTree(xml)
  if (root.name === 'entry') return faultsOfEntry(root, isStrict)
  if (root.name !== 'feed') return [`root is ${root.name}`]
  const faults = faultsOfCommon(root, 'feed')
  const links = all(root, 'link')
  for (const rel of isStrict ? ['self', 'start', 'search'] : ['self'])
    if (links.filter((one) => relOf(one) === rel).length !== 1) faults.push(`feed: ${rel}`)
  const self = links.find((one) => relOf(one) === 'self')
  const kind = /;profile=opds-catalog;kind=(\w+)/.exec(self ? typeOf(self) : '')?.[1]
  if (kind === undefined) faults.push('feed: self is no catalogue')
  if (isStrict && all(root, 'author').length === 0) faults.push('feed: no author')
  for (const entry of all(root, 'entry'))
    faults.push(...(kind === 'acquisition' ? faultsOfEntry(entry, isStrict) : faultsOfWay(entry)))
  const ids = all(root, 'entry').map((entry) => all(entry, 'id')[0]?.text)
  if (new Set(ids).size !== ids.length) faults.push('feed: an id stands twice')
  return faults
}

function faultsOfCommon(node: Node, where: string): string[] {
  const faults: string[] = []
  for (const name of ['id', 'title', 'updated'])
    if (all(node, name).length !== 1) faults.push(`${where}: ${name}`)
  if (!/^[a-z][a-z\d+.-]*:/i.test(all(node, 'id')[0]?.text ?? '')) faults.push(`${where}: id`)
  for (const name of ['updated', 'published'])
    for (const { text } of all(node, name))
      if (!moment.test(text) || Number.isNaN(Date.parse(text))) faults.push(`${where}: ${name}`)
  for (const author of all(node, 'author'))
    if (all(author, 'name').length !== 1) faults.push(`${where}: author`)
  for (const link of all(node, 'link'))
    if (!link.attributes.href) faults.push(`${where}: a link leads nowhere`)
  return faults
}

/** Checks an entry of a navigation feed. */
function faultsOfWay(entry: Node): string[] {
  const faults = faultsOfCommon(entry, 'way')
  const ways = all(entry, 'link').filter((one) => /profile=opds-catalog/.test(typeOf(one)))
  if (ways.length === 0) faults.push('way: no link to a feed')
  if (all(entry, 'content').length > 1) faults.push('way: content')
  return faults
}

function faultsOfEntry(entry: Node, isStrict: boolean): string[] {
  const faults = faultsOfCommon(entry, 'entry')
  const links = all(entry, 'link')
  const taking = links.filter((one) => acquisitions.includes(relOf(one)))
  if (taking.length === 0) faults.push('entry: no acquisition')
  for (const link of taking) {
    if (typeOf(link) === '') faults.push('entry: acquisition without a type')
    const prices = all(link, `{${opds}}price`)
    if (relOf(link).endsWith('/buy') && prices.length === 0) faults.push('entry: buy, no price')
    for (const { attributes, text } of prices)
      if (!/^[A-Z]{3}$/.test(attributes.currencycode ?? '') || !/^\d+(\.\d+)?$/.test(text))
        faults.push('entry: price')
    const isIndirect = /html|xml/.test(typeOf(link)) && relOf(link).endsWith('/buy')
    if (isIndirect && all(link, `{${opds}}indirectAcquisition`).length === 0)
      faults.push('entry: buy says not what is bought')
  }
  const drawn = links.filter((one) => pictures.includes(relOf(one)))
  if (drawn.length > 0 && !drawn.some((one) => pictureTypes.includes(typeOf(one))))
    faults.push('entry: picture')
  if (isStrict)
    for (const name of ['{http://purl.org/dc/terms/}language', 'published'])
      if (all(entry, name).length !== 1) faults.push(`entry: ${name}`)
  return faults
}

type Link = { rel?: string | string[]; href?: unknown; type?: unknown; title?: unknown } & {
  templated?: unknown
  properties?: { price?: { currency?: unknown; value?: unknown } }
}
export type Publication = {
  metadata?: Record<string, unknown>
  links?: Link[]
  images?: Link[]
}
type Feed = {
  metadata?: Record<string, unknown>
  links?: Link[]
  publications?: Publication[]
  navigation?: Link[]
  groups?: Feed[]
}

const hasRel = (link: Link, rel: string) => [link.rel ?? []].flat().includes(rel)

/** `isStrict`: our own feeds; test catalogues of others leave out what the drafts demand. */
export function faultsOfOpds2(feed: Feed, isStrict: boolean, where = 'feed'): string[] {
  const faults: string[] = []
  if (typeof feed.metadata?.title !== 'string') faults.push(`${where}: title`)
  const links = feed.links ?? []
  faults.push(...links.flatMap((link) => faultsOfLink(link, where)))
  if (where === 'feed' && !links.some((one) => hasRel(one, 'self'))) faults.push('feed: no self')
  if (!feed.publications && !feed.navigation && !feed.groups) faults.push(`${where}: empty`)
  for (const link of feed.navigation ?? []) {
    faults.push(...faultsOfLink(link, `${where}: navigation`))
    if (typeof link.title !== 'string') faults.push(`${where}: navigation without a title`)
  }
  for (const one of feed.publications ?? []) faults.push(...faultsOfPublication(one, isStrict))
  for (const group of feed.groups ?? []) faults.push(...faultsOfOpds2(group, isStrict, 'group'))
  return faults
}

function faultsOfLink({ href, type, templated, properties }: Link, where: string): string[] {
  const faults: string[] = []
  if (typeof href !== 'string' || href === '') faults.push(`${where}: link without href`)
  else if (templated === true ? !href.includes('{') : !URL.canParse(href, 'http://a.test'))
    faults.push(`${where}: href`)
  if (type !== undefined && typeof type !== 'string') faults.push(`${where}: type`)
  const price = properties?.price
  if (price && !/^[A-Z]{3}$/.test(String(price.currency))) faults.push(`${where}: currency`)
  if (price && !(typeof price.value === 'number' && price.value >= 0))
    faults.push(`${where}: price`)
  return faults
}

export function faultsOfPublication(one: Publication, isStrict: boolean): string[] {
  const { metadata = {}, links = [], images } = one
  const faults = links.flatMap((link) => faultsOfLink(link, 'publication'))
  // A title may be a text for each language.
  if (!metadata.title || !['string', 'object'].includes(typeof metadata.title))
    faults.push('publication: title')
  for (const name of ['modified', 'published'])
    if (metadata[name] !== undefined && Number.isNaN(Date.parse(metadata[name] as string)))
      faults.push(`publication: ${name}`)
  if (isStrict && !/^[a-z][a-z\d+.-]*:/i.test(String(metadata.identifier)))
    faults.push('publication: identifier')
  const takes = links.filter((link) => acquisitions.some((rel) => hasRel(link, rel)))
  if (takes.length === 0 && isStrict) faults.push('publication: no acquisition')
  if (isStrict && !links.some((link) => hasRel(link, 'self'))) faults.push('publication: no self')
  if (isStrict && !images?.length) faults.push('publication: no image')
  if (images?.length && !images.some(({ type }) => pictureTypes.includes(String(type))))
    faults.push('publication: image')
  return faults
}
