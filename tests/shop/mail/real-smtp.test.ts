import { drawAttachments } from '#app/shop/ordering/invoices/draw-invoice.server.ts'
import { load } from 'cheerio'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import routes from '#app/routes.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { localPath, withoutLanguage } from '#app/i18n/paths.ts'
import {
  requestEmailConfirmation,
  confirmEmail,
} from '#app/shop/customers/accounts/email-confirmation.server.ts'
import { openAccount } from '#app/shop/lifecycle/open-account.server.ts'
import { requestPasswordReset, resetPassword } from '#app/shop/lifecycle/reset-password.server.ts'
import { smtpTransport } from '#app/shop/messaging/mail/mail-transport.server.ts'
import { enqueueMail, sendDueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import {
  arriving,
  keyTo,
  newAddress,
  newEmail,
  now,
  origin,
  rightPassword,
} from '../accounts/customers.ts'
import { takeLoggedErrors } from '../../setup.ts'
import { readMail } from './read-mail.ts'
import { startSmtpServer, type MailServer, type TakenMail } from './smtp-server.ts'

const minute = 60_000

beforeEach(async () => {
  await db.write((trx) => trx.deleteFrom('outbox').execute())
})

const enqueue = (about: string) =>
  db.write((trx) =>
    enqueueMail(
      trx,
      {
        kind: 'order',
        about,
        recipient: 'asha@example.org',
        subject: `Order ${about}`,
        text: 'Thank you.',
        html: '<p>Thank you.</p>',
      },
      now,
    ),
  )
const rows = () => db.read.selectFrom('outbox').selectAll().orderBy('about').execute()
const subjectsOf = ({ taken }: MailServer) =>
  taken.map(({ data }) => readMail(data).headers.get('subject')).sort()

/** All that the shop writes to one customer: opens an account, changes its address, forgets the password. */
async function haveAllWritten(language: Language) {
  const [first, second] = [newEmail(), newEmail()]
  const opening = { address: newAddress(), origin, language }
  const opened = await openAccount(
    { email: first, name: 'Asha', password: rightPassword },
    opening,
    arriving(),
  )
  if (!opened.ok) throw new Error(opened.reason)
  const customer = opened.customerId
  await db.write((trx) =>
    requestEmailConfirmation(trx, { customer, email: second, language, origin }, now),
  )
  const confirmed = await keyTo(second, 'email-confirm')
  expect(await confirmEmail(confirmed, now)).toMatchObject({ ok: true })
  await requestPasswordReset({ email: second, address: newAddress(), origin, language, now })
  const reset = await keyTo(second, 'password-reset')
  const done = await resetPassword(reset, 'another lantern', opening, arriving())
  expect(done.ok).toBe(true)
  return { first, second, confirmed, reset }
}

describe.each(languages)('the mails of an account, in %s', (language) => {
  const t = translator(language)
  let arrived: TakenMail[]
  let written: Awaited<ReturnType<typeof haveAllWritten>>
  beforeAll(async () => {
    written = await haveAllWritten(language)
    const server = await startSmtpServer()
    expect(await sendDueMail(now, drawAttachments, smtpTransport(server.url))).toEqual({
      sent: 5,
      failed: 0,
    })
    await server.stop()
    arrived = server.taken
  })

  const mailOf = (subject: string) => {
    const found = arrived.filter(({ data }) => readMail(data).headers.get('subject') === subject)
    expect(found).toHaveLength(1)
    return { ...found[0]!, ...readMail(found[0]!.data) }
  }
  const at = (path: string) => origin + localPath(language, path)

  test.each([
    ['welcome', 'first'],
    ['confirm', 'second'],
    ['emailChanged', 'first'],
    ['reset', 'second'],
    ['passwordChanged', 'second'],
  ] as const)('%s arrives at its address, as text and as HTML, in its words', (kind, to) => {
    const { headers, text, html, ...sent } = mailOf(t(`mail.account.${kind}Subject`))
    expect(sent.to).toEqual([written[to]])
    expect(sent.from).toBe('books@example.org')
    expect(headers.get('to')).toBe(written[to])
    expect(headers.get('from')).toContain('<books@example.org>')
    expect(headers.get('auto-submitted')).toBe('auto-generated')
    expect(text).toContain('Octavo')
    const page = load(html)
    expect(page('html').attr('lang')).toBe(language)
    // The same words in both, whatever their encoding on the way.
    const folded = (words: string) => words.replace(/\s+/g, ' ').trim()
    const opening = text.split('\n\n')[0]!
    expect(folded(page('body').text())).toContain(folded(opening))
    expect(`${text}${html}`).not.toMatch(/\uFFFD|Ã|â€/)
    expect(page('img, script, link, iframe').length).toBe(0)
  })

  test('hold the links that they are for, in both parts, and none of another host', () => {
    const links = (subject: string) => {
      const { text, html } = mailOf(subject)
      const inText = text.match(/\bhttps?:\/\/\S+/g) ?? []
      const page = load(html)
      const inHtml = page('a')
        .toArray()
        .map((one) => page(one).attr('href'))
      expect(inHtml).toEqual(inText)
      return inText
    }
    expect(links(t('mail.account.welcomeSubject'))).toEqual([
      expect.stringMatching(new RegExp(`^${at('/my-account')}\\?confirm=[\\w-]{43}$`)),
    ])
    expect(links(t('mail.account.confirmSubject'))).toEqual([
      at(`/my-account?confirm=${written.confirmed}`),
    ])
    expect(links(t('mail.account.emailChangedSubject'))).toEqual([])
    expect(links(t('mail.account.resetSubject'))).toEqual([
      at(`/forgot-password?key=${written.reset}`),
    ])
    expect(links(t('mail.account.passwordChangedSubject'))).toEqual([at('/forgot-password')])
  })

  test('lead to pages of the table of routes', () => {
    const paths = arrived
      .flatMap(({ data }) => readMail(data).text.match(/\bhttps?:\/\/\S+/g) ?? [])
      .map((link) => withoutLanguage(new URL(link).pathname))
    const known = routes.map(({ path = '' }) => path.replace(/^:language\??/, ''))
    expect(new Set(paths)).toEqual(new Set(['/my-account', '/forgot-password']))
    expect(paths.filter((path) => !known.includes(path))).toEqual([])
  })

  test('name nothing that was typed but the address', () => {
    for (const { data } of arrived) {
      const { text, html } = readMail(data)
      expect(`${data}${text}${html}`).not.toMatch(/Asha|lantern/)
    }
  })
})

describe('a mail server', () => {
  test.each(['450 mailbox busy', '451 try again in a minute', '421 going down'])(
    'that answers "%s" is asked again later, and then takes it',
    async (refusal) => {
      const busy = await startSmtpServer({ refusal })
      await enqueue('one')
      expect(await sendDueMail(now, drawAttachments, smtpTransport(busy.url))).toEqual({
        sent: 0,
        failed: 1,
      })
      await busy.stop()
      expect((await rows())[0]).toMatchObject({ dueAt: now + minute, failedAt: null })
      const free = await startSmtpServer({ port: busy.port })
      expect(
        (await sendDueMail(now + minute - 1, drawAttachments, smtpTransport(free.url))).sent,
      ).toBe(0)
      expect((await sendDueMail(now + minute, drawAttachments, smtpTransport(free.url))).sent).toBe(
        1,
      )
      await free.stop()
      expect(subjectsOf(free)).toEqual(['Order one'])
    },
  )

  test('that was down loses nothing, and nothing comes twice', async () => {
    const down = await startSmtpServer()
    await down.stop()
    const { port, url } = down
    const orders = Array.from({ length: 12 }, (_, n) => `order-${n + 10}`)
    for (const order of orders) await enqueue(order)
    // Nothing of a whole batch was taken, so the others wait for the next run.
    expect(await sendDueMail(now, drawAttachments, smtpTransport(url))).toEqual({
      sent: 0,
      failed: 10,
    })
    const again = await startSmtpServer({ port })
    expect(await sendDueMail(now + minute, drawAttachments, smtpTransport(url))).toEqual({
      sent: 12,
      failed: 0,
    })
    expect(await sendDueMail(now + 60 * minute, drawAttachments, smtpTransport(url))).toEqual({
      sent: 0,
      failed: 0,
    })
    await again.stop()
    expect(subjectsOf(again)).toEqual(orders.map((order) => `Order ${order}`))
    const ids = again.taken.map(({ data }) => readMail(data).headers.get('message-id'))
    expect(new Set(ids).size).toBe(12)
  })

  test('that refuses one recipient takes the others', async () => {
    const server = await startSmtpServer({ refuse: /^nobody@/ })
    await enqueue('kept')
    await db.write((trx) =>
      trx.updateTable('outbox').set({ recipient: 'nobody@example.org' }).execute(),
    )
    await enqueue('taken')
    expect(await sendDueMail(now, drawAttachments, smtpTransport(server.url))).toEqual({
      sent: 1,
      failed: 1,
    })
    await server.stop()
    expect(subjectsOf(server)).toEqual(['Order taken'])
    const [stored] = await rows()
    expect(stored).toMatchObject({ sentAt: null, text: 'Thank you.' })
    expect(stored!.lastError).toContain('550')
  })
})

describe('a mail server that asks who is there', () => {
  const user = { name: 'octavo', password: 'a/key in the:dark' }
  const named = ({ url }: MailServer, password = user.password) =>
    url.replace('://', `://${user.name}:${encodeURIComponent(password)}@`)
  const anyCertificate = '/?tls.rejectUnauthorized=false'
  // Of the package, which warns of it: nobody may vouch for what everybody has.
  const takeWarning = () =>
    expect(takeLoggedErrors()).toEqual([expect.stringContaining('default TLS certificate')])

  test.each([
    ['in the open', {}, ''],
    ['under STARTTLS', { startTls: true }, anyCertificate],
    ['under TLS', { secure: true }, anyCertificate],
  ])('takes mail %s from who knows the password', async (_, facts, query) => {
    const server = await startSmtpServer({ ...facts, user })
    await enqueue('one')
    const way = smtpTransport(named(server) + query)
    expect(await sendDueMail(now, drawAttachments, way)).toEqual({ sent: 1, failed: 0 })
    await server.stop()
    expect(subjectsOf(server)).toEqual(['Order one'])
    if (query) takeWarning()
  })

  test('takes none by another password, and what is kept of it names neither', async () => {
    const server = await startSmtpServer({ user })
    await enqueue('one')
    const way = smtpTransport(named(server, 'another key'))
    expect(await sendDueMail(now, drawAttachments, way)).toEqual({ sent: 0, failed: 1 })
    await server.stop()
    expect(server.taken).toEqual([])
    const [{ lastError } = { lastError: null }] = await rows()
    expect(lastError).toContain('535')
    expect(lastError).not.toMatch(/another key|YW5vdGhlciBrZXk/)
  })

  test.each([
    ['TLS', { secure: true }],
    ['STARTTLS', { startTls: true }],
  ])('gets nothing under %s by a certificate that nobody vouches for', async (_, facts) => {
    const server = await startSmtpServer({ ...facts, user })
    await enqueue('one')
    expect((await sendDueMail(now, drawAttachments, smtpTransport(named(server)))).failed).toBe(1)
    await server.stop()
    expect(server.taken).toEqual([])
    expect((await rows())[0]!.lastError).toMatch(/certificate/i)
    takeWarning()
  })
})
