import { expect, test } from 'vitest'
import { criticalCss } from '#app/document/critical-css.server.ts'
import file from '#app/styles/shop.css?url'
import { takeLoggedErrors } from '../setup.ts'
import { aPage, editedText, inProduction } from './a-page.ts'

const html = `<head><link rel="stylesheet" href="${file}"/><link rel="icon" href="/favicon.ico"/></head><noscript></noscript>`

test.each(['routes/home', 'routes/books', 'routes/book', 'routes/about', undefined])(
  'a first page carries its style in place of the link: %s',
  async (routeId) => {
    const page = await criticalCss.after!(aPage({ html, routeId }))
    expect(editedText(page)).toMatch(
      /^<head><style data-critical="">[^<]*<\/style><link rel="icon" href="\/favicon.ico"\/><\/head><noscript><link rel="prefetch" href="[^"]*"\/><\/noscript>$/,
    )
    expect(page.sources.style).toMatch(/^'sha256-[\w+/]{43}='$/)
    expect(page.variant).not.toBe('')
  },
)

test('a visitor who returns has the file', async () => {
  const page = aPage({ html, isFirstVisit: false })
  expect(await criticalCss.after!(page)).toBe(page)
})

test('a page without the link is an error, and in production stays as it is', async () => {
  const edited = async () => editedText(await criticalCss.after!(aPage({ html: '<head></head>' })))
  await expect(edited()).rejects.toThrow('no place for criticalCss')
  expect(await inProduction(edited)).toBe('<head></head>')
  expect(takeLoggedErrors()).toHaveLength(1)
})
