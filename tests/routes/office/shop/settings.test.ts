import { beforeAll, describe, expect, test } from 'vitest'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { db } from '#app/database/database.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'
import { settingGroupNames, settingsOf } from '#app/office/settings/setting-groups.ts'
import { changeLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { ensureShippedRates } from '#app/shop/pricing/currency/rates.server.ts'
import { shopSettingNames } from '#app/shop-settings/shop-settings.schema.ts'
import { openDemo } from '../../../demo.ts'
import { newStaffMember, staffPassword } from '../../../office-staff.ts'
import { changesOf, runLine } from '../../../shop/command/run-command.ts'
import { newShopper, type Shopper } from '../../../shopper.ts'

let owner: Shopper

beforeAll(async () => {
  await openDemo()
  await db.write((trx) => trx.deleteFrom('exchangeRate').execute())
  await ensureShippedRates(Date.now())
  owner = await newStaffMember('owner')
})

const pathOf = (group: string) => `/office/settings?group=${group}`
const settings = (line: string | string[]) => runLine(runSettings, line)

async function stored(): Promise<Record<string, unknown>> {
  const rows = await db.read.selectFrom('shopSetting').select(['name', 'value']).execute()
  return Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]))
}

/** Sends the form of a group with several values of one name, as ticked boxes have them. */
async function send(group: string, fields: [string, string][]) {
  await owner.visit(pathOf(group))
  const fingerprints = owner.attr('[name=fingerprints]', 'value') ?? ''
  const all = [['intent', 'settings.save'], ['fingerprints', fingerprints], ...fields]
  return owner.post(pathOf(group), new URLSearchParams(all))
}

