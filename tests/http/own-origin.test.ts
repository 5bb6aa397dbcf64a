import { describe, expect, test } from 'vitest'
import { isOwnOrigin } from '#app/http/urls/own-origin.ts'

const publicUrl = 'https://shop.test'

describe('a form comes from the shop', () => {
  test.each([
    ['http://127.0.0.1:3000', '127.0.0.1:3000', undefined],
    ['https://shop.test', 'shop.test', undefined],
    ['https://shop.test', 'shop.test:443', undefined],
    ['http://shop.test', 'SHOP.test:80', undefined],
    // A proxy that rewrites Host.
    ['https://shop.test', '10.0.0.7:3000', publicUrl],
    ['https://shop.test', undefined, publicUrl],
  ])('where Origin is %s, Host %s and PUBLIC_URL %s', (origin, host, url) => {
    expect(isOwnOrigin(origin, host, url)).toBe(true)
  })
})

describe('a form comes from elsewhere', () => {
  test.each([
    ['https://evil.test', 'shop.test', publicUrl],
    ['http://shop.test:81', 'shop.test', publicUrl],
    ['http://shop.test', 'shop.test', publicUrl],
    ['http://evil.test', 'evil.test', publicUrl],
    ['https://shop.test.evil.test', 'shop.test', publicUrl],
    ['https://shop.test', '10.0.0.7:3000', undefined],
    ['null', 'shop.test', publicUrl],
    ['', 'shop.test', publicUrl],
    ['%%%', 'shop.test', publicUrl],
    ['file://shop.test', 'shop.test', publicUrl],
    ['http://undefined', undefined, undefined],
  ])('where Origin is %s, Host %s and PUBLIC_URL %s', (origin, host, url) => {
    expect(isOwnOrigin(origin, host, url)).toBe(false)
  })
})
