import { createElement, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CachedFragment } from '#app/components/fragments/cached-fragment.tsx'
import { Nonce } from '#app/components/nonce.ts'
import { i18nOf } from '#app/i18n/i18n.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { I18nContext } from '#app/i18n/translate.ts'
import { FragmentCache, type FragmentComponent } from '#app/components/fragments/fragment-cache.ts'
import {
  countCachedFragments,
  fragmentCaches,
} from '#app/components/fragments/fragment-cache.server.ts'

let rendered = 0
type PartProps = { length?: number; [name: string]: unknown }

/** Returns a component with a cache of its own. It shows the cart, or a text of some length. */
const newPart = (cacheSize?: 'large'): FragmentComponent<PartProps> =>
  Object.assign(function Part({ length }: PartProps) {
    const { t } = useTranslation()
    if (length) return createElement('i', null, 'x'.repeat(length))
    rendered++
    return createElement('b', null, t('frame.cart'))
  }, cacheSize && { cacheSize })

test('a part is rendered once for each key, and in each language', () => {
  const Cart = newPart()
  expect(fragmentCaches.en(Cart, { of: 'a' })).toBe('<b>Cart</b>')
  expect(fragmentCaches.en(Cart, { of: 'a' })).toBe('<b>Cart</b>')
  expect(rendered).toBe(1)
  expect(fragmentCaches.de(Cart, { of: 'a' })).toBe('<b>Warenkorb</b>')
  expect(fragmentCaches.en(Cart, { of: 'b' })).toBe('<b>Cart</b>')
  expect(rendered).toBe(3)
})

test('two components with the same props are two parts', () => {
  rendered = 0
  for (const Cart of [newPart(), newPart()]) fragmentCaches.en(Cart, { of: 'a' })
  expect(rendered).toBe(2)
})

test.each([
  ['some megabytes are kept of cards', 'large', 2_000_000],
  ['less is kept of others', undefined, 500_000],
] as const)('no more than %s, those in use the longest', (_, cacheSize, length) => {
  rendered = 0
  const Part = newPart(cacheSize)
  for (let n = 0; n < 6; n++) {
    fragmentCaches.en(Part, { of: `long ${n}`, length })
    fragmentCaches.en(Part, { of: 'in use' })
  }
  expect(rendered).toBe(1)
  const { made } = countCachedFragments()
  fragmentCaches.en(Part, { of: 'in use' })
  expect(countCachedFragments().made).toBe(made)
  fragmentCaches.en(Part, { of: 'long 0', length })
  expect(countCachedFragments().made).toBe(made + 1)
})

test('the offers of a thousand books push no card out', () => {
  rendered = 0
  const [Card, Book] = [newPart('large'), newPart()]
  fragmentCaches.en(Card, { of: 'a list' })
  for (let n = 0; n < 1000; n++) fragmentCaches.en(Book, { of: n, length: 10_000 })
  fragmentCaches.en(Card, { of: 'a list' })
  expect(rendered).toBe(1)
})

test('long keys count too', () => {
  rendered = 0
  const Facets = newPart()
  const long = 'x'.repeat(200_000)
  for (let n = 0; n < 8; n++) fragmentCaches.en(Facets, { of: `${n} ${long}` })
  fragmentCaches.en(Facets, { of: `0 ${long}` })
  expect(rendered).toBe(9)
})

test('a part shows nothing of the page around it but its props', () => {
  const Reading = ({ of }: { of: string }) => createElement('b', null, of, useContext(Nonce))
  const part = createElement(CachedFragment<{ of: string }>, {
    as: 'div',
    className: 'a',
    of: Reading,
    props: { of: 'x' },
  })
  const page = createElement(Nonce.Provider, { value: 'own' }, part)
  const cached = createElement(FragmentCache.Provider, { value: fragmentCaches.en }, page)
  expect(renderToString(cached)).toBe('<div class="a"><b>x</b></div>')
})

const markup = '<div class="a"><b>Cart</b></div>'
const Cart = newPart()
function shown(props: PartProps, isUncached = false) {
  const part = { as: 'div' as const, className: 'a', of: Cart, props, isUncached }
  const stored = createElement(
    FragmentCache.Provider,
    { value: fragmentCaches.en },
    createElement(CachedFragment<PartProps>, part),
  )
  return renderToString(createElement(I18nContext.Provider, { value: i18nOf('en') }, stored))
}

test('what is one visitor’s is rendered for each', () => {
  rendered = 0
  expect([shown({ of: 'all' }), shown({ of: 'all' })]).toEqual([markup, markup])
  expect(rendered).toBe(1)
  expect([shown({ of: 'all' }, true), shown({ of: 'all' }, true)]).toEqual([markup, markup])
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
