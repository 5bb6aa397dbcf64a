import { afterEach, expect, test } from 'vitest'
import { recordWrite } from '#app/http/stale-pages.server.ts'
import { settings } from '#app/settings.server.ts'
import { findLegalPage } from '#app/shop/content/legal-pages/find-legal-page.server.ts'
import { languages } from '#app/i18n/languages.ts'

afterEach(() => {
  settings().DATABASE_REPLICA_URL = undefined
})

const cookieOfWrite = () => {
  const headers = new Headers()
  recordWrite(headers)
  return headers.getSetCookie()
}
const named = () =>
  languages.map((language) =>
    JSON.stringify(findLegalPage('privacy', language)).includes('shop-wrote'),
  )

test('without a replica nobody is told apart who changed something', () => {
  expect(cookieOfWrite()).toEqual([])
  expect(named()).toEqual([false, false, false])
})

test('with a replica who changed something gets a cookie of seconds, which the privacy page names', () => {
  settings().DATABASE_REPLICA_URL = 'postgres://replica.test/octavo'
  expect(cookieOfWrite()).toEqual(['shop-wrote=1; Max-Age=15; Path=/; HttpOnly; SameSite=Lax'])
  expect(named()).toEqual([true, true, true])
})

test('behind https it is Secure and this host’s alone', () => {
  const { PUBLIC_URL } = settings()
  settings().PUBLIC_URL = 'https://shop.test'
  settings().DATABASE_REPLICA_URL = 'postgres://replica.test/octavo'
  expect(cookieOfWrite()).toEqual([
    '__Host-shop-wrote=1; Max-Age=15; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
  settings().PUBLIC_URL = PUBLIC_URL
})
