import { afterEach, describe, expect, test } from 'vitest'
import { runBanner } from '#app/command/catalogue/banner.server.ts'
import { parseBannerLink } from '#app/shop/catalogue/banners/banner.ts'
import { listBanners } from '#app/shop/catalogue/banners/banners.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { replaceShopSettings } from '#app/shop-settings/current.server.ts'
import { sampleShopSettings } from '#app/shop-settings/shop-settings.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { changesOf, runLine } from './run-command.ts'

const now = Date.parse('2026-11-21T15:00:00Z')
const run = (args: string[]) => runLine(runBanner, args, { now })
const texts = [
  ...['--title-en', 'Two chairs', '--title-fr', 'Deux fauteuils', '--title-de', 'Zwei Sessel'],
  ...['--text-en', 'Sit.', '--text-fr', 'Assis.', '--text-de', 'Sitzen.'],
]
const add = (place: string, ...args: string[]) => run(['add', place, ...texts, ...args])
const shown = async (at = now) =>
  (await listBanners('home-row', { language: 'de', now: at })).map(({ id }) => id)

describe('shop banner', () => {
  test('adds one for its days, in the words of each language', async () => {
    const days = ['--from', '2026-12-01', '--until', '2026-12-24']
    expect(await add('home-row', '--link', '/authors?letter=A', '--id', 'dated', ...days)).toEqual({
      code: 0,
      printed:
        'Added: dated: home-row, to /authors?letter=A, 2026-12-01 to 2026-12-24: coming, "Two chairs"\n',
    })
    expect(await shown()).not.toContain('dated')
    expect(await shown(now + 20 * dayMs)).toContain('dated')
    expect(await shown(Date.parse('2026-12-25T00:00:00+05:30'))).not.toContain('dated')
    const [banner] = await listBanners('home-row', { language: 'de', now: now + 20 * dayMs })
    expect(banner).toMatchObject({
      title: 'Zwei Sessel',
      text: 'Sitzen.',
      link: '/authors?letter=A',
    })
    expect(await changesOf('dated')).toMatchObject([{ command: 'banner add', place: 'home-row' }])
  })

  test('has nothing in its words that turns others around', async () => {
    const turned = ['--title-de', '\u202eZwei\u200b Sessel', '--id', 'turned']
    await add('home-row', '--link', '/', ...turned)
    const banners = await listBanners('home-row', { language: 'de', now })
    expect(banners.find(({ id }) => id === 'turned')).toMatchObject({ title: 'Zwei Sessel' })
  })

  test('shows them in their order', async () => {
    await add('home-row', '--link', '/', '--id', 'second', '--position', '20')
    await add('home-row', '--link', '/', '--id', 'first', '--position', '10')
    expect((await shown()).filter((id) => /first|second/.test(id))).toEqual(['first', 'second'])
  })

  test('stands above a category that there is', async () => {
    await aBook()
    const top = ['--link', '/books', '--category']
    expect((await add('category-top', ...top, 'furniture')).code).toBe(0)
    expect((await add('category-top', ...top, 'no-such', '--id', 'x')).printed).toBe(
      'There is no category "no-such".\n',
    )
    const viewer = { language: 'fr' as const, now }
    expect(await listBanners('category-top', viewer, 'furniture')).toMatchObject([
      { id: 'two-chairs', title: 'Deux fauteuils' },
    ])
  })

  test('lists and removes them', async () => {
    await add('home-hero', '--link', '/', '--id', 'gone-soon')
    const listed = JSON.parse((await run(['list', '--json'])).printed) as { id: string }[]
    expect(listed.find(({ id }) => id === 'gone-soon')).toMatchObject({
      place: 'home-hero',
      state: 'running',
      until: null,
      title: { en: 'Two chairs' },
    })
    expect((await run(['list'])).printed).toContain('gone-soon: home-hero, to /, ')
    expect(await run(['remove', 'gone-soon'])).toEqual({
      code: 0,
      printed: 'gone-soon was removed.\n',
    })
    expect((await run(['remove', 'gone-soon'])).code).toBe(1)
    // Both may be of one millisecond.
    const commands = (await changesOf('gone-soon')).map(({ command }) => command)
    expect(commands.sort()).toEqual(['banner add', 'banner remove'])
  })

  test.each([
    [['home-top', '--link', '/'], '"home-top" is none of'],
    [['home-row'], '--link is missing.'],
    [['home-row', '--link', 'javascript:alert(1)'], 'is no page of the shop'],
    [['home-row', '--link', '/no-such-page'], 'is no page of the shop'],
    [['home-row', '--link', '/', '--category', 'furniture'], '--category belongs to'],
    [['category-top', '--link', '/'], '--category belongs to'],
    [['home-row', '--link', '/', '--scene', 'dog'], '--scene dog is none of'],
    [['home-row', '--link', '/', '--position', '-1'], '--position'],
    [['home-row', '--link', '/', '--until', '2026-11-20'], 'before the banner begins'],
    [['home-row', '--link', '/', '--id', 'A b'], '--id is'],
  ])('refuses %j with words', async ([place = '', ...args], words) => {
    const { code, printed } = await add(place, ...args)
    expect([code, printed]).toEqual([1, expect.stringContaining(words)])
  })

  test('takes an id once', async () => {
    await add('home-row', '--link', '/', '--id', 'once')
    expect((await add('home-row', '--link', '/', '--id', 'once')).printed).toContain(
      'There is a banner "once" already',
    )
  })
})

describe('a banner of a German shop', () => {
  afterEach(() => replaceShopSettings(sampleShopSettings))

  test('is shown from midnight to midnight there', async () => {
    replaceShopSettings({ ...sampleShopSettings, homeMarket: 'DE' })
    const days = ['--from', '2027-03-28', '--until', '2027-03-28']
    const { printed } = await add('home-row', '--link', '/', '--id', 'ein-tag', ...days)
    expect(printed).toContain('2027-03-28 to 2027-03-28')
    // The clocks go forward that night.
    const first = Date.parse('2027-03-28T00:00:00+01:00')
    const last = Date.parse('2027-03-29T00:00:00+02:00') - 1
    const isShown = async (at: number) => (await shown(at)).includes('ein-tag')
    expect([await isShown(first - 1), await isShown(first)]).toEqual([false, true])
    expect([await isShown(last), await isShown(last + 1)]).toEqual([true, false])
  })
})

describe('a banner leads', () => {
  test.each([
    ['/', '/'],
    ['/books?author=jane-austen', '/books?author=jane-austen'],
    ['/offers/books/winter', '/offers/books/winter'],
    ['/publishers', '/publishers'],
    ['https://example.org/a', 'https://example.org/a'],
    ['http://example.org', 'http://example.org/'],
  ])('to %s', (link, found) => {
    expect(parseBannerLink(link)).toBe(found)
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    '/\\evil.test',
    'https://user:pass@example.org',
    'https:// x',
    '/logout',
    '/booksellers',
    'books',
    '',
  ])('never to %s', (link) => {
    expect(parseBannerLink(link)).toBeUndefined()
  })
})