async function upload(files: Record<string, string>, fields: Record<string, string> = {}) {
  await owner.visit(pathOf('look'))
  const form = new FormData()
  form.append('fingerprints', owner.attr('[name=fingerprints]', 'value') ?? '')
  for (const [name, text] of Object.entries(fields)) form.append(name, text)
  for (const [name, text] of Object.entries(files))
    form.append(name, new File([text], `${name}.svg`, { type: 'image/svg+xml' }))
  return owner.upload(pathOf('look'), form)
}

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inner}</svg>`

test('each setting has its place, but for places of collection', () => {
  const placed = settingGroupNames.flatMap((group) => [...settingsOf(group)])
  expect(['pickupPlaces', ...placed].sort()).toEqual([...shopSettingNames].sort())
})

test('is for owners', async () => {
  const clerk = await newStaffMember('clerk')
  await clerk.visit(pathOf('look'))
  expect(clerk.status).toBe(403)
  await clerk.post(pathOf('look'), { intent: 'settings.save', name: 'Mine' })
  expect(clerk.status).toBe(403)
  expect(await stored()).toEqual({})
})

test('has no other groups', async () => {
  await owner.visit(pathOf('nothing'))
  expect(owner.status).toBe(404)
})

describe('name and look', () => {
  test('are saved together, seen by shoppers and recorded', async () => {
    await owner.visit(pathOf('look'))
    const typed = { name: 'Probe Books', tagline_de: 'Bücher aus Leipzig', accent: '#0a5c3c' }
    await owner.press('Save', typed)
    expect(owner.text('.toast')).toBe('The settings are saved.')
    expect(await stored()).toEqual({
      name: 'Probe Books',
      tagline: { de: 'Bücher aus Leipzig' },
      accent: '#0a5c3c',
    })
    expect(await changesOf('name')).toMatchObject([
      { command: 'settings set', value: 'Probe Books' },
    ])
    const shopper = await newShopper()
    await shopper.visit('/de')
    expect(shopper.html).toContain('Bücher aus Leipzig')
    expect(shopper.html).toContain('--link:#0a5c3c')
    expect(shopper.text('title')).toContain('Probe Books')
  })

  test('are again as in the sample shop once their fields are emptied', async () => {
    await owner.visit(pathOf('look'))
    expect(owner.attr('#name', 'value')).toBe('Probe Books')
    expect(owner.text('#name-hint')).toContain('Empty: Octavo')
    await owner.press('Save', { name: '', tagline_de: ' ', accent: '' })
    expect(await stored()).toEqual({})
    await owner.press('Save')
    expect(owner.text('.toast')).toBe('Nothing was changed.')
  })

  test('are refused together, each fault at its field, with what was typed', async () => {
    await owner.visit(pathOf('look'))
    const typed = { name: 'x'.repeat(61), shortName: 'Probe', accent: '#f0a42a' }
    await owner.press('Save', typed)
    expect(owner.status).toBe(422)
    expect(owner.text('#name-error')).toBe('It may have at most 60 characters.')
    expect(owner.text('#accent-error')).toMatch(/^#f0a42a has a contrast of \d(\.\d)?:1 with #/)
    expect(owner.attr('#shortName', 'value')).toBe('Probe')
    expect(owner.attr('#accent', 'value')).toBe('#f0a42a')
    expect(await stored()).toEqual({})
  })

  test('have pictures, of which one with a script changes nothing', async () => {
    const bad = { logo: svg('<script>alert(1)</script>') }
    await upload(bad, { name: 'Probe Books' })
    expect(owner.status).toBe(422)
    expect(owner.text('#logo .error')).toContain('may not have')
    expect(owner.text('.note [lang=en]')).toContain('<script>')
    expect(owner.attr('#name', 'value')).toBe('Probe Books')
    expect(await stored()).toEqual({})
    await upload({ logo: svg('<path d="M0 0h32v32H0z"/>') })
    expect(owner.text('.toast')).toBe('The settings are saved.')
    const shopper = await newShopper()
    await shopper.visit('/')
    expect(shopper.attr('.logo img', 'src')).toBe(owner.attr('#logo img', 'src'))
    await owner.press('Save', { logo_remove: 'yes' })
    expect(await stored()).toEqual({})
  })

  test('that somebody else changed are shown and not overwritten', async () => {
    await owner.visit(pathOf('look'))
    await settings(['set', 'name', 'Their Books'])
    await owner.press('Save', { name: 'My Books', shortName: 'Mine' })
    expect(owner.status).toBe(409)
    expect(owner.text('#name-hint')).toBe('Stored now: Their Books')
    expect(owner.attr('#name', 'value')).toBe('My Books')
    expect(owner.attr('#shortName', 'value')).toBe('Mine')
    expect(await stored()).toEqual({ name: 'Their Books' })
    await owner.press('Save')
    expect(await stored()).toEqual({ name: 'My Books', shortName: 'Mine' })
  })

  test('leave alone what somebody else changed beside them', async () => {
    await owner.visit(pathOf('look'))
    await settings(['set', 'name', 'Their Books'])
    await owner.press('Save', { shortName: 'Ours' })
    expect(await stored()).toEqual({ name: 'Their Books', shortName: 'Ours' })
    await owner.press('Save', { name: '', shortName: '' })
  })
})

describe('languages and currencies', () => {
  test('are ticked, and one is offered first', async () => {
    await send('markets', [
      ['languages', 'en'],
      ['languages', 'de'],
      ['languages_first', 'de'],
    ])
    expect(await stored()).toEqual({ languages: ['de', 'en'] })
    const shopper = await newShopper()
    await shopper.visit('/')
    expect(shopper.html).toContain('Deutsch')
    expect(shopper.html).not.toContain('Français')
    await send('markets', [])
    expect(await stored()).toEqual({})
  })

  test('a currency cannot be dropped while prices of delivery are in it', async () => {
    await send('markets', [
      ['currencies', 'INR'],
      ['currencies', 'CHF'],
    ])
    expect(await stored()).toEqual({ currencies: ['INR', 'CHF'] })
    const place = { zone: 'IN', method: 'post', upToGrams: 500, currency: 'CHF' as const }
    const price = { ...place, fromMinor: 0, amountMinor: 500, freeFromMinor: null }
    await db.write((trx) => trx.insertInto('deliveryPrice').values(price).execute())
    await send('markets', [
      ['currencies', 'INR'],
      ['homeMarket', 'DE'],
    ])
    expect(owner.status).toBe(422)
    expect(owner.text('#currencies .error')).toBe(
      'There are delivery prices in CHF. Change them first.',
    )
    expect(owner.attr('#homeMarket option[selected]', 'value')).toBe('DE')
    expect(owner.attrs('#currencies input:checked', 'value')).toEqual(['INR'])
    expect(await stored()).toEqual({ currencies: ['INR', 'CHF'] })
    await db.writer.deleteFrom('deliveryPrice').execute()
    await send('markets', [])
    expect(await stored()).toEqual({})
  })
})

describe('payment', () => {
  const account = {
    bankAccount_holder: 'Probe Books',
    bankAccount_iban: 'DE89370400440532013000',
    bankAccount_bic: 'COBADEFFXXX',
  }

  test('says what a means of payment lacks, and takes it with its account', async () => {
    await owner.visit(pathOf('payment'))
    await owner.press('Save', { paymentTransfer_on: 'yes', paymentTransfer_most: '500' })
    expect(owner.status).toBe(422)
    expect(owner.text('#paymentTransfer .error')).toContain('needs the bank account')
    expect(owner.attr('#paymentTransfer_most', 'value')).toBe('500')
    await owner.press('Save', { ...account, bankAccount_iban: 'DE88370400440532013000' })
    expect(owner.text('#bankAccount_iban-error')).toContain('check digits')
    await owner.press('Save', account)
    expect(await stored()).toMatchObject({
      paymentTransfer: { on: true, most: { minor: 50_000, currency: 'INR' }, ebooks: true },
      bankAccount: { holder: 'Probe Books' },
    })
  })

  test('refuses limits that contradict each other', async () => {
    await owner.visit(pathOf('payment'))
    await owner.press('Save', { paymentTransfer_least: '600,50', paymentTransfer_most: '500' })
    expect(owner.text('#paymentTransfer .error')).toBe('The lower limit is above the upper one.')
    await owner.press('Save', { paymentTransfer_least: 'much' })
    expect(owner.text('#paymentTransfer_least-error')).toContain('no sum')
  })

  test('leaves no order without one', async () => {
    await owner.visit(pathOf('payment'))
    const off = { paymentInvoice_on: 'no', paymentOnDelivery_on: 'no', paymentTransfer_on: 'no' }
    await owner.press('Save', off)
    expect(owner.status).toBe(422)
    expect(owner.text('.errors li')).toMatch(/^Nothing could pay for a parcel.* and \d+ more\. /)
    const clear = Object.fromEntries(Object.keys(account).map((field) => [field, '']))
    const unset = { paymentTransfer_on: '', paymentTransfer_least: '', paymentTransfer_most: '' }
    await owner.visit(pathOf('payment'))
    await owner.press('Save', { ...unset, ...clear })
    expect(await stored()).toEqual({})
  })
})

test('the seller must be stated whole', async () => {
  await owner.visit(pathOf('seller'))
  const typed = { sellerName: 'Probe GmbH', sellerAddressLines: 'Markt 1\r\n04103 Leipzig' }
  await owner.press('Save', typed)
  expect(owner.status).toBe(422)
  expect(owner.texts('.errors li')).toEqual([
    'Country: Everybody who sells must state this.',
    'E-mail: Everybody who sells must state this.',
  ])
  expect(owner.attrs('.errors a', 'href')).toEqual(['#sellerCountry', '#sellerEmail'])
  const email = { sellerEmail: 'post@laden.example' }
  await owner.press('Save', { sellerCountry: 'XX', ...email })
  expect(owner.text('#sellerCountry-error')).toBe('Choose a country that the shop knows.')
  expect(await stored()).toEqual({})
  await owner.press('Save', { sellerCountry: 'NO', ...email })
  expect(owner.text('#sellerCountry option[selected]')).toBe('Norway')
  expect(await stored()).toMatchObject({ sellerCountry: 'NO' })
  await owner.press('Save', { sellerCountry: 'DE' })
  expect(await stored()).toMatchObject({ sellerAddressLines: ['Markt 1', '04103 Leipzig'] })
  const shopper = await newShopper()
  await shopper.visit('/imprint')
  expect(shopper.text('main')).toContain('Probe GmbH')
})

test('numbers, choices and mails have their words', async () => {
  await owner.visit(pathOf('stock'))
  await owner.press('Save', { lowStock: '100' })
  expect(owner.text('#lowStock-error')).toBe('Use a whole number from 0 to 99.')
  await owner.visit(pathOf('mails'))
  await owner.press('Save', { orderMails: 'daily', shopkeeperEmail: 'nobody' })
  expect(owner.text('#shopkeeperEmail-error')).toBe('This is no e-mail address.')
  expect(owner.attr('#orderMails option[selected]', 'value')).toBe('daily')
})

test('the numbers of another program are continued', async () => {
  await owner.visit(pathOf('orders'))
  await owner.press('Continue', { number: 'RE-1' })
  expect(owner.status).toBe(422)
  expect(owner.text('#number-error')).toContain('A number looks like')
  const year = new Date().getFullYear()
  await owner.press('Continue', { number: `${year}-00041` })
  expect(owner.text('.toast')).toBe(`The next number is ${year}-00042.`)
})

describe('a file of settings', () => {
  const send = (...files: [name: string, content: string][]) => {
    const form = new FormData()
    form.append('intent', 'settings.import')
    for (const [name, content] of files) form.append('file', new File([content], name))
    return owner.upload(pathOf('look'), form)
  }

  const place = {
    ...{ id: 'leipzig', name: 'Probe Books', addressLine1: 'Markt 1', postcode: '04103' },
    ...{ city: 'Leipzig', country: 'DE', hours: { en: 'Mon 9–18', fr: 'Lun. 9 h–18 h' } },
  }

  /** Confirms what the page shows that the file would change. */
  const confirm = (altered: Record<string, string> = {}) => {
    const form = new FormData()
    form.append('intent', 'settings.import')
    const carried = 'form:has([name="content"]) input[type="hidden"]'
    const values = owner.attrs(carried, 'value')
    for (const [n, name] of owner.attrs(carried, 'name').entries())
      form.append(name, altered[name] ?? values[n]!)
    return owner.upload(pathOf('look'), form)
  }
  const shown = () => owner.texts('[aria-labelledby="settings-file"] tbody tr')

  test('shows what it would change, and changes all of it, with its pictures', async () => {
    await runLine(runSettings, ['set', 'lowStock', '9'])
    const facts = { name: 'Mist & Co', lowStock: 4, logo: 'pictures/mist (1).svg' }
    await send(
      ['shop.json', `\uFEFF${JSON.stringify(facts)}`],
      ['mist (1).svg', svg('<rect width="9" height="9"/>')],
    )
    expect(owner.status).toBe(200)
    expect(shown()).toHaveLength(3)
    expect(shown()[1]).toBe('Few left94')
    expect(await stored()).toMatchObject({ lowStock: 9 })
    await confirm()
    expect(owner.text('.toast')).toBe('3 settings are as in the file.')
    expect(await stored()).toMatchObject({ name: 'Mist & Co', lowStock: 4, logo: { type: 'svg' } })
    expect((await changesOf('lowStock')).at(-1)).toEqual({ command: 'settings import', value: 4 })
  })

  test('is shown again if a colleague changed one of its settings after that', async () => {
    await send(['shop.json', '{"lowStock":5}'])
    await runLine(runSettings, ['set', 'lowStock', '8'])
    await confirm()
    expect(owner.status).toBe(409)
    expect(owner.text('.errors')).toContain('Somebody else changed this meanwhile')
    expect(shown()[0]).toBe('Few left85')
    expect(await stored()).toMatchObject({ lowStock: 8 })
    await confirm()
    expect(await stored()).toMatchObject({ lowStock: 5 })
  })

  test('is shown again if the form carries another file than was shown', async () => {
    await runLine(runSettings, ['set', 'lowStock', '8'])
    await send(['shop.json', '{"lowStock":5}'])
    const altered = Buffer.from('{"lowStock":6}').toString('base64')
    await confirm({ content: altered })
    expect(owner.status).toBe(409)
    expect(shown()[0]).toBe('Few left86')
    expect(await stored()).toMatchObject({ lowStock: 8 })
    await confirm()
    expect(await stored()).toMatchObject({ lowStock: 6 })
  })

  test.each([
    ['nothing', [], 'Choose a file that ends in .json.'],
    ['no JSON', [['shop.json', '{"name":']], 'cannot be read as JSON'],
    ['a list', [['shop.json', '[1]']], 'an object with settings'],
    [
      'a picture that is not there',
      [['shop.json', '{"icon":"i.png"}']],
      'Send the picture “i.png” along',
    ],
    [
      'an unknown setting',
      [['shop.json', '{"colour":"red","name":"X"}']],
      '“colour” is no setting',
    ],
    ['a wrong value', [['shop.json', '{"accent":"red","name":"X"}']], 'Colour: '],
    [
      'a wrong place of collection',
      [['shop.json', JSON.stringify({ name: 'X', pickupPlaces: [{ ...place, id: 'Not small' }] })]],
      'Places of collection (1, Short name): Type small letters, digits and hyphens',
    ],
    [
      'a place of collection without hours in a language',
      [['shop.json', JSON.stringify({ name: 'X', pickupPlaces: [place] })]],
      'Places of collection (leipzig, Opening hours (Deutsch)): Say in this language',
    ],
    [
      'a nest',
      [['shop.json', `{"name":"X","tagline":${'['.repeat(9e4)}${']'.repeat(9e4)}}`]],
      'agline',
    ],
  ] as [string, [string, string][], string][])('of %s is refused whole', async (_, files, says) => {
    const before = await stored()
    await send(...files)
    expect(owner.status).toBe(422)
    expect(owner.text('.errors')).toContain(says)
    expect(await stored()).toEqual(before)
  })
})

describe('the secret of the links in mails', () => {
  /** Moves the moment from which the newest secret signs back. */
  const letNewestSign = () =>
    db.write(async (trx) => {
      const name = 'link-secrets-later'
      const value = (await settingStore.find(name, trx))!
      await settingStore.put(trx, name, value.replace(/@\d+/, '@1'))
    })

  test('is changed and its former ones deleted, by who types the password again', async () => {
    await owner.visit(pathOf('mails'))
    expect(owner.texts('main button')).not.toContain('Delete the former secrets')
    await owner.press('Change the secret', { 'own-password': 'a guess' })
    expect(owner.text('#own-password-error')).toContain('not your present password')
    expect(await changesOf('link-secret')).toEqual([])
    const change = () => owner.press('Change the secret', { 'own-password': staffPassword })
    // A double click makes one secret.
    await Promise.all([change(), change()])
    expect(owner.text('.toast')).toMatch(/signs links after a minute|was sent twice/)
    expect(owner.text('main')).toContain('1 former secret is still accepted.')
    await owner.press('Delete the former secrets', { 'own-password': staffPassword })
    expect(owner.text('.errors')).toContain('does not sign yet')
    await letNewestSign()
    await owner.visit(pathOf('mails'))
    await changeLinkSecret(Date.now())
    await letNewestSign()
    await owner.press('Delete the former secrets', { 'own-password': staffPassword })
    expect(owner.status).toBe(409)
    expect(owner.text('.errors')).toMatch(/Others changed this meanwhile.*Secret of the links/)
    expect(owner.text('main')).toContain('2 former secrets are still accepted.')
    await owner.press('Delete the former secrets', { 'own-password': staffPassword })
    expect(owner.text('.toast')).toContain('The former secrets are deleted.')
    expect(owner.text('main')).not.toContain('still accepted')
    expect((await changesOf('link-secret')).map(({ command }) => command)).toEqual([
      'links change',
      'links change',
      'links forget',
    ])
  })
})
