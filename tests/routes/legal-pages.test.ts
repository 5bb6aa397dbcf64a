import { describe, expect, test } from 'vitest'
import { newShopper } from '../shopper.ts'

const english = { 'Accept-Language': 'en' }
const context = async (path: string) => (await newShopper(english)).visit(path)

const pages = ['about', 'privacyPolicy', 'terms', 'delivery', 'returns', 'imprint', 'accessibility']
const prefixes = ['', '/fr', '/de'] as const

describe.each(pages)('/%s', (page) => {
  test.each(prefixes)(
    'under "%s" is a page of headed sections, with links that lead',
    async (prefix) => {
      const shopper = await context(`${prefix}/${page}`)
      expect(shopper.status).toBe(200)
      expect(shopper.texts('main h2').length).toBeGreaterThan(2)
      expect(shopper.attr('meta[name=description]', 'content')).toMatch(/.{20}/)
      expect(shopper.text('main')).not.toMatch(/\{\{|\]\(|undefined/)
      const own = shopper.attrs('main .prose a', 'href').filter((href) => href.startsWith('/'))
      for (const href of new Set(own)) {
        expect(href).toMatch(new RegExp(`^${prefix}/`))
        await shopper.visit(href)
        expect([href, shopper.status]).toEqual([href, 200])
      }
    },
  )

  test('says the same in three languages, section by section', async () => {
    const ids = await Promise.all(
      prefixes.map(async (prefix) => (await context(`${prefix}/${page}`)).attrs('main h2', 'id')),
    )
    expect(ids[1]).toEqual(ids[0])
    expect(ids[2]).toEqual(ids[0])
  })
})

test('the foot of every page leads to all but About, and to withdrawal, tracking and contact', async () => {
  for (const prefix of prefixes) {
    const shopper = await context(`${prefix}/books`)
    const links = shopper.attrs('footer a', 'href')
    const named = pages.filter((page) => page !== 'about')
    for (const page of [...named, 'contact', 'withdrawal', 'tracking'])
      expect(links).toContain(`${prefix}/${page}`)
    for (const href of links) expect([href, (await context(href)).status]).toEqual([href, 200])
  }
})

test('the menu leads to About and Contact', async () => {
  const shopper = await context('/de/about')
  expect(shopper.texts('.nav a')).toEqual(expect.arrayContaining(['Über uns', 'Kontakt']))
  expect(shopper.text('.nav [aria-current]')).toBe('Über uns')
})

describe('the page of delivery', () => {
  const rows = (shopper: Awaited<ReturnType<typeof context>>) =>
    shopper.texts('main tbody tr').map((row) => row.replace(/\s/g, ' '))

  test('shows the table of the chosen country, in the chosen currency', async () => {
    const shopper = await context('/delivery')
    expect(shopper.text('main h2')).toBe('To India')
    expect(rows(shopper)[0]).toBe('By post2 kg₹49.00₹999.004–7')
    await shopper.post('/delivery', { intent: 'country.choose', country: 'DE' })
    await shopper.press('€ EUR')
    expect(shopper.text('main h2')).toBe('To Germany')
    expect(rows(shopper)[0]).toBe('By post2 kg€3.90€35.002–4')
    expect(rows(shopper).at(-1)).toBe('By courier100 kg€49.90never free1–2')
    await shopper.press('Deutsch')
    expect(rows(shopper)[0]).toBe('Per Post2 kg3,90 €35,00 €2–4')
  })

  test('shows no row that says nothing, and none that differs is left out', async () => {
    const shopper = await context('/delivery')
    await shopper.post('/delivery', { intent: 'country.choose', country: 'US' })
    expect(rows(shopper).map((row) => /^By \w+?(?=\d)\S+? k?g/.exec(row)?.[0])).toHaveLength(9)
  })

  test('says the floor of France where France is chosen, and elsewhere in words only', async () => {
    const french = await context('/fr/delivery')
    await french.press('€ EUR')
    expect(french.text('main section')!.replace(/\s/g, ' ')).toContain(
      'au moins 3,00 € pour moins de 35,00 €',
    )
    expect((await context('/delivery')).text('main section')).not.toContain('35.00 of books')
    expect((await context('/delivery')).text('.prose')).toContain('€3.00 for less than €35.00')
  })

  test('names every country that is delivered to', async () => {
    const text = (await context('/de/delivery')).text('.prose')!
    for (const one of ['Indien', 'Deutschland', 'Schweiz', 'Vereinigte Staaten', 'Zypern'])
      expect(text).toContain(one)
  })
})

describe('the privacy policy', () => {
  test('stands at exactly the path of the specification', async () => {
    expect((await context('/privacyPolicy')).status).toBe(200)
  })

  test('names both cookies, and the shop sets no other', async () => {
    const shopper = await context('/privacyPolicy')
    expect(shopper.texts('main dt')).toEqual(expect.arrayContaining(['shop', 'shop-toast']))
  })
})
