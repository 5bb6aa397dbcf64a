import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { load } from 'cheerio'
import { beforeAll, describe, expect, test } from 'vitest'
import { runPicture } from '#app/command/catalogue/picture.server.ts'
import { db } from '#app/database/database.server.ts'
import { aBook, aThing } from '../../fixtures/catalogue.ts'
import { aPhoto, writeFolder } from '../../fixtures/photos.ts'
import { aFolder, runLine } from '../../shop/command/run-command.ts'
import { builtShop, newShopper, origin } from '../../shopper.ts'

const bytes = Buffer.from('\x89PNG\r\n\x1a\n and so on', 'latin1')
const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
const path = `/picture/${hash}.png`

beforeAll(async () => {
  await aThing({ id: 'lamp', name: 'Lamp' })
  await db.write(async (trx) => {
    const facts = { type: 'png', width: 320, height: 240, size: bytes.length } as const
    await trx
      .insertInto('picture')
      .values({ hash, ...facts })
      .execute()
    const [first, second] = [bytes.subarray(0, 6), bytes.subarray(6)]
    for (const [part, some] of [first, second].entries())
      await trx
        .insertInto('picturePart')
        .values({ hash, part, bytes: some.toString('base64') })
        .execute()
    await trx
      .updateTable('product')
      .set({ photos: JSON.stringify({ '': `${hash}.png` }) })
      .where('id', '=', 'lamp')
      .execute()
  })
})

test('an imported picture stands on the page of its product in the place of the drawing', async () => {
  const shopper = await newShopper()
  await shopper.visit('/product/lamp')
  expect(shopper.html).toContain(`src="${path}"`)
})

test('the picture is served as what it is, for ever, and can run nothing', async () => {
  const photo = await (await builtShop())(new Request(origin + path))
  expect(photo.status).toBe(200)
  expect(photo.headers.get('content-type')).toBe('image/png')
  expect(photo.headers.get('cache-control')).toContain('immutable')
  expect(photo.headers.get('x-content-type-options')).toBe('nosniff')
  expect(photo.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(Buffer.from(await photo.arrayBuffer()).equals(bytes)).toBe(true)
})

test('to who has it, and to who asks for its head, it is answered without its bytes', async () => {
  const send = await builtShop()
  const request = (init: RequestInit) => send(new Request(origin + path, init))
  const etag = (await request({})).headers.get('etag')!
  // Whoever read them now would find none.
  await db.write((trx) => trx.deleteFrom('picturePart').where('hash', '=', hash).execute())
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await request({ headers: { 'If-None-Match': known } })
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
  }
  const head = await request({ method: 'HEAD' })
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await request({})).status).toBe(404)
})

test('a withdrawn product says so, and has no button', async () => {
  await aThing({ id: 'gone', name: 'Gone', standing: 'withdrawn' })
  const shopper = await newShopper()
  await shopper.visit('/product/gone')
  expect(shopper.status).toBe(200)
  expect(shopper.text('main')).toContain('No longer available.')
  expect(shopper.html).not.toContain('value="cart.add"')
})

