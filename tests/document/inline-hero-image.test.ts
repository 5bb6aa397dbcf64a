import { describe, expect, test } from 'vitest'
import { inlineHeroImage } from '#app/document/inline-hero-image.server.ts'
import { scenePath } from '#app/art/art-paths.ts'
import { takeLoggedErrors } from '../setup.ts'
import { aPage, editedText, inProduction } from './a-page.ts'

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
])('of %s the head of the answer names %s', async (html, link) => {
  const page = await inlineHeroImage.after!(aPage({ html }))
  expect(page.headers.get('Link')).toBe(link)
  expect(editedText(page)).toBe(html)
})

describe('a first page of a product', () => {
  const path = scenePath('shelf')
  const html = `<img src="${path}" fetchpriority="high"/>`
  const first = { html, routeId: 'routes/book' }

  test('has its drawing within, and names no file', async () => {
    const page = await inlineHeroImage.after!(aPage(first))
    expect(editedText(page)).toMatch(
      /^<img src="data:image\/svg\+xml,%3Csvg%20[^" <>]+" fetchpriority="high"\/>$/,
    )
    expect(page.sources).toEqual({ picture: 'data:' })
    expect(page.variant).not.toBe(aPage(first).variant)
    expect(page.headers.get('Link')).toBeNull()
  })

  test.each([
    ['of a visitor who returns', { isFirstVisit: false }],
    ['of a list', { routeId: 'routes/books' }],
    ['whose picture has another version', { html: html.replace(/-\w+\.svg/, '-0.svg') }],
  ])('is no page %s, which names its file', async (_, other) => {
    const page = await inlineHeroImage.after!(aPage({ ...first, ...other }))
    expect(page).toMatchObject({ edits: [], sources: {}, variant: '' })
    expect(page.headers.get('Link')).toMatch(/^<\/art\/scene\/shelf-\w+\.svg>; rel=preload/)
  })

  test('without its first picture is an error, and in production only one line in the log', async () => {
    const page = aPage({ ...first, html: '<p>No picture.</p>' })
    await expect(inlineHeroImage.after!(page)).rejects.toThrow('no place for inlineHeroImage')
    expect(await inProduction(() => inlineHeroImage.after!(page))).toBe(page)
    expect(takeLoggedErrors()).toHaveLength(1)
    const missed = { ...page, status: 404 }
    expect(await inlineHeroImage.after!(missed)).toBe(missed)
  })
})
