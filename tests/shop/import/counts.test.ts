import { describe, expect, test } from 'vitest'
import { runImport } from '#app/command/catalogue/import.server.ts'
import { de } from '#app/i18n/de.ts'
import { en } from '#app/i18n/en.ts'
import { fr } from '#app/i18n/fr.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { createI18n } from '#app/i18n/translate.ts'
import { aFile, importRows, noon } from './records.ts'

let minutes = 0

/** Each a minute after the one before. */
async function run(content: string, ...options: string[]) {
  let printed = ''
  const now = noon + 60_000 * (minutes += 1)
  await runImport([aFile(content), ...options], { write: (text) => (printed += text) }, now)
  return printed
}

describe('the warning of products without a price', () => {
  const none = /no price/

  test('counts none that keeps the price it has', async () => {
    await run('sku,name,price\nkept-price,A,5.00\n')
    expect(await run('sku,name,stock\nkept-price,A,3\n')).not.toMatch(none)
    const { totals } = await importRows(
      'sku,name,stock\nkept-price,A,4\n',
      { dryRun: true },
      noon + 3_600_000,
    )
    expect(totals.withoutPrice).toBe(0)
  })

  test('counts those whose price the file takes away, and those that never had one', async () => {
    await run('sku,name,price\nlost-price,A,5.00\n')
    const emptied = await run('sku,name,price\nlost-price,A,\n', '--dry-run')
    expect(emptied).toContain(
      '1 product has no price in the file; without one it is shown and not for sale.\n',
    )
    expect(await run('sku,name\nnever-1,A\nnever-2,B\n')).toContain(
      '2 products have no price in the file; without one they are shown and not for sale.\n',
    )
    expect(await run('sku,name\nnever-1,A\n')).toContain('1 product has no price in the file;')
  })

  test('counts none that is withdrawn, or that a partner sells', async () => {
    const printed = await run(
      'sku,name,standing,affiliate_link\ngone,A,withdrawn,\npartner,B,,https://partner.test/b\n',
    )
    expect(printed).not.toMatch(none)
  })

  test('counts one that comes back without a price as one that has the price it had', async () => {
    await run('sku,name,price\nback,A,5.00\n')
    await run('sku,name,standing\nback,A,withdrawn\n')
    expect(await run('sku,name\nback,A\n')).not.toMatch(none)
  })

  test('of a currency that is missing stands only where a price was left out', async () => {
    const header = 'Handle,Title,Variant Price'
    expect(await run(`${header}\nno-amount,A,\n`)).not.toContain('--currency')
    expect(await run(`${header}\nsome-amount,A,5.00\n`)).toContain(
      'Shopify files name no currency: without --currency their prices are left out.\n',
    )
  })
})

test('numbers agree with their nouns in what an import prints', async () => {
  const source = ['--source', 'counted']
  expect(await run('sku,name,price\none,A,1.00\n', ...source)).toMatch(/\n?1 row of .*: 1 new/)
  expect(await run('sku,name,price\ntwo,B,1.00\n', ...source)).toContain(
    '1 product of the source counted is not in the file (--withdraw-missing',
  )
  const stored = await run('sku,name,price\nthree,B,1.00\n', ...source, '--withdraw-missing')
  expect(stored).toContain('2 products of the source counted are not in the file, and were not')
  const refused = await run('sku,name,price\none,B,much\n', ...source, '--withdraw-missing')
  expect(refused).toContain('1 of its 1 row was refused')
  const alone = ['--source', 'alone']
  await run('sku,name,price\nalone-1,A,1.00\n', ...alone)
  expect(await run('sku,name,price\nalone-2,A,1.00\n', ...alone, '--withdraw-missing')).toContain(
    '1 product of the source alone is not in the file, and was not withdrawn: ' +
      '1 of the 1 product of this source is missing, which is more than half',
  )
  const withdrawn = await run(
    'sku,name,price\nalone-2,A,1.00\n',
    ...[...alone, '--withdraw-missing', '--force'],
  )
  expect(withdrawn).toContain(
    '1 product of the source alone is not in the file, and was withdrawn.',
  )
  const { rows } = await importRows(
    'Handle,Title,Variant Price,Image Src\npic,A,,ftp://a\npic,,,ftp://b\npic-1,B,,ftp://c\n',
  )
  expect(rows.map(({ notes }) => notes)).toEqual([
    ['images: 2 are left out: no addresses of the web'],
    ['images: 1 is left out: no address of the web'],
  ])
})

/** What each language says of one and of several. */
const spoken: Record<Language, Record<string, [one: string, several: string]>> = {
  en: {
    agesFrom: ['1 and over', '3 and over'],
    agesTo: ['up to 1', 'up to 3'],
  },
  fr: {
    agesFrom: ['1 an et plus', '3 ans et plus'],
    agesTo: ['jusqu’à 1 an', 'jusqu’à 3 ans'],
  },
  de: {
    agesFrom: ['ab 1 Jahr', 'ab 3 Jahren'],
    agesTo: ['bis 1 Jahr', 'bis 3 Jahre'],
  },
}

test.each(languages)('numbers agree with their nouns on pages in %s', (language) => {
  const { t } = createI18n({ en, fr, de }[language], language)
  for (const [key, words] of Object.entries(spoken[language]))
    for (const [n, count] of [1, 3].entries()) {
      const values = { count, from: count, to: count }
      expect(
        t(`product.${key}` as 'product.agesFrom', values).replace(/[\u00a0\u202f]/g, ' '),
      ).toBe(words[n])
    }
})
