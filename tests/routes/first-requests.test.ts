import { load } from 'cheerio'
import { beforeAll, describe, expect, test } from 'vitest'
import { openDemo } from '../demo.ts'
import { newShopper } from '../shopper.ts'

beforeAll(async () => {
  await openDemo()
})

async function open(path: string) {
  const shopper = await newShopper()
  await shopper.visit(path)
  expect(shopper.status).toBe(200)
  return { $: load(shopper.html), link: shopper.headers.get('Link') }
}

describe('what a first page asks for besides itself', () => {
  test.each(['/book/b01', '/de/product/1', '/books'])(
    'its first picture is named in the head of the answer: %s',
    async (path) => {
      const { $, link } = await open(path)
      const first = $('main img[fetchpriority=high]').first()
      const file = first.attr('src')!.replace(/#.*/, '')
      expect(link).toBe(`<${file}>; rel=preload; as=image; fetchpriority=high`)
    },
  )

  test('a page without pictures names none', async () => {
    expect((await open('/contact')).link).toBeNull()
  })

  test.each(['/', '/de/books', '/book/b01', '/contact'])(
    'its font is asked for where no browser waits for it before the first paint: %s',
    async (path) => {
      const { $ } = await open(path)
      expect($('body link[rel=preload][as=font]').length).toBe(1)
      expect($('head link[rel=preload]').length).toBe(0)
    },
  )
})
