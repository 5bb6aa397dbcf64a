import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { answerContactMessage } from '#app/shop/content/contact/answer-message.server.ts'
import { findCustomerData } from '#app/shop/lifecycle/customer-data.server.ts'
import { deleteCustomer } from '#app/shop/lifecycle/manage-customers.server.ts'
import { sweepOld } from '#app/shop/lifecycle/sweep-old.server.ts'
import { retentionDays } from '#app/shop/operations/retention/retention.ts'
import { newStaffMember } from '../../office-staff.ts'
import { aCustomer, mailsTo, newEmail, now } from '../../shop/accounts/customers.ts'
import { confirmOf } from '../../shop/accounts/own.ts'
import { changesOf } from '../../shop/command/run-command.ts'
import { aPlacedOrder, makeReadyToCollect } from '../../shop/orders/placed.ts'
import type { Shopper } from '../../shopper.ts'

let owner: Shopper
let clerk: Shopper
beforeAll(async () => {
  owner = await newStaffMember('owner')
  clerk = await newStaffMember('clerk', { name: 'Ravi' })
})
beforeEach(() => db.writer.deleteFrom('contactMessage').execute())

type Facts = Partial<Record<'name' | 'email' | 'subject' | 'message' | 'language', string>>

async function aMessage({ email = newEmail(), ...facts }: Facts = {}, sentAt = now) {
  const id = randomUUID()
  const row = { name: 'Asha', subject: 'Hours', message: 'When do you open?', language: 'en' }
  await db.write((trx) =>
    trx
      .insertInto('contactMessage')
      .values({ id, email, ...row, ...facts, sentAt })
      .execute(),
  )
  return { id, email }
}

const open = (staff: Shopper, id: string) => staff.visit(`/office/messages/${id}`)
const send = (staff: Shopper, answer: string) =>
  staff.press('Send the answer by e-mail', { answer })
const answersTo = async (email: string) =>
  (await mailsTo(email)).filter(({ kind }) => kind === 'contact-answer')
const storedAnswers = (message: string) =>
  db.read.selectFrom('contactAnswer').selectAll().where('message', '=', message).execute()

describe('the list of messages', () => {
  test('selects them by state and writer, and today counts the open ones', async () => {
    await aMessage({ name: 'Élodie Nguyễn', subject: 'First' }, now - 2)
    const answered = await aMessage({ subject: 'Second' }, now - 1)
    await answerContactMessage({ ...answered, seenAt: null }, { text: 'Yes', author: 'Ravi' }, now)
    await aMessage({ subject: 'Third', email: 'Sought.For@example.org' })
    await clerk.visit('/office')
    await clerk.follow('2 Messages to answer')
    expect(clerk.url).toBe('/office/messages?view=open')
    const found = () => clerk.texts('tbody th a')
    expect(found()).toEqual(['Third', 'First'])
    expect(clerk.texts('.views a')).toEqual([
      'All messages',
      'Open 2',
      'Answered 1',
      'Closed without an answer 0',
    ])
    await clerk.press('Apply', { view: 'answered' })
    expect(found()).toEqual(['Second'])
    for (const [q, subject] of [
      ['élodie ngu', 'First'],
      ['sought.for@', 'Third'],
    ] as const) {
      await clerk.visit('/office/messages')
      await clerk.press('Apply', { q })
      expect(found()).toEqual([subject])
    }
    await clerk.press('Apply', { q: '100%' })
    expect(clerk.text('.empty')).toBe('There are no such messages.')
  })

  test('has pages', async () => {
    for (let n = 1; n <= 26; n++) await aMessage({ subject: `No. ${n}` }, now + n)
    await clerk.visit('/office/messages')
    expect(clerk.texts('tbody tr')).toHaveLength(25)
    await clerk.follow('Next page')
    expect(clerk.texts('tbody th a')).toEqual(['No. 1'])
    expect(clerk.text('.pager')).toContain('Page 2 of 2')
  })
})

