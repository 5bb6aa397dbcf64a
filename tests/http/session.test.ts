import { describe, expect, test } from 'vitest'
import { ensureVisitor, findSession, saveSession } from '#app/http/session.server.ts'

const withCookie = (cookie?: string) =>
  new Request('http://shop.test/', cookie === undefined ? {} : { headers: { Cookie: cookie } })

async function savedCookie() {
  const session = await findSession(withCookie())
  const visitor = ensureVisitor(session)
  const [[, header] = ['', '']] = await saveSession(session)
  return { visitor, header, pair: header.split(';')[0]! }
}

describe('the session cookie', () => {
  test('is signed, HttpOnly, SameSite=Lax, and lasts 90 days', async () => {
    const { header } = await savedCookie()
    expect(header).toMatch(/^octavo=\S+;/)
    expect(header).toContain('HttpOnly')
    expect(header).toContain('SameSite=Lax')
    expect(header).toContain(`Max-Age=${90 * 86_400}`)
    expect(header).not.toContain('Secure')
  })

  test('holds 128 random bits of a visitor and stays far below 1 KB', async () => {
    const { visitor, pair } = await savedCookie()
    expect(Buffer.from(visitor, 'base64url')).toHaveLength(16)
    expect(pair.length).toBeLessThan(300)
  })

  test('is not set where there is nothing to keep', async () => {
    expect(await saveSession(await findSession(withCookie()))).toEqual([])
  })

  test('is read back', async () => {
    const { visitor, pair } = await savedCookie()
    expect((await findSession(withCookie(pair))).get('visitor')).toBe(visitor)
  })

  test('tampered, truncated, foreign or oversized is a new visitor, never an error', async () => {
    const { pair } = await savedCookie()
    const forged = `octavo=${Buffer.from('{"visitor":"someone"}').toString('base64')}.AAAA`
    const damaged = [
      pair.slice(0, -3),
      pair.replace('octavo=', 'octavo=x'),
      forged,
      'octavo=',
      'octavo=%',
      `octavo=${'a'.repeat(9000)}`,
    ]
    for (const cookie of damaged)
      expect((await findSession(withCookie(cookie))).get('visitor')).toBeUndefined()
  })
})
