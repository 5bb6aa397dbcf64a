import { describe, expect, test } from 'vitest'
import { hasNoLink } from '#app/shop/customers/addresses/link.schema.ts'
import { britishLines, frenchLines, germanLines, indianLines } from './address-lines.ts'

const hosts = [
  'evil-site.com',
  'evil.de',
  'evil.no',
  'evil.co',
  'evil.school',
  'evil.ltd',
  'evil.market',
  'evil.co.uk',
  'login.evil.co.in',
  'EVIL-SITE.COM',
  'Evil-Site.Com',
  'bit.ly',
  't.me',
  't.co/x',
  'T.CO/x',
  'T.Co',
  's.de/x',
  'S.de/Verify',
  'A.in/pay',
  'm.app/login',
  'Pl.link/x',
  'evil.app',
  'paypal-check.in|',
  'paypal-check.de>',
  'paypal-check.de+',
  'evil.de=',
  'evil.app$',
  'evil.in-x',
  'paypal-check.in🔥',
  'foo.opp.in',
  'opp.app',
  'opp.in/1login',
  'opp.in?x=1',
  'opp.in:80/x',
  'm.com?x',
  'b.com:80',
  'evil.new',
  'opp.in/login',
  'sec.in/pay',
  'nr.de/login',
  'st.co/verify',
  'is.gd/x',
  'wa.me/33123456789',
  'youtu.be/x',
  'müller.de',
  'пример.рф',
  'उदाहरण.भारत',
  '例え.テスト.com',
  'xn--e1afmkfd.xn--p1ai',
  'xn--80ak6aa92e.com',
  'shop.xn--unknown',
  'i❤.ws',
  '163.com',
  '192.0.2.7',
  '192.0.2.7:8080/login',
  'evil_site.com',
  'evil-shop.test/pay',
  'evil.example',
]

const written = (host: string) => [
  host,
  `Account locked. Verify at ${host}`,
  `Account locked at ${host}.`,
  `(${host})`,
  `«${host}»`,
  `Asha ${host}, 2`,
  `x@${host}`,
]

describe('a name or a line of an address', () => {
  test.each([
    ['India', indianLines],
    ['France', frenchLines],
    ['Germany', germanLines],
    ['Britain', britishLines],
  ])('of %s is no link', (_, lines) => {
    expect(lines.length).toBeGreaterThanOrEqual(60)
    expect(lines.filter((line) => !hasNoLink(line))).toEqual([])
    expect(lines.map((line) => line.toUpperCase()).filter((line) => !hasNoLink(line))).toEqual([])
    // In small letters "K.Ng/L.Ma" could as well be a shortener of links.
    const small = lines.filter((line) => !/\b\p{L}\.\p{L}{2}\.?\/\p{L}/u.test(line))
    expect(small.map((line) => line.toLowerCase()).filter((line) => !hasNoLink(line))).toEqual([])
  })
})

describe('a link', () => {
  test.each(hosts)('%s is found wherever it stands', (host) => {
    expect(written(host).filter(hasNoLink)).toEqual([])
  })

  test.each([
    ['a path', 'evil-site.com/verify'],
    ['a query', 'evil-site.com?x=1'],
    ['a fragment', 'evil-site.com#x'],
    ['a port', 'evil-site.com:8080'],
    ['a dot behind it', 'evil-site.com.'],
    ['a sentence behind it', 'Verify at evil-site.com.Thank you'],
    ['a dash behind it', 'evil-site.com-verify'],
    ['a low line behind it', 'evil-site.com_verify'],
    ['a full dot of Chinese', 'evil。com'],
    ['a half-width dot', 'evil｡com'],
    ['a full-width dot', 'evil．com'],
    ['full-width letters', 'ｅｖｉｌ.ｃｏｍ'],
    ['a mark that nobody sees', 'evil\u200b.c\u00adom'],
    ['a filler that nobody sees', 'evil.\u3164com'],
    ['blanks round its dot', 'evil-site . com'],
    ['a blank before its dot', 'evil-site .com'],
    ['a blank behind its dot', 'evil-site. com'],
    ['a line end', 'evil-site\n.com'],
    ['a dot in brackets', 'evil-site[.]com'],
    ['a dot in round brackets', 'evil-site(.)com'],
    ['no host but a scheme', 'https://localhost/x'],
    ['a scheme that is hidden', 'hxxp://evil'],
    ['a scheme without strokes', 'mailto:evil'],
    ['no host but www.', 'www.evil'],
    ['www. in capitals', 'WWW.evil'],
    ['a name and a host that is none', 'x@mail.unknown'],
    ['a scheme alone', 'https:evil'],
  ])('with %s is found', (_, text) => {
    expect(hasNoLink(text)).toBe(false)
  })

  test('is not a dot between words of no domain, nor a number', () => {
    const texts = [
      'Müller.Schmitz/4',
      'Top.4',
      '12.5/3',
      '1.2.3',
      'v1.2.3',
      'a..b',
      '@home',
      'Nr.',
      '…',
    ]
    expect(texts.filter((text) => !hasNoLink(text))).toEqual([])
  })

  test('is looked for in time that grows with the text', () => {
    const long = 200_000
    for (const part of ['a', 'a.', '.', 'a-', ' .', 'a .', '@', 'a@', 'no.', 'h.no/', '[.', 'é.'])
      expect(hasNoLink(part.repeat(long / part.length))).toBeTypeOf('boolean')
  }, 5_000)
})
