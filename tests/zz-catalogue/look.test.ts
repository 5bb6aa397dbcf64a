import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.server.ts'
import { newShopper } from '../shopper.ts'
import { takeLoggedErrors } from '../setup.ts'

test('look', async () => {
  await loadDemo(Date.now())
  for (const [name, path] of Object.entries({ home: '/', books: '/books', page2: '/books?page=2&language=en', search: '/books?q=moby', nohit: '/books?q=xyzzyx', book: '/book/b05', b41: '/book/b41', ebook: '/book/b01e', product: '/product/1', green: '/product/1?color=green', catalogue: '/catalogue', women: '/catalogue?category=women', states: '/development/states', de: '/de/books', fr: '/fr/book/b07' })) {
    const s = await newShopper({ 'Accept-Language': 'en' })
    await s.visit(path)
    writeFileSync(`/tmp/octavo-harness/${name}.html`, s.html)
    console.log(name, s.status, s.url, s.html.length, gzipSync(s.html).length)
  }
  console.log(takeLoggedErrors().join('\n').slice(0, 3000))
})
