import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CachedFragment } from '#app/components/cached-fragment.tsx'
import { i18nOf } from '#app/i18n/i18n.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { I18nContext } from '#app/i18n/translate.ts'
import { FragmentCache } from '#app/components/fragment-cache.ts'
import { fragmentCaches } from '#app/components/fragment-cache.server.ts'

let rendered = 0
function Cart() {
  rendered++
  return createElement('b', null, useTranslation().t('frame.cart'))
}

test('a part is rendered once for each key, and in each language', () => {
  expect(fragmentCaches.en('part', 'a', createElement(Cart))).toBe('<b>Cart</b>')
  expect(fragmentCaches.en('part', 'a', createElement(Cart))).toBe('<b>Cart</b>')
  expect(rendered).toBe(1)
  expect(fragmentCaches.de('part', 'a', createElement(Cart))).toBe('<b>Warenkorb</b>')
  expect(fragmentCaches.en('part', 'b', createElement(Cart))).toBe('<b>Cart</b>')
  expect(rendered).toBe(3)
})

test.each([
  ['some megabytes are kept of cards', 'card', 2_000_000],
  ['less is kept of others', 'book', 500_000],
])('no more than %s, those in use the longest', (_, name, length) => {
  rendered = 0
  const long = 'x'.repeat(length)
  for (let n = 0; n < 6; n++) {
    fragmentCaches.en(name, `long ${n}`, createElement('i', null, long))
    fragmentCaches.en(name, 'in use', createElement(Cart))
  }
  expect(rendered).toBe(1)
  fragmentCaches.en(name, 'long 0', createElement(Cart))
  expect(rendered).toBe(2)
})

test('the offers of a thousand books push no card out', () => {
  rendered = 0
  fragmentCaches.en('card', 'of a list', createElement(Cart))
  const offer = 'x'.repeat(10_000)
  for (let n = 0; n < 1000; n++) fragmentCaches.en('book', `${n}`, createElement('i', null, offer))
  fragmentCaches.en('card', 'of a list', createElement(Cart))
  expect(rendered).toBe(1)
})

test('long keys count too', () => {
  rendered = 0
  const long = 'x'.repeat(200_000)
  for (let n = 0; n < 8; n++) fragmentCaches.en('facets', `${n} ${long}`, createElement(Cart))
  fragmentCaches.en('facets', `0 ${long}`, createElement(Cart))
  expect(rendered).toBe(9)
})

const markup = '<div class="a"><b>Cart</b></div>'
function shown(of: unknown) {
  const part = {
    as: 'div' as const,
    className: 'a',
    name: 'own',
    of,
    children: createElement(Cart),
  }
  const stored = createElement(
    FragmentCache.Provider,
    { value: fragmentCaches.en },
    createElement(CachedFragment, part),
  )
  return renderToString(createElement(I18nContext.Provider, { value: i18nOf('en') }, stored))
}

test('what is one visitor’s is rendered for each', () => {
  rendered = 0
  expect([shown('all'), shown('all')]).toEqual([markup, markup])
  expect(rendered).toBe(1)
  expect([shown(undefined), shown(undefined)]).toEqual([markup, markup])
  expect(rendered).toBe(3)
})

test('what shows the same is rendered once, and anything else anew', () => {
  rendered = 0
  const card = { id: 'a' }
  for (const of of [
    { card, lazy: true },
    { card, lazy: true },
    { card: { id: 'a' }, lazy: true },
  ])
    shown(of)
  expect(rendered).toBe(1)
  for (const of of [
    { card, lazy: false },
    { card: { id: 'b' }, lazy: true },
    { lazy: true, card },
  ])
    shown(of)
  expect(rendered).toBe(4)
  for (const of of [{ from: 1 }, { to: 1 }, { from: '1' }, { from: undefined, to: 1 }]) shown(of)
  expect(rendered).toBe(8)
})
