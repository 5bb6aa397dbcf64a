import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runImport } from '#app/command/catalogue/import.server.ts'
import { runPicture } from '#app/command/catalogue/picture.server.ts'
import { runBackup } from '#app/command/shop/backup.server.ts'
import { runRestore } from '#app/command/shop/restore.server.ts'
import { db } from '#app/database/database.server.ts'
import { convertPhoto } from '#app/shop/catalogue/pictures/convert-photo.server.ts'
import { findPicture } from '#app/shop/catalogue/pictures/find-picture.server.ts'
import { jpegPath, photoFilePath } from '#app/shop/catalogue/pictures/photo-path.ts'
import { picturePath } from '#app/shop/catalogue/pictures/product-art.ts'
import { findProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { sweepPictures } from '#app/shop/catalogue/pictures/sweep-pictures.server.ts'
import { removePictures } from '#app/shop/catalogue/pictures/change-pictures.server.ts'
import { aBook, aThing } from '../../fixtures/catalogue.ts'
import { aPhoto, writeFolder } from '../../fixtures/photos.ts'
import { aFolder, changesOf, runLine } from '../command/run-command.ts'

const run = (args: string[]) => runLine(runPicture, args)
const runFolder = (folder: string, ...more: string[]) =>
  runLine(runImport, ['--pictures', folder, ...more])

const isbn = '9780141439518'

beforeEach(async () => {
  await aBook({ id: 'pride', isbn13: isbn })
  await aThing({ id: 'lamp', sku: 'LAMP-2', variants: [['red', '', 3]] })
})
afterEach(async () => {
  for (const table of ['product', 'audit', 'picture', 'picturePart'] as const)
    await db.writer.deleteFrom(table).execute()
})

const [red, blue] = [await aPhoto(), await aPhoto({ color: '#2040c0' })]

const rowsOf = (product: string) =>
  db.read
    .selectFrom('productPicture')
    .select(['url', 'color', 'hash', 'altEn', 'altDe'])
    .where('productId', '=', product)
    .orderBy('position')
    .execute()

/** Returns the URL of the picture that lists show. */
async function shownOf(product: string): Promise<string> {
  const row = await findProductRow(product)
  return picturePath({ ...row!, author: '' })
}

function aFile(name: string, content: Uint8Array | string): string {
  const path = join(aFolder(), name)
  writeFileSync(path, content)
  return path
}

describe('a picture', () => {
  test('that is swept while another one is converted is converted again', async () => {
    const [known, large] = [aFile('a.jpg', red), aFile('b.jpg', await aPhoto({ width: 1600 }))]
    await run(['add', 'pride', known])
    const before = await rowsOf('pride')
    await db.writer.deleteFrom('productPicture').execute()
    const adding = run(['add', 'pride', known, large])
    await sleep(100)
    await sweepPictures()
    expect((await adding).code).toBe(0)
    expect((await rowsOf('pride')).map(({ hash }) => hash)).toEqual([
      before[0]!.hash,
      expect.any(String),
    ])
  })

  test('leaves no bytes when it is removed from its only product', async () => {
    await run(['add', 'pride', aFile('a.jpg', red)])
    expect(await removePictures('pride', 'all', 1)).toEqual({ ok: true })
    for (const table of ['picture', 'picturePart'] as const)
      expect(await db.read.selectFrom(table).select('hash').execute()).toEqual([])
  })

  test('is kept in a few widths and three types, and shown in the place of the drawing', async () => {
    expect(await shownOf('pride')).toMatch(/^\/art\//)
    const file = aFile('a.jpg', await aPhoto({ width: 1000, height: 1500 }))
    const { code, printed } = await run(['add', isbn, file, '--alt', 'Its cover'])
    expect([code, printed]).toEqual([
      0,
      expect.stringMatching(/^1: 1000 × 1500, \d+ KB, "Its cover" \(en\)\n$/),
    ])
    expect(await shownOf('pride')).toMatch(/^\/picture\/[0-9a-z]{7}-528#1000x1500$/)
    const parts = await db.read.selectFrom('picturePart').select('hash').orderBy('hash').execute()
    const sizes = parts.map(({ hash }) => hash.replace(/^.{8}/, ''))
    const types = ['avif', 'jpeg', 'webp']
    expect([...new Set(sizes)].sort()).toEqual(
      ['1000', '176', '352', '528', '800'].flatMap((width) =>
        types.map((type) => `${width}.${type}`),
      ),
    )
    expect(await changesOf('pride')).toEqual([{ command: 'picture add', pictures: 1, color: '' }])
  })

  test('is turned as its EXIF says, in sRGB, and has lost where and by whom it was made', async () => {
    const exif = {
      IFD0: { Copyright: 'Ada', Artist: 'Ada' },
      IFD3: { GPSLatitude: '52/1 0/1 0/1' },
    }
    const turned = await sharp(await aPhoto({ width: 300, height: 200 }))
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    const before = await sharp(turned).metadata()
    expect([before.orientation, before.icc !== undefined]).toEqual([6, true])
    await run(['add', 'pride', aFile('turned.jpg', turned)])
    const largest = photoFilePath(await shownOf('pride'))!
    for (const type of ['avif', 'webp', 'jpeg']) {
      const { bytes } = (await findPicture(`${largest}.${type}`))!
      const {
        width,
        height,
        orientation,
        exif: written,
        icc,
        xmp,
        space,
      } = await sharp(bytes).metadata()
      expect([type, width, height, space]).toEqual([type, 200, 300, 'srgb'])
      expect([orientation, written, icc, xmp]).toEqual([undefined, undefined, undefined, undefined])
      // What was above is now on the right.
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
      const at = (x: number) => data[(150 * info.width + x) * info.channels]!
      expect(at(180)).toBeGreaterThan(at(20) + 100)
    }
  })

  test('of CMYK, of shades of grey, with 16 bits or see-through becomes one that browsers show', async () => {
    const photo = sharp(red)
    const files = {
      'cmyk.jpg': await photo.clone().toColourspace('cmyk').jpeg().toBuffer(),
      'grey.png': await photo.clone().greyscale().png().toBuffer(),
      'deep.png': await photo.clone().toColourspace('rgb16').png().toBuffer(),
      'clear.webp': await sharp({
        create: { width: 60, height: 60, channels: 4, background: '#00000000' },
      })
        .webp()
        .toBuffer(),
      'scan.tif': await aPhoto({ format: 'tiff' }),
      'new.avif': await aPhoto({ format: 'avif' }),
    }
    const folder = writeFolder(aFolder(), files)
    const paths = Object.keys(files).map((name) => join(folder, name))
    expect((await run(['add', 'pride', ...paths])).code).toBe(0)
    const rows = await rowsOf('pride')
    expect(rows).toHaveLength(6)
    const clear = (await findPicture(`/picture/${rows[3]!.hash}-60.jpeg`))!
    const { channels, dominant } = await sharp(clear.bytes).stats()
    expect([channels.length, dominant.r]).toEqual([3, 248])
  })

  test('may be of one colour of a product, stand first, and move', async () => {
    const [one, two, three] = [
      aFile('1.jpg', red),
      aFile('2.png', await aPhoto({ color: '#20c040', format: 'png' })),
      aFile('3.jpg', blue),
    ]
    await run(['add', 'LAMP-2', one, two])
    await run(['add', 'lamp', three, '--color', 'red', '--first'])
    const [first, second, third] = (await rowsOf('lamp')).map(({ hash }) => hash)
    expect((await rowsOf('lamp')).map(({ color }) => color)).toEqual(['red', '', ''])
    expect((await run(['order', 'lamp', '3'])).code).toBe(0)
    expect((await rowsOf('lamp')).map(({ hash }) => hash)).toEqual([third, first, second])
    expect(await shownOf('lamp')).toContain(third)
    expect((await run(['remove', 'lamp', '1', '3'])).code).toBe(0)
    expect((await rowsOf('lamp')).map(({ hash }) => hash)).toEqual([first])
    expect(await db.read.selectFrom('picture').select('hash').execute()).toEqual([{ hash: first }])
    expect((await run(['remove', 'lamp', 'all'])).printed).toBe(
      'lamp "Stoneware mug" has no pictures; it is drawn.\n',
    )
    expect(await shownOf('lamp')).toMatch(/^\/art\//)
    const commands = (await changesOf('lamp')).map(({ command }) => command)
    expect(commands.sort()).toEqual(
      ['add', 'add', 'order', 'remove', 'remove'].map((one) => `picture ${one}`),
    )
  })

  test('is described in each language of the shop, for programs too', async () => {
    await run(['add', 'pride', aFile('1.jpg', red)])
    const typed = [
      'alt',
      'pride',
      '1',
      'Ein Herrenhaus',
      '--language',
      'de',
      '--also',
      'en=A manor',
    ]
    expect((await run(typed)).printed).toContain('"A manor" (en), "Ein Herrenhaus" (de)')
    const [one] = JSON.parse((await run(['list', 'pride', '--json'])).printed) as unknown[]
    expect(one).toMatchObject({
      number: 1,
      width: 320,
      alt: { en: 'A manor', de: 'Ein Herrenhaus' },
    })
    expect((await run(['alt', 'pride', '1', 'x', '--language', 'it'])).printed).toContain(
      'language "it" is not offered by the shop',
    )
  })
})

test('a picture comes back from a backup byte for byte, with its text and its URL', async () => {
  await run(['add', 'pride', aFile('1.jpg', red), '--alt', 'A manor'])
  const [path, before] = [await shownOf('pride'), await rowsOf('pride')]
  const { bytes } = (await findPicture(jpegPath(path)))!
  const file = join(aFolder(), 'backup.gz')
  expect((await runLine(runBackup, [file])).code).toBe(0)
  await run(['remove', 'pride', 'all'])
  expect(await findPicture(jpegPath(path))).toBeUndefined()
  expect((await runLine(runRestore, [file, '--replace', '--yes'])).code).toBe(0)
  expect([await shownOf('pride'), await rowsOf('pride')]).toEqual([path, before])
  expect((await findPicture(jpegPath(path)))!.bytes.equals(bytes)).toBe(true)
})

describe('a folder', () => {
  test('gives products pictures by ISBN, SKU and id, in their order, and names what fits nothing', async () => {
    const folder = writeFolder(aFolder(), {
      '978-0-14-143951-8.jpg': red,
      '9780141439518-2.JPG': blue,
      'LAMP-2.jpeg': red,
      'lamp-3.jpg': blue,
      'nobody.jpg': red,
      '.DS_Store': 'x',
    })
    const { code, printed } = await runFolder(folder)
    expect(code).toBe(0)
    expect(printed).toContain('picture nobody.jpg: unknown · no product has this SKU, ISBN or id')
    expect(printed).toMatch(/^5 pictures: 4 new, 0 the same, 0 refused, 1 of no product \(/m)
    expect((await rowsOf('pride')).map(({ url }) => url)).toEqual([
      'folder:978-0-14-143951-8.jpg',
      'folder:9780141439518-2.JPG',
    ])
    expect(await rowsOf('lamp')).toHaveLength(2)
    expect(await changesOf('catalogue')).toContainEqual(
      expect.objectContaining({ command: 'import pictures', new: 4, unknown: 1 }),
    )
  })

  test('comes again without any change, and a changed file replaces its own picture alone', async () => {
    const folder = writeFolder(aFolder(), { 'pride.jpg': red, 'pride-2.jpg': blue })
    await runFolder(folder)
    await run(['add', 'pride', aFile('own.jpg', await aPhoto({ color: '#20c040' }))])
    await run(['alt', 'pride', '2', 'Its back'])
    await run(['order', 'pride', '3', '2'])
    const before = await rowsOf('pride')
    expect((await runFolder(folder)).printed).toContain('0 new, 2 the same')
    expect(await rowsOf('pride')).toEqual(before)
    writeFolder(folder, { 'pride.jpg': await aPhoto({ color: '#808080' }) })
    expect((await runFolder(folder)).printed).toContain('2 new')
    const after = await rowsOf('pride')
    expect(after.map(({ url, altEn }) => [url, altEn])).toEqual([
      ['folder:pride.jpg', ''],
      ['folder:pride-2.jpg', 'Its back'],
      ['', ''],
    ])
    expect(await db.read.selectFrom('picture').select('hash').execute()).toHaveLength(3)
  })

  test('may write a SKU and an id in other letters unless two SKUs differ by nothing else', async () => {
    await aThing({ id: 'small', sku: 'Vase' })
    await aThing({ id: 'capital', sku: 'VASE' })
    const folder = writeFolder(aFolder(), {
      'Lamp-2.jpg': red,
      'Lamp-2-2.jpg': blue,
      'PRIDE.jpg': red,
      'vase.jpg': red,
      'VASE.jpg': blue,
    })
    const { printed } = await runFolder(folder)
    expect((await rowsOf('lamp')).map(({ url }) => url)).toEqual([
      'folder:Lamp-2.jpg',
      'folder:Lamp-2-2.jpg',
    ])
    expect(await rowsOf('pride')).toHaveLength(1)
    expect(await rowsOf('capital')).toHaveLength(1)
    expect(printed).toContain(
      'picture vase.jpg: unknown · 2 products have it; name the file by an id: capital, small',
    )
  })

  test('with further pictures alone leaves in front what is there', async () => {
    await run(['add', 'pride', aFile('own.jpg', red), '--alt', 'Front'])
    const front = await shownOf('pride')
    const folder = writeFolder(aFolder(), { 'pride-2.jpg': blue })
    await runFolder(folder)
    expect(await shownOf('pride')).toBe(front)
    const urls = (await rowsOf('pride')).map(({ url }) => url)
    expect(urls).toEqual(['', 'folder:pride-2.jpg'])
  })

  test('comes with a file of products, whose pictures of the web stay', async () => {
    const folder = writeFolder(aFolder(), { 'VASE.jpg': red })
    const file = aFile(
      'shop.csv',
      'sku,name,price,images\nVASE,Vase,9.00,https://example.org/v.jpg\n',
    )
    const { code, printed } = await runLine(runImport, [file, '--pictures', folder])
    expect([code, printed]).toEqual([0, expect.stringContaining('1 picture: 1 new')])
    const vase = await db.read
      .selectFrom('productPicture')
      .innerJoin('product', 'product.id', 'productId')
      .select(['url'])
      .where('sku', '=', 'VASE')
      .orderBy('position')
      .execute()
    expect(vase.map(({ url }) => url)).toEqual(['folder:VASE.jpg', 'https://example.org/v.jpg'])
    const other = aFile('shop.csv', 'sku,name,price,images\nVASE,Vase,9.00,\n')
    await runLine(runImport, [other])
    expect(await db.read.selectFrom('productPicture').select('url').execute()).toEqual([
      { url: 'folder:VASE.jpg' },
    ])
  })

  test('is only looked at in a dry run, and writes a report', async () => {
    const folder = writeFolder(aFolder(), { 'pride.jpg': red, 'lamp.jpg': 'no picture' })
    const report = join(aFolder(), 'report.csv')
    const { printed } = await runFolder(folder, '--dry-run', '--report', report)
    expect(printed).toContain('1 new, 0 the same, 1 refused')
    expect(readFileSync(report, 'utf8')).toBe(
      'line,outcome,key,name,reasons,notes,changes\n' +
        ',refused,lamp.jpg,lamp,"is no JPEG, PNG, WebP, AVIF or TIFF picture",,\n' +
        ',new,pride.jpg,pride,,,\n',
    )
    expect(await rowsOf('pride')).toEqual([])
  })

  test('refuses the pictures of a product together, and goes on with the others', async () => {
    const folder = writeFolder(aFolder(), {
      'pride.jpg': red,
      'pride-2.jpg': red.subarray(0, red.length / 2),
      'lamp.jpg': red,
      'lamp-1.jpg': blue,
      'LAMP-2-2.jpg': blue,
    })
    const { code, printed } = await runFolder(folder)
    expect(code).toBe(0)
    expect(printed).toContain('picture pride-2.jpg: refused · is damaged or cannot be read')
    expect(printed).toContain('picture pride.jpg: refused · is not taken without pride-2.jpg')
    expect(printed).toMatch(/picture lamp(-1)?\.jpg: refused · is picture 1 of its product, as /)
    expect(await rowsOf('pride')).toEqual([])
    expect(await rowsOf('lamp')).toEqual([])
  })

  test('that is none is refused before anything is imported', async () => {
    const file = aFile('shop.csv', 'sku,name,price\nVASE,Vase,9.00\n')
    for (const path of ['/no/such/folder', file]) {
      const { code, printed } = await runLine(runImport, [file, '--pictures', path])
      expect([code, printed]).toEqual([1, expect.stringMatching(/no folder/)])
    }
    expect(
      await db.read.selectFrom('product').select('sku').where('sku', '=', 'VASE').execute(),
    ).toEqual([])
    expect((await runFolder(aFolder(), '--price', '9')).printed).toContain('--price needs a file')
  })
})

/** Returns a PNG that states a size, and has next to no bytes. */
async function aBomb(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await aPhoto({ width: 8, height: 8, format: 'png' }))
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  const { crc32 } = await import('node:zlib')
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

/** Returns an AVIF that states another size than it has. */
async function aLargeAvif(): Promise<Buffer> {
  const bytes = await aPhoto({ width: 8, height: 8, format: 'avif' })
  const at = bytes.indexOf('ispe')
  bytes.writeUInt32BE(4000, at + 8)
  bytes.writeUInt32BE(4000, at + 12)
  return bytes
}

async function anAnimation(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#f00', '#0f0'].map((color) => aPhoto({ width: 40, height: 40, color })),
  )
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

const gifPage = 'GIF89a/*<svg/onload=alert(1)>*/=1;//<script>alert(1)</script>'
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>'
const notOne = 'is no JPEG, PNG, WebP, AVIF or TIFF picture.'

const bad: [
  what: string,
  name: string,
  content: () => Promise<Uint8Array | string>,
  fault: string,
][] = [
  ['of 60 megapixels', 'a.png', () => aBomb(10_000, 6_000), 'has 60 million pixels; at most 50'],
  ['that unpacks to gigabytes', 'a.png', () => aBomb(60_000, 60_000), 'has 3600 million pixels'],
  [
    'an AVIF of 16 megapixels',
    'a.avif',
    aLargeAvif,
    'has 16 million pixels; of an AVIF at most 12 million',
  ],
  ['that is none', 'a.jpg', () => Promise.resolve('Dear Sir or Madam'), notOne],
  ['whose ending lies', 'a.jpg', () => aPhoto({ format: 'png' }), 'ends in .jpg, but is PNG.'],
  ['with the ending of a text', 'a.txt', () => aPhoto(), notOne],
  [
    'that is animated',
    'a.webp',
    anAnimation,
    'holds 2 pictures; only single, still pictures are taken.',
  ],
  ['of a GIF that is a page too', 'a.png', () => Promise.resolve(gifPage), notOne],
  ['that is a page', 'a.jpg', () => Promise.resolve('<!DOCTYPE html><script>1</script>'), notOne],
  ['that is a PDF', 'a.jpg', () => Promise.resolve('%PDF-1.7\n1 0 obj\n'), notOne],
  ['of a GIF', 'a.gif', () => aPhoto({ format: 'gif' }), notOne],
  ['that is an SVG', 'a.svg', () => Promise.resolve(svg), notOne],
  ['that is an SVG under another name', 'a.png', () => Promise.resolve(svg), notOne],
  ['of zero bytes', 'a.jpg', () => Promise.resolve(''), 'is empty.'],
  [
    'that is cut short',
    'a.jpg',
    () => Promise.resolve(red.subarray(0, red.length - 400)),
    'is damaged or cannot be read.',
  ],
  [
    'that is larger than 50 MB',
    'a.jpg',
    () => Promise.resolve(Buffer.concat([red, Buffer.alloc(50 << 20)])),
    'has more than 50 MB.',
  ],
]

describe('refused in words, with nothing half done, is a picture', () => {
  test.each(bad)('%s', async (_, name, content, fault) => {
    const file = aFile(name, await content())
    const { code, printed } = await run(['add', 'pride', aFile('good.jpg', red), file])
    expect([code, printed]).toEqual([1, expect.stringContaining(`${file} ${fault}`)])
    expect(await rowsOf('pride')).toEqual([])
    expect(await db.read.selectFrom('picture').select('hash').execute()).toEqual([])
    expect(await changesOf('pride')).toEqual([])
  })

  test('that is a pipe, a device, a link or a folder, and nobody waits for it', async () => {
    const folder = aFolder()
    execFileSync('mkfifo', [join(folder, 'pride.jpg')])
    symlinkSync('/etc/hostname', join(folder, 'pride-2.jpg'))
    symlinkSync('/dev/zero', join(folder, 'pride-3.jpg'))
    writeFolder(join(folder, 'pride-4.jpg'), {})
    const { code, printed } = await runFolder(folder)
    expect(code).toBe(0)
    expect(printed).toContain('picture pride.jpg: refused · is no file')
    expect(printed).toContain('picture pride-2.jpg: refused · is a symbolic link')
    expect(printed).toContain('picture pride-3.jpg: refused · is a symbolic link')
    expect(printed).toContain('picture pride-4.jpg: refused · is no file')
    for (const name of readdirSync(folder)) {
      const alone = await run(['add', 'pride', join(folder, name)])
      expect([alone.code, alone.printed]).toEqual([
        1,
        expect.stringMatching(/is (no file|a symbolic)/),
      ])
    }
    expect((await run(['add', 'pride', '/dev/zero'])).code).toBe(1)
  })

  test('too many for a product, before one of them is read', async () => {
    const files = Array.from({ length: 21 }, (_, n) => `missing-${n}.jpg`)
    const fault = 'A product has at most 20 pictures; these would be 21.\n'
    expect(await run(['add', 'pride', ...files])).toEqual({ code: 1, printed: fault })
  })

  test('too many of a folder, before one of them is read', async () => {
    const folder = aFolder()
    execFileSync('mkfifo', [join(folder, 'pride.jpg')])
    const others = Array.from({ length: 20 }, (_, n) => [`pride-${n + 2}.jpg`, 'no picture'])
    writeFolder(folder, Object.fromEntries(others) as Record<string, string>)
    for (const more of [[], ['--dry-run']]) {
      const { printed } = await runFolder(folder, ...more)
      expect(printed).toContain(
        'picture pride-21.jpg: refused · A product has at most 20 pictures; these would be 21\n',
      )
      expect(printed).not.toContain('is no')
      expect(printed).toContain('21 refused, 0 of no product')
    }
  })

  test('named by a path that leaves the folder', async () => {
    const outside = aFile('pride.jpg', red)
    const folder = aFolder()
    symlinkSync(outside, join(folder, 'pride.jpg'))
    writeFolder(join(folder, 'deeper'), { 'lamp.jpg': red })
    const { printed } = await runFolder(folder)
    expect(printed).toContain('picture pride.jpg: refused · is a symbolic link')
    expect(printed).toContain('picture deeper: unknown')
    expect(await db.read.selectFrom('productPicture').select('url').execute()).toEqual([])
  })

  test('of a product, colour or place that is not there, or one too many', async () => {
    const file = aFile('a.jpg', red)
    const faults: [string[], string][] = [
      [['add', 'nobody', file], 'No product has the SKU, ISBN or id "nobody".'],
      [['add', 'lamp', file, '--color', 'green'], 'no colour "green"; its colours are red.'],
      [['add', 'pride', file, '--color', 'red'], 'no colour "red"; it has none.'],
      [['add', 'pride', file, file, '--alt', 'x'], '--alt is of one picture'],
      [['add', 'pride', file, '--language', 'de'], '--language and --also need --alt.'],
      [['add', 'pride', file, '--alt', 'x'.repeat(251)], 'has 251 characters; at most 250'],
      [['add', 'pride', ...Array<string>(21).fill(file)], 'A product has at most 20 pictures'],
      [['remove', 'pride', '1'], 'There is no picture 1; the product has none.'],
      [['order', 'pride', '0'], '"0" is no number of a picture'],
      [['alt', 'pride', '3', 'x'], 'There is no picture 3'],
      [['add', 'pride'], 'FILE is missing.'],
      [['show', 'pride'], 'There is no "show"'],
    ]
    for (const [args, fault] of faults)
      expect(await run(args)).toEqual({
        code: 1,
        printed: expect.stringContaining(fault) as string,
      })
    await run(['add', 'pride', file])
    expect((await run(['order', 'pride', '1', '1'])).printed).toContain('Picture 1 is named twice.')
    expect(await rowsOf('pride')).toHaveLength(1)
  })
})

test('a picture that is a page and an archive too is sent without all that is none of its own', async () => {
  const page = Buffer.from('<html><script>alert(1)</script></html>PK\x03\x04')
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page])
  const both = Buffer.concat([red.subarray(0, 2), comment, red.subarray(2), page])
  expect((await run(['add', 'pride', aFile('a.jpg', both)])).code).toBe(0)
  const largest = photoFilePath(await shownOf('pride'))!
  for (const type of ['avif', 'webp', 'jpeg']) {
    const { bytes } = (await findPicture(`${largest}.${type}`))!
    expect((await sharp(bytes).metadata()).format).toBe(type === 'avif' ? 'heif' : type)
    for (const part of ['<html', 'script', 'PK\x03\x04']) expect(bytes.includes(part)).toBe(false)
  }
})

test('pictures that come at the same time are converted one after the other, for each takes memory', async () => {
  const done: string[] = []
  const files = { large: await aPhoto({ width: 3000, height: 4000 }), small: await aPhoto() }
  await Promise.all(
    Object.entries(files).map(async ([name, bytes]) => {
      expect(await convertPhoto(bytes)).toMatchObject({ ok: true })
      done.push(name)
    }),
  )
  expect(done).toEqual(['large', 'small'])
})

test('a folder of 10,000 small files takes seconds and little memory, and tells how far it is', async () => {
  const folder = aFolder()
  for (let n = 0; n < 9_995; n++) writeFileSync(join(folder, `photo-${n}.jpg`), 'x')
  for (let n = 1; n <= 5; n++)
    writeFileSync(join(folder, `pride-${n}.jpg`), await aPhoto({ width: 40 + n }))
  const before = process.memoryUsage().rss
  const began = performance.now()
  const line = ['--pictures', folder]
  const { code, printed } = await runLine(runImport, line, { isTTY: true })
  expect(code).toBe(0)
  expect(printed).toContain('10000 pictures: 5 new, 0 the same, 0 refused, 9995 of no product')
  expect(printed).toMatch(/\b5000 pictures …/)
  expect(performance.now() - began).toBeLessThan(60_000)
  expect(process.memoryUsage().rss - before).toBeLessThan(300e6)
}, 120_000)