describe('a photo', () => {
  let name = ''
  beforeAll(async () => {
    await aBook({ id: 'pictured', name: 'Persuasion' })
    await aBook({ id: 'drawn', name: 'Emma' })
    const folder = writeFolder(aFolder(), {
      '1.jpg': await aPhoto({ width: 600, height: 800 }),
      '2.jpg': await aPhoto({ width: 500, height: 400, color: '#2040c0' }),
    })
    const add = (file: string, ...more: string[]) =>
      runLine(runPicture, ['add', 'pictured', join(folder, file), ...more])
    expect((await add('1.jpg', '--alt', 'A pier by the sea', '--also', 'de=Ein Pier')).code).toBe(0)
    expect((await add('2.jpg')).code).toBe(0)
    const { hash } = await db.read
      .selectFrom('productPicture')
      .select('hash')
      .where('productId', '=', 'pictured')
      .orderBy('position')
      .executeTakeFirstOrThrow()
    name = hash!
  })

  const open = async (path: string, headers: Record<string, string> = {}) =>
    (await builtShop())(new Request(origin + path, { headers }))
  const pageOf = async (path: string) => load(await (await open(path)).text())

  test('is named in its widths, has its own shape, and is loaded first on its page', async () => {
    const page = await open('/book/pictured')
    const $ = load(await page.text())
    const stage = $('.stage img')
    const set = [176, 352, 600].map((width) => `/picture/${name}-${width} ${width}w`).join(', ')
    expect(stage.attr()).toMatchObject({
      ...{ src: `/picture/${name}-600`, srcset: set, width: '300', height: '400' },
      ...{ alt: 'A pier by the sea', fetchpriority: 'high' },
    })
    expect(stage.attr('sizes')).toContain('23rem')
    expect(stage.parent().attr('href')).toBe(`/picture/${name}-600`)
    expect(page.headers.get('link')).toContain(`imagesrcset="${set}"; imagesizes="`)
  })

  test('stands with the others of its product in a gallery, described in the language of the page', async () => {
    const gallery = (await pageOf('/de/book/pictured'))('.gallery img')
    expect(
      gallery
        .toArray()
        .map(({ attribs: { alt, width, height, loading } }) => [alt, width, height, loading]),
    ).toEqual([
      ['Ein Pier', '600', '800', 'lazy'],
      ['Persuasion: Bild 2', '500', '400', 'lazy'],
    ])
    expect((await pageOf('/book/drawn'))('.gallery')).toHaveLength(0)
  })

  test('that nobody has described is described by the name of its product in the language of the page', async () => {
    await aThing({
      id: 'seeds',
      name: 'Seeds',
      texts: { de: { name: 'Samen', shortDescription: '', fullDescription: '' } },
    })
    await aBook({ id: 'described', name: 'Villette' })
    const [first, second] = [await aPhoto(), await aPhoto({ color: '#2040c0' })]
    const folder = writeFolder(aFolder(), { '1.jpg': first, '2.jpg': second })
    const files = ['1.jpg', '2.jpg'].map((file) => join(folder, file))
    await runLine(runPicture, ['add', 'seeds', ...files])
    const inFrench = ['--alt', 'Une rue', '--language', 'fr']
    await runLine(runPicture, ['add', 'described', files[0]!, ...inFrench])
    const altsOf = async (path: string) =>
      (await pageOf(path))('.stage img, .gallery img')
        .toArray()
        .map(({ attribs: { alt } }) => alt)
    expect(await altsOf('/de/product/seeds')).toEqual(['Samen', 'Samen: Bild 1', 'Samen: Bild 2'])
    expect(await altsOf('/fr/book/described')).toEqual(['Une rue'])
    for (const language of ['', '/de'])
      expect(await altsOf(`${language}/book/described`)).toEqual(['Villette'])
    expect(await altsOf('/book/drawn')).toEqual([''])
  })

  test('is on lists beside drawings, small', async () => {
    const $ = await pageOf('/books')
    expect($('#card-pictured img, [id$=pictured] img').attr()).toMatchObject({
      ...{ alt: '', class: 'book book--photo', height: '400' },
      src: `/picture/${name}-176`,
      srcset: `/picture/${name}-352 2x, /picture/${name}-600 3.4x`,
    })
    expect($('[id$=drawn] img').attr('srcset')).toBeUndefined()
  })

  test.each([
    ['image/avif,image/webp,image/apng,image/*,*/*;q=0.8', 'image/avif'],
    ['image/webp,image/avif,image/jxl,*/*;q=0.5', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0,image/webp;q=0, */*', 'image/jpeg'],
    ['*/*', 'image/jpeg'],
    ['image/png', 'image/jpeg'],
    ['', 'image/jpeg'],
  ])('is sent to %s as %s, for ever, with a tag of its own', async (accept, type) => {
    const path = `/picture/${name}-176`
    const answer = await open(path, { Accept: accept })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('vary')).toContain('Accept')
    const etag = answer.headers.get('etag')!
    expect(etag).toMatch(/^"[^"]+"$/)
    const again = await open(path, { Accept: accept, 'If-None-Match': etag })
    expect([again.status, again.headers.get('vary')]).toEqual([
      304,
      expect.stringContaining('Accept'),
    ])
    const other = type === 'image/webp' ? 'image/avif' : 'image/webp'
    expect((await open(path, { Accept: other, 'If-None-Match': etag })).status).toBe(200)
  })

  test('is sent as the type that its URL states, whatever is accepted', async () => {
    for (const type of ['avif', 'webp', 'jpeg']) {
      const answer = await open(`/picture/${name}-600.${type}`, { Accept: 'image/png' })
      expect(answer.headers.get('content-type')).toBe(`image/${type}`)
      expect(answer.headers.get('vary') ?? '').not.toMatch(/\baccept\b(?!-)/i)
    }
    expect((await open(`/picture/${name}-601`)).status).toBe(404)
  })

  test('is named as JPEG to machines', async () => {
    const $ = await pageOf('/book/pictured')
    expect($('script[type="application/ld+json"]').text()).toContain(`/picture/${name}-600.jpeg`)
    const preview = new URL($('meta[property="og:image"]').attr('content')!)
    const answer = await open(preview.pathname)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  })
})

describe('photos of other goods than books', () => {
  beforeAll(async () => {
    await aThing({
      id: 'vase',
      name: 'Vase',
      variants: [
        ['red', '', 3],
        ['blue', '', 3],
      ],
    })
    const folder = writeFolder(aFolder(), {
      'red.jpg': await aPhoto({ width: 500, height: 300 }),
      'blue.jpg': await aPhoto({ width: 300, height: 500, color: '#2040c0' }),
    })
    for (const color of ['red', 'blue']) {
      const args = ['add', 'vase', join(folder, `${color}.jpg`), '--color', color]
      expect((await runLine(runPicture, args)).code).toBe(0)
    }
    await aThing({ id: 'bowl', name: 'Bowl' })
  })

  test('are seen whole, while drawings have their frame', async () => {
    const shopper = await newShopper()
    await shopper.visit('/product/vase')
    expect(shopper.attr('.stage img', 'class')).toBe('photo')
    await shopper.visit('/product/bowl')
    expect(shopper.attr('.stage img', 'class')).toBe('niche')
  })

  test.each([
    ['red', ['500', '300']],
    ['blue', ['300', '500']],
  ])(
    'stand in a gallery, those of %s first, if the others have another colour',
    async (color, widths) => {
      const shopper = await newShopper()
      await shopper.visit(`/product/vase?color=${color}`)
      expect(shopper.attrs('.gallery img', 'width')).toEqual(widths)
    },
  )
})
