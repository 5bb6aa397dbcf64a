import { afterEach, expect, test } from 'vitest'
import { boundedLocation } from '#app/http/urls/bounded-location.server.ts'
import { settings } from '#app/settings.server.ts'

const long = '('.repeat(5000)
afterEach(() => {
  delete settings().PUBLIC_URL
})

test.each([
  ['/books?q=mug', '/books?q=mug'],
  [`/catalogue?q=mug&utm_content=${long}&format=e-book`, '/catalogue?q=mug&format=e-book'],
  [`/login-register?next=${long}`, '/login-register'],
  [`/books?q=(a)&x=${long}#card-b01`, '/books?q=(a)#card-b01'],
  [`/books?q=a#${long}`, '/books?q=a'],
  [`/books?${'a=1&'.repeat(2000)}`, `/books?${'a=1&'.repeat(498)}`.slice(0, 2000)],
])('%.40s loses its longest parameters alone', (location, bounded) => {
  const found = boundedLocation(location)
  expect(found.length).toBeLessThanOrEqual(2000)
  expect(found.replace(/&+$/, '')).toBe(bounded.replace(/&+$/, ''))
})

test('a URL at the shop’s public name is bounded, and that of another site is not', () => {
  settings().PUBLIC_URL = 'https://shop.test'
  expect(boundedLocation(`https://shop.test/a?x=${long}`)).toBe('https://shop.test/a')
  expect(boundedLocation(`https://pay.test/a?x=${long}`)).toHaveLength(5021)
})
