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
  expect(markupKeepers.en('a', createElement(Cart))).toBe('<b>Cart</b>')
  expect(markupKeepers.en('a', createElement(Cart))).toBe('<b>Cart</b>')
  expect(rendered).toBe(1)
  expect(markupKeepers.de('a', createElement(Cart))).toBe('<b>Warenkorb</b>')
  expect(markupKeepers.en('b', createElement(Cart))).toBe('<b>Cart</b>')
  expect(rendered).toBe(3)
})

test('no more than some megabytes are kept, those in use the longest', () => {
  rendered = 0
  const long = 'x'.repeat(2_000_000)
  for (let n = 0; n < 6; n++) {
    markupKeepers.en(`long ${n}`, createElement('i', null, long))
    markupKeepers.en('in use', createElement(Cart))
  }
  expect(rendered).toBe(1)
  markupKeepers.en('long 0', createElement(Cart))
  expect(rendered).toBe(2)
})

test('long keys count too', () => {
  rendered = 0
  const long = 'x'.repeat(1_000_000)
  for (let n = 0; n < 8; n++) markupKeepers.en(`${n} ${long}`, createElement(Cart))
  markupKeepers.en(`0 ${long}`, createElement(Cart))
  expect(rendered).toBe(9)
})

test('what is one visitor’s is rendered for each', () => {
  rendered = 0
  const shown = (of: unknown) => {
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
  const markup = '<div class="a"><b>Cart</b></div>'
  expect([shown('all'), shown('all')]).toEqual([markup, markup])
  expect(rendered).toBe(1)
  expect([shown(undefined), shown(undefined)]).toEqual([markup, markup])
  expect(rendered).toBe(3)
})
