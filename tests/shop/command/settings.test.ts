import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { refreshShopSettings } from '#app/shop/maintenance/settings/refresh-settings.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { replaceShopSettings, shopSettings } from '#app/shop-settings/current.server.ts'
import { sampleShopSettings } from '#app/shop-settings/shop-settings.ts'
import { SettingsError } from '#app/settings-error.ts'
import { db } from '#app/database/database.server.ts'
import { resetShopSettings } from '../../sample-settings.ts'
import { takeLoggedErrors } from '../../setup.ts'
import { aFolder, changesOf, runLine } from './run-command.ts'

const run = (args: string | string[]) => runLine(runSettings, args)
const stored = () => db.read.selectFrom('shopSetting').select(['name', 'value']).execute()

function aFile(content: string): string {
  const file = join(aFolder(), 'shop.json')
  writeFileSync(file, content)
  return file
}

afterEach(resetShopSettings)

describe('shop settings', () => {
  test('a fresh shop is the sample shop', async () => {
    expect((await run('show name')).printed).toBe('name: "Octavo" (not set)\n')
  })

  test('a name that is set applies at once, and the short name follows it', async () => {
    expect(await run(['set', 'name', ' Probe  Books '])).toEqual({
      code: 0,
      printed: 'name: "Probe Books"\n',
    })
    expect(shopSettings()).toMatchObject({ name: 'Probe Books', shortName: 'Probe Books' })
    expect(await changesOf('name')).toMatchObject([
      { command: 'settings set', value: 'Probe Books' },
    ])
  })

  test('another process reads it within two seconds', async () => {
    await run(['set', 'name', 'Probe Books'])
    replaceShopSettings(sampleShopSettings)
    await refreshShopSettings(Date.now() + 2_000)
    expect(shopSettings().name).toBe('Probe Books')
  })

  test('a value that is no longer valid leaves the settings as they were read last', async () => {
    await run(['set', 'name', 'Probe Books'])
    await refreshShopSettings(Date.now() + 4_000)
    await db.write(async (trx) => {
      await trx.updateTable('shopSetting').set({ value: '""' }).execute()
      await bumpCatalogueVersion(trx)
    })
    await refreshShopSettings(Date.now() + 8_000)
    expect(takeLoggedErrors()).toHaveLength(1)
    expect(shopSettings().name).toBe('Probe Books')
    await expect(run('show name')).rejects.toThrow('name is "", but must not be empty')
    expect((await run('unset name')).code).toBe(0)
  })

  test('a text is set for one language and keeps the others', async () => {
    await run(['set', 'tagline', 'Books from Leipzig', '--language', 'en'])
    await run(['set', 'tagline', 'Bücher aus Leipzig', '--language', 'de'])
    expect(shopSettings().tagline).toEqual({ en: 'Books from Leipzig', de: 'Bücher aus Leipzig' })
  })

  test('texts that are set at one moment are all kept', async () => {
    const texts = { en: 'Books', fr: 'Livres', de: 'Bücher' }
    await Promise.all(
      Object.entries(texts).map(([one, text]) => run(['set', 'tagline', text, '--language', one])),
    )
    expect(shopSettings().tagline).toEqual(texts)
  })

  test('a text is unset in one language, and with the last one the setting', async () => {
    await run(['set', 'tagline', 'Books', '--language', 'en'])
    await run(['set', 'tagline', 'Bücher', '--language', 'de'])
    await run('unset tagline --language en')
    expect(shopSettings().tagline).toEqual({ de: 'Bücher' })
    await run('unset tagline --language de')
    expect(await stored()).toEqual([])
  })

  test('a damaged row is named, and repaired by setting it again', async () => {
    await run(['set', 'name', 'Probe Books'])
    await db.write((trx) => trx.updateTable('shopSetting').set({ value: '{"' }).execute())
    await expect(run('list')).rejects.toThrow(SettingsError)
    await expect(run('set lowStock 3')).rejects.toThrow('name is damaged; set it again, or')
    expect((await run('set name Probe')).code).toBe(0)
  })

  test.each([
    ['a control character', 'Probe\u0007Books', 'U+0007'],
    ['a mark that turns the text', 'Probe\u202eBooks', 'U+202E'],
    ['an invisible blank', 'Probe\u200bBooks', 'U+200B'],
    ['half a character', 'Probe\ud83dBooks', 'U+D83D'],
  ])('a name with %s is refused', async (_, name, code) => {
    expect((await run(['set', 'name', name])).printed).toContain(
      `name has the invisible character ${code}; remove it`,
    )
    expect((await run(['set', 'tagline', name, '--language', 'en'])).printed).toContain(
      `tagline.en has the invisible character ${code}`,
    )
  })

  test('a name keeps the joiners of its script and of emoji', async () => {
    for (const name of ['क्‍ष पुस्तकें', 'Family 👨‍👩‍👧 Books', 'Books ❤️']) {
      await run(['set', 'name', name])
      expect(shopSettings().name).toBe(name)
    }
    expect((await run(['set', 'name', '\u200d'])).printed).toContain('but must not be empty')
  })

  test('a file of more than 1 MB is not read, nor a folder', async () => {
    const large = aFile(`{"name": "Probe"}${' '.repeat(1024 * 1024)}`)
    expect((await run(['import', large])).printed).toContain('has more than 1 MB.')
    expect((await run(['import', aFolder()])).printed).toContain('is no file.')
    expect((await run(['import', '/dev/zero'])).printed).toContain('is no file.')
  })

  test('a setting that is unset is again as in the sample shop', async () => {
    await run(['set', 'name', 'Probe Books'])
    expect((await run('unset name')).printed).toBe('name: "Octavo" (not set)\n')
    expect(await stored()).toEqual([])
  })

  test('a file changes all settings that it names', async () => {
    const file = aFile('\uFEFF{"name": "Probe Books", "tagline": {"de": "Bücher"}}')
    expect(await run(['import', file])).toEqual({
      code: 0,
      printed: 'name: "Probe Books"\ntagline: {"de":"Bücher"}\n',
    })
    expect(JSON.parse((await run('list --json')).printed)).toMatchObject({ name: 'Probe Books' })
  })

  test.each([
    [
      '{"name": "Probe", "tagline": {"it": "Libri"}}',
      'tagline has a text in "it"; a text is in en, fr, de',
    ],
    ['{"name": "Probe", "colour": "red"}', 'colour is no setting of the shop'],
    ['{"name": 7}', 'name is 7, but must be text'],
    ['{"name": "  "}', 'name is "", but must not be empty'],
    [`{"name": "${'x'.repeat(61)}"}`, '…", but must have at most 60 characters'],
    ['[]', 'must hold an object with settings by name'],
    ['{', 'cannot be read as JSON'],
  ])('a file with a fault changes nothing: %s', async (content, fault) => {
    const { code, printed } = await run(['import', aFile(content)])
    expect(code).toBe(1)
    expect(printed).toContain(fault)
    expect(await stored()).toEqual([])
  })

  test('lists and pairs are typed with commas, in any case', async () => {
    await run('set currency eur')
    await run('set currencies eur,gbp')
    await run('set marketCurrencies ch=eur,gb=gbp')
    await run('set markets de,at,ch,gb')
    await run('set languages DE,en')
    expect(shopSettings()).toMatchObject({
      currency: 'EUR',
      currencies: ['EUR', 'GBP'],
      marketCurrencies: { CH: 'EUR', GB: 'GBP' },
      markets: ['DE', 'AT', 'CH', 'GB'],
      homeMarket: 'DE',
      languages: ['de', 'en'],
    })
  })

  test('a shop with another currency offers it first, and no rupees', async () => {
    await run('set currency GBP')
    expect(shopSettings().currencies).toEqual(['GBP', 'USD', 'EUR'])
  })

  test.each([
    ['{"currency": "CHF"}', 'currency is "CHF", which has no exchange rate here; use another'],
    ['{"currencies": ["EUR", "PLN"]}', 'currencies.1 is "PLN", which has no exchange rate here'],
    ['{"currencies": []}', 'currencies must have one entry at least'],
    ['{"currencies": "EUR"}', 'currencies is "EUR", but must be a list'],
    ['{"currencies": ["INR", "INR"]}', 'currencies has INR twice; name it once'],
    ['{"currencies": ["EUR"]}', 'currencies has EUR and lacks INR, the currency of the shop'],
    ['{"markets": ["DE", "XX"]}', 'markets.1 is "XX", no country that the shop knows; use one of'],
    ['{"markets": ["DE"], "homeMarket": "IN"}', 'homeMarket is IN, which is not among markets: DE'],
    ['{"languages": []}', 'languages must have one entry at least'],
    [
      '{"languages": ["de", "it"]}',
      'languages.1 is "it", a language that the shop has no words in',
    ],
    ['{"homeMarket": 7}', 'homeMarket is 7, but must be text'],
    ['{"marketCurrencies": {"XX": "EUR"}}', 'marketCurrencies is "XX", no country that the shop'],
    ['{"marketCurrencies": {"CH": "CHF"}}', 'marketCurrencies.CH is "CHF", which has no exchange'],
    ['{"marketCurrencies": "CH=EUR"}', 'marketCurrencies is "CH=EUR", but must be an object'],
    [
      '{"currencies": ["INR"], "marketCurrencies": {"CH": "EUR"}}',
      'marketCurrencies.CH is EUR, which shoppers cannot choose; currencies has INR',
    ],
  ])(
    'markets and currencies that contradict each other change nothing: %s',
    async (content, fault) => {
      const { code, printed } = await run(['import', aFile(content)])
      expect(code).toBe(1)
      expect(printed).toContain(fault)
      expect(await stored()).toEqual([])
    },
  )

  test.each([
    ['set marketCurrencies CH', 'marketCurrencies has "CH", which is no pair: CH=EUR.'],
    ['set colour red', 'There is no setting "colour".'],
    ['set tagline Books', 'Say --language en, fr, de.'],
    ['set name Books --language de', 'name is the same in each language.'],
    ['unset', 'NAME is missing.'],
  ])('refuses %s', async (line, sentence) => {
    const { code, printed } = await run(line)
    expect(code).toBe(1)
    expect(printed).toContain(sentence)
  })
})
