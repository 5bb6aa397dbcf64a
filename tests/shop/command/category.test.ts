import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { runCategory } from '#app/command/catalogue/category.server.ts'
import { runBackup } from '#app/command/shop/backup.server.ts'
import { runRestore } from '#app/command/shop/restore.server.ts'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { db } from '#app/database/database.server.ts'
import { findPicture } from '#app/shop/catalogue/pictures/find-picture.server.ts'
import { listCategoryTree } from '#app/shop/catalogue/home/category-tiles.server.ts'
import type { CategoryBranch } from '#app/shop/catalogue/home/home.ts'
import { findSuggestions } from '#app/shop/catalogue/search/suggestions.server.ts'
import { ensureCategories } from '#app/shop/exchange/import/categories.server.ts'
import { feedMarkets } from '#app/shop/exchange/feeds/markets.server.ts'
import { writeMerchantFeed } from '#app/shop/exchange/feeds/merchant.server.ts'
import { sweepPictures } from '#app/shop/catalogue/pictures/sweep-pictures.server.ts'
import { resetShopSettings } from '../../sample-settings.ts'
import { aThing } from '../../fixtures/catalogue.ts'
import { aViewer } from '../catalogue/viewers.ts'
import { aFolder, changesOf, runLine } from './run-command.ts'

const run = (args: string | string[]) => runLine(runCategory, args)
/** Each look at the shop is later, because what a page shows is cached for two seconds. */
let clock = Date.now()
const later = () => (clock += 3_000)

type Shown = { name: string; below: Shown[] }
const shapeOf = (tiles: CategoryBranch[]): Shown[] =>
  tiles.map(({ name, tiles: below }) => ({ name, below: shapeOf(below) }))
const shown = async (language: 'en' | 'fr' | 'de' = 'de') =>
  shapeOf(await listCategoryTree(language, later()))
const bare = (name: string, ...below: Shown[]): Shown => ({ name, below })

const stored = () =>
  db.read.selectFrom('category').selectAll().orderBy('position').orderBy('slug').execute()

async function aShelfShop() {
  await run(['add', 'clothing', 'Kleidung', '--language', 'de'])
  await run(['add', 'men', 'Herren', '--language', 'de', '--parent', 'clothing'])
  await run(['add', 'comics', 'Comics', '--language', 'de'])
}

function aFile(content: string | Uint8Array, name = 'picture'): string {
  const file = join(aFolder(), name)
  writeFileSync(file, content)
  return file
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><path d="M0 0h30v30H0z"/></svg>'
/** States a size, and has no pixels. */
const damagedJpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 9, 0, 9, 3)

afterEach(async () => {
  await db.writer.deleteFrom('product').execute()
  await db.writer.deleteFrom('category').execute()
  await db.writer.deleteFrom('setting').where('name', '=', 'own-categories').execute()
  await resetShopSettings()
})

