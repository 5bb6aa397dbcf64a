import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from '#app/document/content-security-policy.server.ts'
import { sha256 } from '#app/http/sha256.server.ts'
import { takeLoggedErrors } from '../setup.ts'
import { aPage, inProduction } from './a-page.ts'

const withPolicy = async (own: Parameters<typeof aPage>[0]) => {
  const { html, headers } = await contentSecurityPolicy.after!(aPage(own))
  return { html, policy: headers.get('Content-Security-Policy')!.split('; ') }
}
const scriptFiles = { bootstrap: '/b.js', messages: '' }

describe('the policy of a page', () => {
  test('names each script of the shop by its hash, and the page has no nonce', async () => {
    const { html, policy } = await withPolicy({
      html: '<script nonce="n">a</script><p nonce="n"></p><script type="module" nonce="n">b</script>',
    })
    expect(html).toBe('<script>a</script><p></p><script type="module">b</script>')
    expect(policy).toContain(`script-src 'self' 'sha256-${sha256('a')}' 'sha256-${sha256('b')}'`)
  })

  test('does not name a script without the nonce, or with another', async () => {
    const html = '<script>a</script><script nonce="m">b</script>'
    expect(await withPolicy({ html })).toMatchObject({
      html,
      policy: expect.arrayContaining(["script-src 'self'"]) as unknown,
    })
  })

  test('allows the style and the picture that are within', async () => {
    const { policy } = await withPolicy({ sources: { style: "'sha256-x'", picture: 'data:' } })
    expect(policy).toContain("style-src 'self' 'sha256-x'")
    expect(policy).toContain("img-src 'self' data:")
  })

  test('allows nothing else', async () => {
    expect((await withPolicy({})).policy).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
  })
})

test('a page whose scripts have no nonce is an error, and in production only one line in the log', async () => {
  const page = { html: '<script>a</script>', scriptFiles }
  await expect(withPolicy(page)).rejects.toThrow('no place for contentSecurityPolicy')
  expect((await inProduction(() => withPolicy(page))).policy).toContain("script-src 'self'")
  expect(takeLoggedErrors()).toHaveLength(1)
})
