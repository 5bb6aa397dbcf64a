import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { languages } from '#app/i18n/languages.ts'
import routes from '#app/routes.ts'
import { fillVariables, parseSentence } from '#app/shop/content/legal-pages/fill-variables.ts'
import { findLegalPage } from '#app/shop/content/legal-pages/find-legal-page.server.ts'
import { templateVariablesOf } from '#app/shop/content/legal-pages/template-variables.server.ts'
import { columnName, topicOfTable } from '#app/shop/content/legal-pages/stored-topics.ts'
import {
  storedDataText,
  legalPages,
  type LegalPageName,
} from '#app/shop/content/legal-pages/legal-pages.server.ts'
import { sampleSeller } from '#app/shop/operations/seller/sample-seller.ts'

const gaps = { name: 'Asha', link: '[x](/evil)', none: undefined }

describe('a sentence', () => {
  test('is filled, and left out where a gap has nothing to fill it', () => {
    expect(fillVariables('Hello {{name}}', gaps)).toBe('Hello Asha')
    expect(fillVariables('Hello {{none}} {{name}}', gaps)).toBeUndefined()
    expect(fillVariables('Hello {{unknown}}', gaps)).toBeUndefined()
  })

  test('has links, which no filling can bring in', () => {
    expect(parseSentence('See [{{name}}](/terms), then', gaps)).toEqual([
      'See ',
      { words: 'Asha', to: '/terms' },
      ', then',
    ])
    expect(parseSentence('{{link}}', gaps)).toEqual(['[x](/evil)'])
  })
})

test.each([
  ['en', 'whose price the publisher has fixed for Germany or France'],
  ['fr', 'dont l’éditeur a fixé le prix pour la France ou pour l’Allemagne'],
  ['de', 'deren Preis der Verlag für Deutschland oder Frankreich festgesetzt hat'],
] as const)('the terms speak of a fixed price only where one was set, in %s', (language, words) => {
  const { page } = findLegalPage('terms', language)
  expect(JSON.stringify(page)).toContain(words)
})

test.each(languages)(
  'the terms of withdrawal lead to the withdrawal function, in %s',
  (language) => {
    const { page } = findLegalPage('returns', language)
    const words = page.sections
      .find(({ id }) => id === 'terms')!
      .blocks.flatMap((block) => (block.kind === 'paragraph' ? block.words : []))
    expect(words).toContainEqual(expect.objectContaining({ to: '/withdrawal' }))
    expect(JSON.stringify(page)).not.toContain('{{')
  },
)

const names = Object.keys(legalPages) as LegalPageName[]
const every = names.flatMap((name) => languages.map((language) => [name, language] as const))

/** Pages built beside these, linked by their addresses. */
const beside = ['withdrawal', 'tracking']
const pages = new Set([
  ...routes.map(({ path }) => path?.replace(/^:language\?\/?/, '')),
  ...beside,
])

describe.each(every)('the text %s in %s', (name, language) => {
  const source = JSON.stringify(legalPages[name][language])
  const isPrivacy = name === 'privacy'
  const all = isPrivacy ? source + JSON.stringify(storedDataText[language]) : source

  test('has no gap but those that the shop fills', () => {
    const known = new Set([
      ...Object.keys(templateVariablesOf(sampleSeller, language)),
      'countries',
    ])
    const used = [...all.matchAll(/\{\{(\w+)\}\}/g)].map(([, gap]) => gap!)
    expect(used.filter((gap) => !known.has(gap))).toEqual([])
  })

  test('links only to pages that there are', () => {
    const links = [...all.matchAll(/\]\(\/([^)#?]*)/g)].map(([, path]) => path!)
    expect(links.filter((path) => !pages.has(path))).toEqual([])
  })

  test('says something under each heading, and nothing half', () => {
    const { page } = findLegalPage(name, language, { countries: 'India' })
    expect(page.sections.length).toBeGreaterThan(0)
    for (const { blocks } of page.sections) expect(blocks.length).toBeGreaterThan(0)
    expect(JSON.stringify(page)).not.toMatch(/\{\{|\]\(|undefined|null/)
  })

  test('has the typography of its language', () => {
    if (language === 'fr') expect(source).not.toMatch(/[^\u00a0\u202f][;!?](?=[\s"])|«\S|\S»/)
    expect(source).not.toMatch(/ {2}|\.\.\./)
  })
})

/**
 * Every table of the database but those that the database or the migrations keep for themselves, and indexes: that of
 * orders forgets what their table does.
 */
async function listTables(): Promise<string[]> {
  const { rows } = process.env.DATABASE_URL
    ? await sql<{ name: string }>`
        select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
        db.read,
      )
    : await sql<{ name: string }>`
        select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`.execute(
        db.read,
      )
  return rows
    .map(({ name }) => name)
    .filter((name) => !/^(kysely_|product_(search|word)|order_search)/.test(name))
}

describe('the privacy page', () => {
  test('knows of every table of the database whether it holds something of people', async () => {
    expect(new Set(Object.keys(topicOfTable).map(columnName))).toEqual(new Set(await listTables()))
  })

  test('no table that names an owner, a customer, a visitor or an address counts as nobody’s', async () => {
    const personal =
      /^(owner|customer|visitor|email|email_folded|recipient|network_hash|postcode|order_number|device)$/
    const nobodys = Object.entries(topicOfTable)
      .filter(([, topic]) => topic === null)
      .map(([table]) => columnName(table))
    const tables = await db.read.introspection.getTables()
    const wrong = tables
      .map(({ name, columns }) => ({ name: columnName(name), columns }))
      .filter(({ name }) => nobodys.includes(name))
      // What a publisher wants to be reached at is printed in its books.
      .filter(({ name }) => name !== 'publisher')
      // The page is for visitors; staff is told by its employer.
      .filter(({ name }) => !name.startsWith('staff'))
      .filter(({ columns }) => columns.some((column) => personal.test(columnName(column.name))))
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})
