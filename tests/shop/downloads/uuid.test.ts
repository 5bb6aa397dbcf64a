import { expect, test } from 'vitest'
import { uuidOfName } from '#app/shop/catalogue/ebooks/uuid.server.ts'

test('a name within a namespace has the UUID that RFC 9562 works out for it', () => {
  const dns = '6ba7b810-9dad-11d1-80b4-00c04fd430c8'
  expect(uuidOfName(dns, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2')
})
