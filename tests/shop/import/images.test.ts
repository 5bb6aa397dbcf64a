import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { picturePath } from '#app/shop/catalogue/pictures/product-art.ts'
import { findPicture } from '#app/shop/catalogue/pictures/find-picture.server.ts'
import { fetchImage, fetchLimits } from '#app/shop/exchange/import/images/fetch-image.server.ts'
import { imageTypeOfBytes, readImageFacts } from '#app/shop/catalogue/pictures/image-type.ts'
import { isPublicAddress } from '#app/shop/exchange/import/images/public-address.ts'
import { sweepPictures } from '#app/shop/catalogue/pictures/sweep-pictures.server.ts'
import { importImages } from '#app/shop/exchange/import/images/import-images.server.ts'
import { findByKey } from './foreign-shops.ts'
import { importRows, noon } from './records.ts'
import { aPhoto } from '../../fixtures/photos.ts'

const bytes = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const png = Buffer.concat([
  bytes('89504e470d0a1a0a 0000000d 49484452 00000140 000000f0 0806000000'),
  Buffer.alloc(200_000, 7),
])
const jpeg = bytes('ffd8 ffe0 0004 0000 ffc0 0011 08 00f0 0140 03')
const webp = Buffer.concat([
  Buffer.from('RIFF____WEBPVP8X'),
  bytes('0a000000 00000000 3f0100 ef0000'),
])
const avif = Buffer.concat([
  bytes('00000018'),
  Buffer.from('ftypavif____mif1avif'),
  bytes('00000014'),
  Buffer.from('ispe'),
  bytes('00000000 00000140 000000f0'),
])
const photos = {
  '/a.png': await aPhoto({ format: 'png' }),
  '/b.jpg': await aPhoto({ color: '#2040c0' }),
  '/c.jpg': await aPhoto({ color: '#20c040' }),
}
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

/** The only address that the tests allow; the guard itself is tested by itself. */
const isHere = (address: string) => address === '127.0.0.1'

const answers: Record<string, RequestListener> = {
  ...Object.fromEntries(
    Object.entries(photos).map(([path, photo]): [string, RequestListener] => [
      path,
      (_, answer) => answer.end(photo),
    ]),
  ),
  '/broken.jpg': (_, answer) => answer.end(jpeg),
  '/as-image.svg': (_, answer) => answer.setHeader('Content-Type', 'image/png').end(svg),
  '/page': (_, answer) => answer.setHeader('Content-Type', 'image/jpeg').end('<html></html>'),
  '/large': (_, answer) =>
    answer.setHeader('Content-Length', '6000000').end(Buffer.alloc(6_000_000)),
  '/endless': (_, answer) => {
    const more = () => {
      while (answer.write(Buffer.alloc(65_536)));
    }
    answer.on('drain', more)
    more()
  },
  '/slow': (_, answer) => void answer.write('x'),
  '/cut': (_, answer) => {
    answer.setHeader('Content-Length', '500000').write(png)
    setTimeout(() => answer.destroy(), 20)
  },
  '/one': (_, answer) => answer.writeHead(302, { Location: '/a.png' }).end(),
  '/inside': (_, answer) => answer.writeHead(302, { Location: 'http://127.0.0.2/a.png' }).end(),
  '/file': (_, answer) => answer.writeHead(301, { Location: 'file:///etc/passwd' }).end(),
  '/4': (_, answer) => answer.writeHead(302, { Location: '/3' }).end(),
  '/3': (_, answer) => answer.writeHead(302, { Location: '/2' }).end(),
  '/2': (_, answer) => answer.writeHead(302, { Location: '/one' }).end(),
}

let server: Server
let origin = ''
let requested: string[] = []