describe('shop category', () => {
  test('adds categories, which are listed as a tree and audited', async () => {
    expect(await run(['add', 'clothing', ' Kleidung ', '--language', 'de'])).toEqual({
      code: 0,
      printed: 'clothing: "Kleidung" (de), 0 products\n',
    })
    await run(['add', 'comics', 'Comics'])
    await run(['add', 'men', 'Herren', '--language', 'de', '--parent', 'clothing'])
    await run(['add', 'new', 'Neu', '--language', 'de', '--before', 'comics'])
    expect((await run('list')).printed).toBe(
      'clothing: "Kleidung" (de), 0 products\n' +
        '  men: "Herren" (de), 0 products\n' +
        'new: "Neu" (de), 0 products\n' +
        'comics: "Comics" (en), 0 products\n',
    )
    expect(await changesOf('men')).toEqual([
      {
        command: 'category add',
        names: { de: 'Herren' },
        parent: 'clothing',
        picture: false,
      },
    ])
  })

  test('takes its names in several languages at once', async () => {
    const names = ['Romane', '--language', 'de', '--also', 'en=Novels', '--also', 'fr=Romans = R']
    expect((await run(['add', 'novels', ...names])).printed).toBe(
      'novels: "Novels" (en), "Romans = R" (fr), "Romane" (de), 0 products\n',
    )
    expect((await run('rename novels Fiction --also de=Belletristik')).printed).toContain(
      '"Fiction" (en), "Romans = R" (fr), "Belletristik" (de)',
    )
  })

  test('a category is on pages once it has a product, in another language by the name it has', async () => {
    await aShelfShop()
    expect(await shown()).toEqual([])
    await aThing({ id: 'tee', categories: ['men'] })
    expect(await shown('fr')).toEqual([bare('Kleidung', bare('Herren'))])
    await run(['rename', 'men', 'Hommes', '--language', 'fr'])
    expect(await shown('fr')).toEqual([bare('Kleidung', bare('Hommes'))])
    expect(await shown('de')).toEqual([bare('Kleidung', bare('Herren'))])
  })

  test('goods are found by the new name of their category', async () => {
    await aShelfShop()
    await aThing({ id: 'tee', name: 'Tee', categories: ['men'] })
    await run(['rename', 'men', 'Gentlemen', '--language', 'en'])
    const { suggestions } = await findSuggestions('gentlemen', aViewer({ now: later() }))
    expect(suggestions).toMatchObject([{ name: 'Tee', by: 'Gentlemen' }])
  })

  test('a hidden category is shown nowhere, with those below it, until it is shown again', async () => {
    await aShelfShop()
    await aThing({ id: 'tee', categories: ['men'] })
    await aThing({ id: 'comic', categories: ['comics'] })
    expect((await run('hide clothing')).printed).toBe(
      'clothing: "Kleidung" (de), 0 products, hidden\n',
    )
    expect(await shown()).toEqual([bare('Comics')])
    await run('show clothing')
    expect(await shown()).toHaveLength(2)
  })

  test('a merchant feed names the first category that is not hidden', async () => {
    await aShelfShop()
    await aThing({ categories: ['men', 'comics'] })
    const typeIn = async () => {
      let xml = ''
      const market = feedMarkets().de!
      for await (const piece of writeMerchantFeed(market, 'http://shop.test', later())) xml += piece
      return /<g:product_type>([^<]*)/.exec(xml)?.[1]?.replace('&gt;', '>')
    }
    expect(await typeIn()).toBe('Gesamtkatalog > Herren')
    await run('hide men')
    expect(await typeIn()).toBe('Gesamtkatalog > Comics')
  })

  test('moves a category with those below it', async () => {
    await aShelfShop()
    expect((await run('move comics --before clothing')).code).toBe(0)
    expect((await stored()).map(({ slug }) => slug)).toEqual(['comics', 'clothing', 'men'])
    await run('move clothing --parent comics')
    expect((await stored()).map(({ slug, parent }) => [slug, parent])).toEqual([
      ['comics', null],
      ['clothing', 'comics'],
      ['men', 'clothing'],
    ])
    await run('move men --parent none')
    expect((await stored()).find(({ slug }) => slug === 'men')?.parent).toBeNull()
    expect(await changesOf('clothing')).toContainEqual({
      command: 'category move',
      parent: 'comics',
      before: null,
    })
  })

  test('shows its own picture, which no sweep deletes while it has it', async () => {
    await run(['add', 'comics', 'Comics', '--picture', aFile(svg)])
    await aThing({ categories: ['comics'] })
    const [tile] = await listCategoryTree('en', later())
    expect(tile?.image).toMatch(/^\/picture\/[0-9a-f]{32}\.svg$/)
    await sweepPictures()
    const photo = await findPicture(tile!.image)
    expect([photo?.mediaType, photo?.bytes.toString()]).toEqual(['image/svg+xml', svg])
    await run('picture comics none')
    const [drawn] = await listCategoryTree('en', later())
    expect(drawn?.image).toMatch(/^\/art\/category\/comics-/)
    expect(await sweepPictures()).toBe(1)
  })

  test('the samples that are removed do not come back with an import', async () => {
    await db.write(ensureCategories)
    for (const { slug } of (await stored()).reverse())
      expect((await run(`remove ${slug}`)).code).toBe(0)
    await db.write(ensureCategories)
    expect(await stored()).toEqual([])
  })

  test('a backup has them with their order and picture, and a restore brings them back', async () => {
    await aShelfShop()
    await run(['picture', 'men', aFile(svg)])
    await run('hide comics')
    const before = await stored()
    const file = join(aFolder(), 'shop.gz')
    expect((await runLine(runBackup, [file])).code).toBe(0)
    await run('picture men none')
    await run('remove comics')
    expect((await runLine(runRestore, [file, '--replace', '--yes'])).code).toBe(0)
    expect(await stored()).toEqual(before)
    const picture = before.find(({ slug }) => slug === 'men')!.picture!
    expect((await findPicture(`/picture/${picture}`))?.bytes.toString()).toBe(svg)
  })

  test('has JSON for programs', async () => {
    await aShelfShop()
    expect(JSON.parse((await run('list --json')).printed)).toContainEqual({
      slug: 'men',
      parent: 'clothing',
      names: { de: 'Herren' },
      products: 0,
      picture: null,
      isHidden: false,
    })
  })

  const long = 'x'.repeat(61)
  test.each([
    [['add', 'Men’s', 'Men'], 'slug "Men’s" is no slug; it is 1 to 60 small letters'],
    [['add', '', 'Men'], 'slug "" is no slug'],
    [['add', 'men', 'Men'], 'slug "men" is that of another category; choose one that is free.'],
    [['add', 'x', ' \u0000 '], 'name must not be empty.'],
    [['add', 'x', '\u202e\u200b'], 'name must not be empty.'],
    [['add', 'x', 'X', '--also', 'es=Y'], 'language "es" is not offered by the shop'],
    [['add', 'x', 'X', '--also', 'de='], 'name must not be empty.'],
    [['add', 'x', 'X', '--also', 'en=Y'], 'There are two texts in "en"; name each language once.'],
    [
      ['add', 'x', 'X', '--also', 'de=Y', '--also', 'de=Z'],
      'There are two texts in "de"; name each language once.',
    ],
    [['add', 'x', 'X', '--also', 'Y'], '--also "Y" is no pair such as en=Novels.'],
    [['add', 'x', long], 'has 61 characters; at most 60 are allowed.'],
    [
      ['add', 'x', 'X', '--language', 'es'],
      'language "es" is not offered by the shop; it offers en, fr, de.',
    ],
    [
      ['add', 'x', 'X', '--parent', 'no'],
      'parent "no" is no category; "category list" names them all.',
    ],
    [['add', 'x', 'X', '--parent', 'x'], 'parent "x" is the category itself; choose another.'],
    [
      ['add', 'x', 'X', '--before', 'men'],
      'before "men" is no category at the top; name one of those.',
    ],
    [['add', 'x', 'X', '--picture', '/dev/zero'], '/dev/zero is no file.'],
    [['add', 'x', 'X', '--picture', '/no/such'], '/no/such cannot be read (ENOENT).'],
    [['move', 'men', '--parent', 'men'], 'parent "men" is the category itself; choose another.'],
    [
      ['move', 'clothing', '--parent', 'men'],
      'parent "men" is itself below clothing; choose one that is not.',
    ],
    [['move', 'nope', '--parent', 'men'], 'There is no category "nope"'],
    [['move', 'men', '--before', 'comics'], 'before "comics" is no category below clothing'],
    [['move', 'men'], 'Say --parent or --before.'],
    [['rename', 'men', ''], 'name must not be empty.'],
    [['rename', 'nope', 'N'], 'There is no category "nope"'],
    [['hide', 'nope\u001b[2J'], 'There is no category "nope [2J"'],
    [['remove', 'clothing'], 'clothing has categories below it (men); move or remove them first.'],
    [
      ['remove', 'comics'],
      'comics has products (1); import them with another category, or hide it.',
    ],
  ])('refuses %j with a sentence, and changes nothing', async (args, sentence) => {
    await aShelfShop()
    await aThing({ categories: ['comics'] })
    const before = await stored()
    const { code, printed } = await run(args)
    expect([code, printed]).toEqual([1, expect.stringContaining(sentence)])
    expect(await stored()).toEqual(before)
  })

  test('refuses a fourth level, which no page shows', async () => {
    await aShelfShop()
    await run('add shirts Hemden --parent men')
    const { code, printed } = await run('add blue Blau --parent shirts')
    expect([code, printed]).toEqual([
      1,
      'parent "shirts" would make 4 levels of categories; the pages show 3.\n',
    ])
    expect((await run('move clothing --parent comics')).printed).toContain('4 levels')
  })

  test.each<[string | Uint8Array, string]>([
    ['GIF89a', 'picture is neither a PNG, a JPEG nor an SVG file.'],
    [svg.replace('<path', '<script>alert(1)</script><path'), 'picture must not have <script>.'],
    [svg.replace('d=', 'onload="x()" d='), 'picture must not have the event handler onload.'],
    [
      svg.replace('<path', '<image href="https://example.org/x.png"/><path'),
      'picture must not refer to "https://example.org/x.png".',
    ],
    [
      damagedJpeg,
      'picture cannot be drawn: it is damaged, transparent throughout, or in CMYK; save it again as PNG.',
    ],
    [
      svg.replace('path', 'use'),
      'picture must be made of plain shapes: convert <use> to paths, or use a PNG.',
    ],
    [new Uint8Array(102_401), 'picture has 101 KB; at most 100 KB are allowed.'],
  ])('refuses the picture %#, and adds no category', async (content, sentence) => {
    const { code, printed } = await run(['add', 'comics', 'Comics', '--picture', aFile(content)])
    expect([code, printed]).toEqual([1, `${sentence}\n`])
    expect(await stored()).toEqual([])
  })

  test('refuses a name in a language that the shop does not offer', async () => {
    await runLine(runSettings, 'set languages de,en')
    expect((await run('add comics Comics --language fr')).printed).toBe(
      'language "fr" is not offered by the shop; it offers de, en.\n',
    )
    expect((await run('add comics Comics')).printed).toBe('comics: "Comics" (de), 0 products\n')
  })

  test('a category above whose list a banner stands cannot be removed', async () => {
    await run('add comics Comics')
    const texts = { titleEn: '', titleFr: '', titleDe: '', textEn: '', textFr: '', textDe: '' }
    const banner = { id: 'sale', place: 'category-top' as const, category: 'comics', position: 0 }
    const rest = { link: '/', art: '{}', fromAt: 0, untilAt: null }
    await db.writer
      .insertInto('banner')
      .values({ ...banner, ...texts, ...rest })
      .execute()
    expect((await run('remove comics')).printed).toBe(
      'comics has the banner sale above its list; remove that first.\n',
    )
  })
})
