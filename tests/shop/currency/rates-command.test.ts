import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runRates } from '#app/command/catalogue/rates.server.ts'
import { db } from '#app/database/database.server.ts'
import { dayOf } from '#app/i18n/format/day.ts'
import { replaceShopSettings } from '#app/shop-settings/current.server.ts'
import { sampleShopSettings } from '#app/shop-settings/shop-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'octavo-rates-'))
const today = dayOf(Date.now())

const fileOf = (text: string) => {
  const path = join(folder, 'rates.json')
  writeFileSync(path, text)
  return path
}

async function run(...args: string[]) {
  let text = ''
  const code = await runRates(args, { write: (part) => (text += part) })
  return { code, text }
}

beforeAll(() =>
  db.write((trx) =>
    trx
      .insertInto('exchangeRate')
      .values(
        (['USD', 'EUR', 'GBP'] as const).map((currency) => ({
          currency,
          day: today,
          rate: 9_000_000_000,
          fetchedAt: 0,
        })),
      )
      .execute(),
  ),
)
afterAll(() => rmSync(folder, { recursive: true }))

describe('shop rates', () => {
  test('shows the rates that count and their day', async () => {
    expect(await run()).toEqual({
      code: 0,
      text: `Exchange rates of ${today}
1 INR = 0.009000000000 USD
1 INR = 0.009000000000 EUR
1 INR = 0.009000000000 GBP
`,
    })
  })

  test('takes rates from a file, however far they are from the last ones', async () => {
    const path = fileOf(JSON.stringify({ rates: { USD: 0.02, EUR: 0.5, GBP: 1.25 } }))
    const { code, text } = await run('accept', path)
    expect(code).toBe(0)
    expect(text).toContain('1 INR = 1.250000000000 GBP')
    expect((await run()).text).toContain('1 INR = 0.500000000000 EUR')
  })

  test.each([
    ['a rate is missing', '{"rates":{"USD":0.01}}'],
    ['a rate is zero', '{"rates":{"USD":0,"EUR":0.1,"GBP":0.1}}'],
    ['the date is long past', '{"date":"2020-01-01","rates":{"USD":0.01,"EUR":0.1,"GBP":0.1}}'],
    ['it is larger than 1 MB', ' '.repeat(1024 * 1024 + 1)],
  ])('refuses a file with words where %s', async (_, text) => {
    const before = await run()
    expect((await run('accept', fileOf(text))).code).toBe(1)
    expect(await run()).toEqual(before)
  })

  test('refuses a file that is not there, and arguments it does not know', async () => {
    expect((await run('accept', join(folder, 'none.json'))).code).toBe(1)
    expect(await run('accept', '/dev/zero')).toEqual({ code: 1, text: '/dev/zero is no file.\n' })
    expect((await run('accept')).code).toBe(1)
    expect((await run('forget')).text).toContain('Usage')
  })
})

test('the rates are shown for one unit of the shop’s currency', async () => {
  replaceShopSettings({ ...sampleShopSettings, currency: 'EUR' })
  try {
    expect((await run()).text).toMatch(
      /^1 EUR = \d+\.\d{12} INR\n1 EUR = \d\.\d{12} USD\n1 EUR = /m,
    )
  } finally {
    replaceShopSettings(sampleShopSettings)
  }
})
