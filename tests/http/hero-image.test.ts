import { expect, test } from 'vitest'
import { preloadHeroImage } from '#app/http/hero-image.server.ts'

const named = '</art/b01.svg>; rel=preload; as=image; fetchpriority=high'

test.each([
  ['<img src="/art/a.svg"><img src="/art/b01.svg" fetchpriority="high"/>', named],
  [
    '<img fetchpriority="high" src="/art/b01.svg"><img src="/art/c.svg" fetchpriority="high">',
    named,
  ],
  ['<img src="/art/b01.svg#b01" fetchpriority="high">', named],
  ['<img src="/art/b01.svg">', null],
  ['<img src="//elsewhere.example/b01.svg" fetchpriority="high">', null],
  ['<img src="/art/b01.svg?a=1&amp;b=2" fetchpriority="high">', null],
  ['<img src="/art/&gt;; rel=stylesheet" fetchpriority="high">', null],
])('of %s the head of the answer names %s', (html, link) => {
  const headers = new Headers()
  preloadHeroImage(html, headers)
  expect(headers.get('Link')).toBe(link)
})