beforeAll(async () => {
  server = createServer((request, answer) => {
    requested.push(request.url ?? '')
    const found = answers[request.url?.split('?')[0] ?? '']
    if (found) found(request, answer)
    else answer.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('addresses that may be asked', () => {
  test.each([
    '93.184.216.34',
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::6810:84e5',
    '2a00:1450:4001:81b::200e',
    '64:ff9b::808:808',
    '::ffff:8.8.8.8',
  ])('%s is one of the public web', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.9.9.9'],
    ...['169.254.169.254', '172.16.0.1', '172.31.255.255', '192.168.1.1', '192.0.0.8'],
    ...['198.18.0.1', '198.51.100.7', '203.0.113.9', '224.0.0.1', '239.1.1.1', '255.255.255.255'],
    ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2001:db8::1', 'fec0::1'],
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '::127.0.0.1'],
    ...['2002:7f00:1::', '2002:a00:1::', '2001:0:1::1', 'fe80::1%eth0', '100::1'],
    ...['', 'localhost', '1.2.3', '1.2.3.4.5', '256.1.1.1', '0x7f.1', ':::', '1::2::3', 'g::'],
  ])('%s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('what a picture is', () => {
  test('is told by its bytes, with its size', () => {
    const size = { width: 320, height: 240 }
    expect(readImageFacts(png)).toEqual({ type: 'png', ...size })
    expect(readImageFacts(jpeg)).toEqual({ type: 'jpeg', ...size })
    expect(readImageFacts(webp)).toEqual({ type: 'webp', ...size })
    expect(readImageFacts(avif)).toEqual({ type: 'avif', ...size })
  })

  test('is nothing for SVG, GIF, HTML, what is cut short and what is larger than a wall', () => {
    const wall = Buffer.from(png)
    wall.writeUInt32BE(30_000, 16)
    const others = [svg, Buffer.from('GIF89a'), Buffer.from('<html>'), Buffer.alloc(0)]
    for (const one of [...others, png.subarray(0, 18), jpeg.subarray(0, 9), wall])
      expect(readImageFacts(one)).toBeUndefined()
  })

  test('a JPEG of segments without end is given up', () => {
    const endless = Buffer.alloc(100_000, 0xff)
    endless[1] = 0xd8
    expect(readImageFacts(endless)).toBeUndefined()
  })
})

describe('fetching', () => {
  const reasonOf = async (url: string, limits = fetchLimits) => {
    const image = await fetchImage(url, isHere, limits)
    return image.ok ? imageTypeOfBytes(image.bytes) : image.reason
  }

  test('brings a picture, over a redirect too', async () => {
    expect(await reasonOf(`${origin}/a.png`)).toBe('png')
    expect(await reasonOf(`${origin}/one`)).toBe('png')
    expect(await reasonOf(`${origin}/2`)).toBe('png')
  })

  test('asks no address that is not allowed, by number, by name, or at the end of a redirect', async () => {
    requested = []
    const port = new URL(origin).port
    const guarded = async (url: string) => {
      const image = await fetchImage(url, isPublicAddress)
      return image.ok || image.reason
    }
    const inside = ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f000001', '127.1']
    for (const host of [...inside, '[::ffff:127.0.0.1]'])
      expect(await guarded(`http://${host}:${port}/a.png`)).toBe('not-public')
    expect(requested).toEqual([])
    expect(await reasonOf(`${origin}/inside`)).toBe('not-public')
    expect(requested).toEqual(['/inside'])
  })

  test('asks the very address that was looked at', async () => {
    // A name that would lead elsewhere the second time is never looked up a second time.
    const looked: string[] = []
    const port = new URL(origin).port
    const allow = (address: string) => looked.push(address) > 0 && /^(127\.|::1)/.test(address)
    const image = await fetchImage(`http://localhost:${port}/a.png`, allow)
    expect(looked.length).toBeGreaterThan(0)
    expect(looked.every((one) => ['127.0.0.1', '::1'].includes(one))).toBe(true)
    expect(image.ok || image.reason === 'unreachable').toBe(true)
  })

  test.each([
    'file:///etc/passwd',
    'ftp://example.org/a.png',
    'data:image/png,x',
    'a.png',
    'http://u:p@example.org/',
  ])('takes %s for no address', async (url) => {
    expect(await reasonOf(url)).toBe('address')
  })

  test('follows three redirects and no more, and none to another kind of address', async () => {
    expect(await reasonOf(`${origin}/3`)).toBe('png')
    expect(await reasonOf(`${origin}/4`)).toBe('redirects')
    expect(await reasonOf(`${origin}/file`)).toBe('address')
  })

  test('gives up what is too large, also where it does not say so, too slow, cut short or not there', async () => {
    expect(await reasonOf(`${origin}/large`)).toBe('too-large')
    expect(await reasonOf(`${origin}/endless`)).toBe('too-large')
    expect(await reasonOf(`${origin}/slow`, { ...fetchLimits, timeMs: 150 })).toBe('slow')
    expect(await reasonOf(`${origin}/cut`)).toBe('unreachable')
    expect(await reasonOf(`${origin}/none`)).toBe('status')
  })

  test('believes no header and no name', async () => {
    expect(await reasonOf(`${origin}/as-image.svg`)).toBe('no-image')
    expect(await reasonOf(`${origin}/page`)).toBe('no-image')
  })
})

describe('pictures of products', () => {
  const file = (images: string) => `sku,name,price,images\npictured,Lamp,9.00,${images}\n`

  test('are fetched once, kept by their bytes, and shown in the place of the drawing', async () => {
    const source = 'pictures'
    const images = `${origin}/a.png ${origin}/b.jpg ${origin}/page ${origin}/broken.jpg`
    await importRows(file(images), { source })
    const before = await findByKey('sku:pictured')
    expect(picturePath({ ...before, author: '', press: null })).toMatch(/^\/art\/goods\//)
    requested = []
    const failed: string[] = []
    const tell = (url: string, reason: string) => failed.push(`${reason} ${new URL(url).pathname}`)
    expect(await importImages(source, isHere, tell, noon)).toEqual({
      ...{ fetched: 2, failed: 2 },
      swept: 0,
    })
    expect(failed.sort()).toEqual(['no-image /page', 'refused /broken.jpg'])
    expect(requested.sort()).toEqual(['/a.png', '/b.jpg', '/broken.jpg', '/page'])
    const product = await findByKey('sku:pictured')
    const path = picturePath({ ...product, author: '', press: null })
    expect(path).toMatch(/^\/picture\/[0-9a-z]{7}-320#320x240$/)
    const photo = await findPicture(path)
    expect(photo?.mediaType).toBe('image/jpeg')
    expect(imageTypeOfBytes(photo!.bytes)).toBe('jpeg')
  })

  test('stay when the row comes again, and are not asked for again', async () => {
    const source = 'pictures'
    requested = []
    const images = `${origin}/a.png ${origin}/b.jpg ${origin}/page ${origin}/broken.jpg`
    const first = await findByKey('sku:pictured')
    const again = await importRows(file(images), { source })
    expect(again.totals).toMatchObject({ same: 1 })
    const changed = await importRows(file(`${origin}/b.jpg`), { source }, noon + 1)
    expect(changed.totals).toMatchObject({ same: 1 })
    expect(await importImages(source, isHere, () => undefined, noon + 1)).toEqual({
      ...{ fetched: 0, failed: 0 },
      // The page no longer names the first picture.
      swept: 1,
    })
    expect(requested).toEqual([])
    const product = await findByKey('sku:pictured')
    expect(product.photos).toMatch(/^\{"":"[0-9a-z]{7}-320x240"\}$/)
    expect(product.photos).not.toBe(first.photos)
  })

  test('count the catalogue up once, however many come at once', async () => {
    const version = () =>
      db.read
        .selectFrom('setting')
        .select('value')
        .where('name', '=', 'catalogue-version')
        .executeTakeFirstOrThrow()
    const urls = Array.from({ length: 9 }, (_, n) => `${origin}/a.png?${n}`)
    await importRows(`sku,name,price,images\nmany,Lamps,9.00,${urls.join(' ')}\n`, { source: 'n' })
    const before = Number((await version()).value)
    expect(await importImages('n', isHere, () => undefined, noon)).toEqual({
      ...{ fetched: 9, failed: 0 },
      swept: 0,
    })
    expect(Number((await version()).value)).toBe(before + 1)
  })

  test('are deleted where no product names them any more, and no others', async () => {
    const hashes = async () =>
      (await db.read.selectFrom('picture').select('hash').orderBy('hash').execute()).map(
        ({ hash }) => hash,
      )
    await sweepPictures()
    const before = await hashes()
    const rowsOf = (images: string) => `sku,name,price,images\nswept,Vase,9.00,${images}\n`
    await importRows(rowsOf(`${origin}/c.jpg`), { source: 'swept' }, noon + 2)
    await importImages('swept', isHere, () => undefined, noon + 2)
    expect(await hashes()).toHaveLength(before.length + 1)
    expect(await sweepPictures()).toBe(0)
    await importRows(rowsOf(''), { source: 'swept' }, noon + 3)
    expect(await sweepPictures()).toBe(1)
    expect(await hashes()).toEqual(before)
    const parts = await db.read.selectFrom('picturePart').select('hash').distinct().execute()
    expect([...new Set(parts.map(({ hash }) => hash.split('-')[0]))].sort()).toEqual(before)
  })

  test('no other file is found than one of their own', async () => {
    const { hash } = await db.read.selectFrom('picture').select('hash').executeTakeFirstOrThrow()
    expect(await findPicture(`/picture/${hash}-176`)).toBeDefined()
    for (const name of [
      ...[`${hash}.svg`, hash, `${hash}-320x240`, `${hash}-177`, `${hash}-352`, `${hash}-0176`],
      ...[`${hash}-176.png`, `${'0'.repeat(7)}-176`, '../x.png', `${'0'.repeat(32)}.png`],
    ])
      expect(await findPicture(`/picture/${name}`)).toBeUndefined()
  })
})
