import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { mailsTo, newEmail } from '../shop/accounts/customers.ts'
import { aCustomerShopping, aGuest } from './customers/signed-in.ts'

const typed = {
  name: 'Asha Raghavan',
  subject: 'An order',
  message: 'Where is it?\nI have waited "long" & <b>patiently</b> 😀',
}
const messagesFrom = (email: string) =>
  db.read.selectFrom('contactMessage').selectAll().where('email', '=', email).execute()

const words = [
  ['', 'Send the message', 'Your message has reached us', 'Please write a message'],
  ['/fr', 'Envoyer le message', 'Votre message nous est parvenu', 'Écrivez un message'],
  ['/de', 'Nachricht senden', 'Ihre Nachricht ist bei uns', 'Bitte schreiben Sie eine Nachricht'],
] as const

describe.each(words)('writing to the shop under "%s"', (prefix, send, sent, noMessage) => {
  test('keeps the message, mails the seller and who wrote, and says so; no cookie is needed', async () => {
    const [shopper, email] = [await aGuest(), newEmail()]
    await shopper.visit(`${prefix}/contact`)
    await shopper.press(send, { ...typed, email })
    expect(shopper.status).toBe(200)
    expect(shopper.url).toBe(`${prefix}/contact?sent=1`)
    expect(shopper.text('main [role=status]')).toContain(sent)
    expect(shopper.cookieNames()).toEqual([])
    expect(shopper.attr('main #message', 'value') ?? shopper.text('main #message')).toBe('')
    expect(await messagesFrom(email)).toMatchObject([
      { ...typed, language: prefix.slice(1) || 'en' },
    ])
    expect(await mailsTo(email)).toMatchObject([{ kind: 'contact-copy' }])
  })

  test('without a message is 422, the rest kept, with words beside the field and above', async () => {
    const [shopper, email] = [await aGuest(), newEmail()]
    await shopper.visit(`${prefix}/contact`)
    await shopper.press(send, { ...typed, email, message: ' ' })
    expect(shopper.status).toBe(422)
    expect(shopper.text('#message-error')).toBe(noMessage)
    expect(shopper.text('#errors a[href="#message"]')).toBe(noMessage)
    expect(shopper.attr('#message', 'aria-invalid')).toBe('true')
    expect(shopper.attr('#message', 'aria-describedby')).toBe('message-hint message-error')
    expect(shopper.attr('main #email', 'value')).toBe(email)
    expect(shopper.attr('#subject', 'value')).toBe(typed.subject)
    expect(shopper.text('title')).toMatch(/^(Error|Erreur|Fehler)/)
    expect(await messagesFrom(email)).toEqual([])
  })
})

describe('the contact form', () => {
  test('names all that is missing, in the order of the fields', async () => {
    const shopper = await aGuest()
    await shopper.visit('/contact')
    await shopper.press('Send the message')
    expect(shopper.attrs('#errors a', 'href')).toEqual(['#name', '#email', '#subject', '#message'])
  })

  test('shows what was typed as text, also a line end at its front', async () => {
    const shopper = await aGuest()
    const message = '\n\n</textarea><script>alert(1)</script>'
    await shopper.visit('/contact')
    await shopper.press('Send the message', { ...typed, email: 'x', message })
    expect(shopper.status).toBe(422)
    expect(shopper.html).not.toContain('<script>alert(1)')
    expect(shopper.text('#message')).toBe(message.trim())
  })

  test('sent twice, as by a double click or Back, is one message', async () => {
    const [shopper, email] = [await aGuest(), newEmail()]
    await shopper.visit('/contact')
    const token = shopper.attr('main input[name=token]', 'value')!
    const fields = { intent: 'contact.send', token, ...typed, email }
    await shopper.post('/contact', fields)
    await shopper.post('/contact', fields)
    expect(shopper.url).toBe('/contact?sent=1')
    expect(await messagesFrom(email)).toHaveLength(1)
    expect(shopper.attr('main input[name=token]', 'value')).not.toBe(token)
  })

  test('knows who is signed in', async () => {
    const { shopper, email } = await aCustomerShopping()
    await shopper.visit('/contact')
    expect(shopper.attr('main #name', 'value')).toBe('Asha')
    expect(shopper.attr('main #email', 'value')).toBe(email)
    expect(shopper.headers.get('Cache-Control')).toBe('private, no-store')
  })

  test.each(['', '/fr', '/de'])(
    'stands beside all ways to reach us, under "%s"',
    async (prefix) => {
      const shopper = await (await aGuest()).visit(`${prefix}/contact`)
      const text = shopper.text('aside')!
      for (const one of ['Octavo Books', '3 Folding Street', '+91 00 0000 0000', '10', '48'])
        expect(text).toContain(one)
      expect(shopper.attrs('aside a', 'href')).toContain('mailto:books@example.org')
      expect(shopper.attrs('aside a', 'href')).toContain('tel:+910000000000')
      expect(shopper.attrs('aside a', 'href')).toContain('mailto:grievance@example.org')
      expect(shopper.attrs('aside a', 'href')).toContain(`${prefix}/withdrawal`)
    },
  )
})
