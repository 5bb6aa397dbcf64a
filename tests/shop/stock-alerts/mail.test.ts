import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { languages } from '#app/i18n/languages.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import {
  backInStockMail,
  confirmationMail,
} from '#app/shop/lists/stock-alerts/back-in-stock-mail.server.ts'

const announced = {
  email: 'asha@example.org',
  name: 'Linen summer dress, Indigo, XL',
  path: '/product/12?color=indigo',
  origin: 'https://shop.example',
  about: 'hash',
}

describe.each(languages)('the mails about a return in %s', (language) => {
  const prefix = language === 'en' ? '' : `/${language}`
  const t = translator(language)

  test('first ask by one link, in text and HTML alike', () => {
    const mail = confirmationMail({ ...announced, language, key: 'KEY' })
    const link = `https://shop.example${prefix}/product/12?color=indigo&notify=KEY`
    expect(mail).toMatchObject({ kind: 'stock-confirm', about: 'hash', recipient: announced.email })
    expect(mail.text).toContain(link)
    const page = load(mail.html)
    expect(page('a').attr('href')).toBe(link)
    expect(page('html').attr('lang')).toBe(language)
    for (const words of [announced.name, t('mail.stock.ignore'), t('mail.stock.unsubscribe')]) {
      expect(mail.text).toContain(words)
      expect(page.text()).toContain(words)
    }
  })

  test('name the button that the page has', () => {
    const { text } = confirmationMail({ ...announced, language, key: 'KEY' })
    expect(text).toContain(t('stock.confirm'))
  })

  test('then lead to the product, and say that the address is deleted', () => {
    const mail = backInStockMail({ ...announced, language })
    expect(mail).toMatchObject({ kind: 'back-in-stock', about: 'hash', recipient: announced.email })
    expect(mail.text).toContain(`https://shop.example${prefix}/product/12?color=indigo\n`)
    expect(mail.text).toContain(t('mail.stock.deleted'))
    expect(mail.text).not.toContain('notify=')
    expect(load(mail.html)('a').attr('href')).toMatch(/color=indigo$/)
  })

  test('hold no unfilled gap, and nothing that a mail program would fetch', () => {
    for (const mail of [
      confirmationMail({ ...announced, language, key: 'KEY' }),
      backInStockMail({ ...announced, language }),
    ]) {
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{\{|undefined|mail\.stock/)
      expect(mail.html).not.toMatch(/<(img|link|script)|src=|url\(|@import/)
    }
  })
})

describe('a name of any kind', () => {
  const name = `<b>"Größe" & 🪡</b>\r\nBcc: all@example.org ${'x'.repeat(10_000)}`

  test('is one short line in the subject, and only text in the HTML', () => {
    const mail = backInStockMail({ ...announced, name, language: 'en' })
    expect(mail.subject).toMatch(/^Available now: <b>"Größe" & 🪡<\/b> Bcc: /)
    expect(mail.subject.length).toBeLessThan(110)
    expect(mail.subject).not.toMatch(/[\r\n]/)
    const page = load(mail.html)
    expect(page('b')).toHaveLength(0)
    expect(page('body').text()).toContain('<b>"Größe" & 🪡</b>')
  })
})
