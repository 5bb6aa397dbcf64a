import { createNote } from '#app/shop/exchange/csv/import-note.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import type {
  RecordAuthor,
  RecordPublisher,
} from '#app/shop/catalogue/products/catalogue-record.ts'
import { normaliseLine } from '#app/shop/catalogue/text/normalise-text.ts'
import {
  codeOf,
  findChild,
  listBelow,
  listChildren,
  listCodes,
  textOf,
  type OnixNode,
} from './onix-node.ts'

const lineOf = (node: OnixNode | undefined, name: string) =>
  normaliseLine(textOf(findChild(node, name)))
const joined = (node: OnixNode, names: string[]) =>
  names
    .map((name) => lineOf(node, name))
    .filter(Boolean)
    .join(' ')

/** `checkRecord` accepts no more. */
const mostPeople = 200

/** Returns all contributors in order, once for each role. */
export function readContributors(product: OnixNode, note: (note: Fault) => void): RecordAuthor[] {
  const place = (node: OnixNode, n: number) => Number(codeOf(node, 'SequenceNumber')) || 10_000 + n
  const people = listBelow(product, 'DescriptiveDetail', 'Contributor')
    .map((node, n) => ({ node, at: place(node, n) }))
    .sort((a, b) => a.at - b.at)
    .flatMap(({ node }) => readContributor(node, note))
  const seen = new Set<string>()
  const once = people.filter(({ name, role }) => {
    const isNew = !seen.has(name + role)
    seen.add(name + role)
    return isNew
  })
  if (once.length > mostPeople)
    note(
      createNote('peopleMany', 'authors', `only ${mostPeople} of ${once.length} are taken`, {
        most: mostPeople,
        given: once.length,
      }),
    )
  return once.slice(0, mostPeople)
}

function readContributor(node: OnixNode, note: (note: Fault) => void): RecordAuthor[] {
  const name = nameOf(node)
  // Anonymous, various or synthetic contributors have no name for a list of authors.
  if (name === '') return []
  const sortName = sortNameOf(node)
  const roles = listCodes(node, 'ContributorRole')
  const known = roles.filter((role) => /^[A-Z]\d\d$/.test(role))
  if (known.length === 0)
    note(
      createNote('roleUnknown', 'authors', `the role of ${name} is not known; taken as author`, {
        name,
      }),
    )
  return (known.length === 0 ? ['A01'] : known).map((role) => ({
    name: name.slice(0, 300),
    ...(sortName && { sortName: sortName.slice(0, 300) }),
    role,
  }))
}

const keyParts = ['PrefixToKey', 'KeyNames', 'NamesAfterKey', 'SuffixToKey']

function nameOf(node: OnixNode): string {
  return (
    lineOf(node, 'PersonName') ||
    joined(node, ['NamesBeforeKey', ...keyParts]) ||
    directName(lineOf(node, 'PersonNameInverted')) ||
    lineOf(node, 'CorporateName') ||
    directName(lineOf(node, 'CorporateNameInverted'))
  )
}

/** Returns "J.K. Rowling" for "Rowling, J.K.". */
function directName(inverted: string): string {
  const [, family, given] = /^([^,]+), ?(.+)$/.exec(inverted) ?? []
  return family && given ? `${given} ${family}` : inverted
}

function sortNameOf(node: OnixNode): string {
  const inverted = lineOf(node, 'PersonNameInverted') || lineOf(node, 'CorporateNameInverted')
  if (inverted.includes(',') || lineOf(node, 'CorporateNameInverted')) return inverted
  const key = lineOf(node, 'KeyNames')
  return key && `${key}, ${lineOf(node, 'NamesBeforeKey')}`.replace(/, $/, '')
}

/** Returns the publisher, else the imprint. */
export function readOnixPublisher(product: OnixNode): RecordPublisher | null {
  const publishers = listBelow(product, 'PublishingDetail', 'Publisher')
  const own = publishers.find((node) => ['01', ''].includes(codeOf(node, 'PublishingRole')))
  const imprint = listBelow(product, 'PublishingDetail', 'Imprint')[0]
  const names = [own, imprint, publishers[0]].flatMap((node) => [
    lineOf(node, 'PublisherName') || lineOf(node, 'ImprintName'),
    // Some senders put the name where its number belongs.
    /[a-z] ?[a-z]{2}/i.test(codeOf(node, 'NameCodeValue')) ? lineOf(node, 'NameCodeValue') : '',
  ])
  const name = names.find(Boolean)
  return name ? { name: name.slice(0, 200) } : null
}

type Contact = { name: string | null; postalAddress: string | null; email: string | null }

/** Returns the contacts for the safety of the product (ONIX list 198, code 10), in their order. */
export function listSafetyContacts(product: OnixNode): Contact[] {
  const blocks = listChildren(product, 'PublishingDetail', 'ProductSupply').flatMap((block) => [
    block,
    ...listChildren(block, 'MarketPublishingDetail'),
  ])
  return blocks
    .flatMap((block) => listChildren(block, 'ProductContact'))
    .filter((node) => codeOf(node, 'ProductContactRole') === '10')
    .map((node) => ({
      name:
        (lineOf(node, 'ProductContactName') || lineOf(node, 'ContactName')).slice(0, 200) || null,
      postalAddress: addressOf(node).slice(0, 500) || null,
      email: lineOf(node, 'EmailAddress') || null,
    }))
}

/**
 * Returns the address in one line; a street that already contains the place is returned as it is.
 */
function addressOf(node: OnixNode): string {
  const street = lineOf(node, 'StreetAddress')
  const place = [lineOf(node, 'PostalCode'), lineOf(node, 'LocationName')].filter(Boolean).join(' ')
  const country = codeOf(node, 'CountryCode')
  if (place !== '' && street.includes(place)) return street
  return [street, place, country && countryName(country)].filter(Boolean).join(', ')
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : code
}
