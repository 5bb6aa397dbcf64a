import { describe, expect, test } from 'vitest'
import { foldEmail, foldWithoutSubaddress, parseEmail } from '#app/i18n/email.ts'

describe('an e-mail address', () => {
  test.each([
    'asha@example.org',
    'asha.raghavan+octavo@mail.example.co.in',
    "o'neil@example.org",
    'asha@bücher.example',
    'asha@a-b.example',
    'asha@1-2.3com.example',
    '用户@例子.测试',
    `${'a'.repeat(64)}@${'b'.repeat(60)}.example`,
  ])('%s is taken', (address) => {
    expect(parseEmail(` ${address} `)).toBe(address)
  })

  test.each([
    '',
    'asha',
    'asha@example',
    '@example.org',
    'asha@@example.org',
    'asha@example..org',
    'asha@.example.org',
    'a@x.org?subject=1',
    'a@b.example/x',
    'A@B.example!x',
    'a@-b.de',
    'a@b-.de',
    'a@b.-de',
    'a@mail.-b.de',
    'a@192.0.2.7',
    `a@${'b'.repeat(64)}.org`,
    'asha@example.org.',
    'asha raghavan@example.org',
    'asha@example.org, all@example.org',
    'asha@example.org\r\nBcc: all@example.org',
    'Asha <asha@example.org>',
    '"asha"@example.org',
    'asha@example.org\0',
    `asha@${'b'.repeat(250)}.org`,
    `${'a'.repeat(10_000)}@example.org`,
  ])('%j is none', (address) => {
    expect(parseEmail(address)).toBeUndefined()
  })

  test('is copied from a link with its scheme', () => {
    expect(parseEmail('mailto:asha@example.org')).toBe('asha@example.org')
    expect(parseEmail('mailto:asha@example.org?subject=x')).toBe('asha@example.org')
  })

  test('is counted by limits without its subaddress, with its host in ASCII', () => {
    for (const one of ['K+2@münchen.example', 'k@xn--mnchen-3ya.example', 'k+a+b@MÜNCHEN.example'])
      expect(foldWithoutSubaddress(one)).toBe('k@xn--mnchen-3ya.example')
  })

  test('is compared without case, and in one form of Unicode', () => {
    expect(foldEmail('ASHA@Example.ORG')).toBe('asha@example.org')
    expect(foldEmail('ＡＳＨＡ@example.org')).toBe('asha@example.org')
  })
})
