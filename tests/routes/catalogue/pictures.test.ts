import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aThing } from '../../fixtures/catalogue.ts'
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
