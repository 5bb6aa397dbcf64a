import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { openDemo } from '../../demo.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { findProgram } from './find-program.mjs'
import { lynx, TextBrowser, w3m, type Program } from './terminal.ts'

const isInstalled = ['tmux', 'lynx', 'w3m'].every((name) => findProgram(name))
test.skipIf(isInstalled)('lynx and w3m are skipped: they need tmux, lynx and w3m', ({ skip }) =>
  skip(),
)

let shop: ServedShop
beforeAll(async () => {
  await openDemo()
  shop = await serveShop()
})
afterAll(() => shop?.stop())

/** The keys are what stands before each field: its label, or the hint under it. */
const address = {
  'Ihren Beleg': 'asha@example.org',
  'Vor- und Nachname': 'Asha Raghavan',
  'Straße und Hausnummer': 'Laternenweg 14',
  PLZ: '10115',
  Ort: 'Berlin',
}

/** In front of the words of a button, lynx shows its value, which has the focus. */
const button = (words: string) => new RegExp(`\\|([\\w.]+\\) )?${words}`)
/** A label stands before its field, in its line or above. */
const field = (label: string) => new RegExp(`${label}[^|\\n]*\\n?[^|\\n\\w]*\\|`)

/** Opens a page in a text browser of its own. */
async function visit(
  program: Program,
  path: string,
  steps: (browser: TextBrowser) => Promise<void>,
) {
  const browser = TextBrowser.open(program, shop.origin + path)
  try {
    await steps(browser)
  } finally {
    browser.close()
  }
}

/** The two browsers show pages differently and send much the same, so that only LONG=1 tries both. */
const tried = process.env.LONG ? { lynx, w3m } : { lynx }

describe.runIf(isInstalled).each(Object.entries(tried))('in %s', (_, program) => {
  let number = ''

  test('a book is found and bought as text', { timeout: 240_000 }, () =>
    visit(program, '/de', async (browser) => {
      await browser.sees(/Hauptmenü/)
      await browser.type(field('Im Shop suchen'), 'moby dick')
      await browser.follow(button('Suchen'))
      await browser.sees(/1 Artikel/)
      await browser.follow(/\|Moby-Dick/)
      await browser.sees(/von Herman Melville/)
      await browser.follow(button('In den Warenkorb'))
      await browser.sees(/In den Warenkorb gelegt: 1\s×\sMoby-Dick/)
      await browser.follow(/\|Zur Kasse/)
      await browser.sees(/Zahlungspflichtig bestellen/)
      for (const [label, text] of Object.entries(address)) await browser.type(field(label), text)
      await browser.follow(button('Zahlungspflichtig bestellen'))
      number = (await browser.sees(/Bestellung ([A-Z0-9]{8}) ·/))[1]!
      const placed = await db.read.selectFrom('customerOrder').selectAll().execute()
      expect(placed.map((order) => order.number)).toContain(number)
    }),
  )

  test('the order is tracked as text', { timeout: 120_000 }, () =>
    visit(program, '/de/tracking', async (browser) => {
      await browser.sees(/Status anzeigen/)
      await browser.type(field('etwa 7KQ2M9XD'), number)
      await browser.type(field('Mail-Adr'), address['Ihren Beleg'])
      await browser.follow(button('Status anzeigen'))
      await browser.sees(new RegExp(`Bestellung ${number} ist bei uns eingegangen`))
    }),
  )
})