describe('a message', () => {
  test('is shown as it was typed, with the customer and orders of its address', async () => {
    const email = newEmail()
    const customer = await aCustomer(email)
    const number = await aPlacedOrder({ email })
    await makeReadyToCollect(number)
    const { id } = await aMessage({ email, language: 'fr', message: '<b>Où</b>\nest-elle ?' })
    await open(clerk, id)
    expect(clerk.text('h1')).toBe('Hours')
    expect(clerk.text('.lines')).toBe('<b>Où</b> est-elle ?')
    expect(clerk.attr('.lines', 'lang')).toBe('fr')
    expect(clerk.text('.facts')).toContain('Français')
    const links = clerk.attrs('main a', 'href')
    expect(links).toContain(`mailto:${email}`)
    expect(links).toContain(`/office/customers/${customer}`)
    expect(links).toContain(`/office/orders/${number}`)
    expect(clerk.text('main')).toContain(`${number}, Ready to collect`)
    await clerk.follow('All orders with this address')
    expect(clerk.texts('tbody th a')).toEqual([number])
  })

  test('is answered by mail in its language, once and again', async () => {
    const { id, email } = await aMessage({
      ...{
        language: 'fr',
        name: 'Élodie',
        subject: 'Horaires',
        message: 'Quand ?\n\n<i>Merci</i>',
      },
    })
    await open(clerk, id)
    await send(clerk, 'À neuf heures.\n<b>Bien à vous</b>')
    expect(clerk.text('.toast')).toBe('The answer is stored and goes out by e-mail.')
    expect(clerk.text('.states')).toBe('Answered')
    expect(clerk.text('.entries .lines')).toBe('À neuf heures. <b>Bien à vous</b>')
    expect(clerk.text('.entries .hint')).toMatch(/^Ravi, .*, Waiting$/)
    const [mail] = await answersTo(email)
    expect(mail).toMatchObject({ subject: 'Re: Horaires', replyTo: null })
    expect(mail!.text).toMatch(/^À neuf heures\.\n<b>Bien à vous<\/b>\n\nOctavo.*\n\nLe .* Élodie/)
    expect(mail!.text).toContain('Élodie a écrit\u202f:\n\n> Quand ?\n>\n> <i>Merci</i>')
    expect(mail!.html).toContain('<html lang="fr">')
    expect(mail!.html).toContain('&lt;b&gt;Bien')
    await send(clerk, 'Et le samedi à dix heures.')
    expect(await answersTo(email)).toHaveLength(2)
    expect(await storedAnswers(id)).toHaveLength(2)
    expect(await changesOf(id)).toEqual([
      { command: 'message answer' },
      { command: 'message answer' },
    ])
  })

  test('is answered ten times an hour at most', async () => {
    const { id, email } = await aMessage()
    await open(clerk, id)
    for (let n = 0; n < 11; n++) await send(clerk, `Answer ${n}`)
    expect([clerk.status, clerk.headers.has('Retry-After')]).toEqual([429, true])
    expect(clerk.text('.errors')).toContain('too many e-mails from staff')
    expect(clerk.text('#answer')).toBe('Answer 10')
    expect(await answersTo(email)).toHaveLength(10)
  })

  test('keeps its subject if that is an answer already, on one line and of a length that mails have', async () => {
    const { id, email } = await aMessage({ subject: `RE: ${'long '.repeat(39)}` })
    await open(clerk, id)
    await send(clerk, 'Yes.')
    const [mail] = await answersTo(email)
    expect(mail!.subject).toMatch(/^RE: long/)
    expect(mail!.subject.length).toBeLessThanOrEqual(150)
  })

  test('is closed without an answer and opened again', async () => {
    const { id, email } = await aMessage()
    await open(clerk, id)
    await clerk.press('Close without an answer')
    expect(clerk.text('.states')).toBe('Closed without an answer')
    await clerk.press('Open again')
    expect(clerk.text('.states')).toBe('Open')
    expect(await mailsTo(email)).toEqual([])
  })

  test.each([
    ['nothing', ' \n', 'Type an answer.'],
    ['too much', 'a'.repeat(5001), 'at most 5000 characters'],
  ])('is not answered with %s', async (_, answer, words) => {
    const { id, email } = await aMessage()
    await open(clerk, id)
    await send(clerk, answer)
    expect(clerk.status).toBe(422)
    expect(clerk.text('#answer-error')).toContain(words)
    expect(clerk.text('#answer')).toBe(answer.trim())
    expect(await mailsTo(email)).toEqual([])
  })

  test('that does not exist is not found, nor answered', async () => {
    await open(clerk, 'AAAAAAAA')
    expect(clerk.status).toBe(404)
    for (const intent of ['message.answer', 'message.close', 'message.open']) {
      await clerk.post('/office/messages/AAAAAAAA', { intent, answer: 'Yes', seen: '' })
      expect([intent, clerk.status]).toEqual([intent, 404])
    }
  })
})

describe('two people at one message', () => {
  test('the second one sees what the first one did, and keeps what they typed', async () => {
    const { id, email } = await aMessage()
    await open(clerk, id)
    await open(owner, id)
    await send(clerk, 'At nine.')
    await send(owner, 'At ten.')
    expect(owner.status).toBe(409)
    expect(owner.text('.errors')).toMatch(/nothing was done: Message answered \(Ravi <\S+>, /)
    expect(owner.text('.entries')).toContain('At nine.')
    expect(owner.text('#answer')).toBe('At ten.')
    expect(await answersTo(email)).toHaveLength(1)
    await owner.press('Send the answer by e-mail')
    expect(await answersTo(email)).toHaveLength(2)
  })

  test('a page from before an answer stays stale although the message was opened again', async () => {
    const { id, email } = await aMessage()
    await open(owner, id)
    await open(clerk, id)
    await send(clerk, 'At nine.')
    await clerk.press('Open again')
    await owner.press('Close without an answer')
    expect(owner.status).toBe(409)
    expect(owner.text('.states')).toBe('Open')
    expect(await answersTo(email)).toHaveLength(1)
  })

  test('at the same moment send one answer', async () => {
    const { id, email } = await aMessage()
    const answer = { text: 'At nine.', author: 'Ravi' }
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => answerContactMessage({ id, seenAt: null }, answer, now)),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await answersTo(email)).toHaveLength(1)
  })
})

describe('the answers', () => {
  const anAnsweredMessage = async (email: string, sentAt = now) => {
    const { id } = await aMessage({ email }, sentAt)
    await answerContactMessage({ id, seenAt: null }, { text: 'At nine.', author: 'Ravi' }, now)
    return id
  }

  test('are part of the customer’s data, and go with the account', async () => {
    const email = newEmail()
    const customer = await aCustomer(email)
    await confirmOf(customer)
    const id = await anAnsweredMessage(email)
    expect((await findCustomerData(customer, now))?.messages).toMatchObject([
      { subject: 'Hours', answers: [{ text: 'At nine.', at: new Date(now).toISOString() }] },
    ])
    await deleteCustomer({ id: customer }, now)
    expect(await storedAnswers(id)).toEqual([])
  })

  test('go with their message when its time is over', async () => {
    const id = await anAnsweredMessage(newEmail(), now - retentionDays.contactMessage * dayMs - 1)
    await sweepOld(now)
    expect(await storedAnswers(id)).toEqual([])
  })
})
