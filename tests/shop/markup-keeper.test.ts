import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeptMarkup } from '#app/components/kept-markup.tsx'
import { wordsOf } from '#app/i18n/i18n.server.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { Words } from '#app/i18n/words.ts'
import { MarkupKeeper } from '#app/components/markup-keeper.ts'
import { markupKeepers } from '#app/components/markup-keeper.server.ts'

let rendered = 0
function Cart() {
  rendered++
  return createElement('b', null, useWords().t('frame.cart'))
}

test('a part is rendered once for each key, and in each language', () => {
  expect(markupKeepers.en('part', 'a', createElement(Cart))).toBe('<b>Cart</b>')
  expect(markupKeepers.en('part', 'a', createElement(Cart))).toBe('<b>Cart</b>')
  expect(rendered).toBe(1)
  expect(markupKeepers.de('part', 'a', createElement(Cart))).toBe('<b>Warenkorb</b>')
  expect(markupKeepers.en('part', 'b', createElement(Cart))).toBe('<b>Cart</b>')
  expect(rendered).toBe(3)
})

test.each([
  ['some megabytes are kept of cards', 'card', 2_000_000],
  ['less is kept of others', 'book', 500_000],
])('no more than %s, those in use the longest', (_, name, length) => {
  rendered = 0
  const long = 'x'.repeat(length)
  for (let n = 0; n < 6; n++) {
    markupKeepers.en(name, `long ${n}`, createElement('i', null, long))
    markupKeepers.en(name, 'in use', createElement(Cart))
  }
  expect(rendered).toBe(1)
  markupKeepers.en(name, 'long 0', createElement(Cart))
  expect(rendered).toBe(2)
})

test('the offers of a thousand books push no card out', () => {
  rendered = 0
  markupKeepers.en('card', 'of a list', createElement(Cart))
  const offer = 'x'.repeat(10_000)
  for (let n = 0; n < 1000; n++) markupKeepers.en('book', `${n}`, createElement('i', null, offer))
  markupKeepers.en('card', 'of a list', createElement(Cart))
  expect(rendered).toBe(1)
})

test('long keys count too', () => {
  rendered = 0
  const long = 'x'.repeat(200_000)
  for (let n = 0; n < 8; n++) markupKeepers.en('facets', `${n} ${long}`, createElement(Cart))
  markupKeepers.en('facets', `0 ${long}`, createElement(Cart))
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
  const kept = createElement(
    MarkupKeeper.Provider,
    { value: markupKeepers.en },
    createElement(KeptMarkup, part),
  )
  return renderToString(createElement(Words.Provider, { value: wordsOf('en') }, kept))
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
