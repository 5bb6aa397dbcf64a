import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { newStaffMember } from '../../office-staff.ts'
import { changesOf } from '../../shop/command/run-command.ts'
import { aPlacedOrder } from '../../shop/orders/placed.ts'
import type { Shopper } from '../../shopper.ts'

const list = '/office/mails'
const now = Date.now()

let clerk: Shopper
beforeAll(async () => {
  clerk = await newStaffMember('clerk')
})
beforeEach(() => db.writer.deleteFrom('outbox').execute())

type Facts = { failedAt?: number; sentAt?: number; lastError?: string; about?: string }

/** Queues a mail and returns its id. */
async function aMail(subject: string, { about = subject, ...facts }: Facts = {}): Promise<string> {
  const mail = { kind: 'order', about, recipient: 'asha@example.org', text: 'secret', html: '' }
  await db.write((trx) => enqueueMail(trx, { ...mail, subject }, now))
  const { id } = await db.writer
    .updateTable('outbox')
    .set({ attempts: 12, ...facts })
    .where('subject', '=', subject)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const failed = { failedAt: now, lastError: 'Error: connect ECONNREFUSED 127.0.0.1:25' }
const subjects = () => clerk.texts('tbody th')
const listFailed = () =>
  db.read.selectFrom('outbox').select('id').where('failedAt', 'is not', null).execute()

describe('the list of emails', () => {
  test('has those that were given up with the reason, those that wait, and those that were sent', async () => {
    await aMail('Given up', failed)
    await aMail('Waits', { lastError: 'Error: strange' })
    await aMail('Went', { sentAt: now })
    await clerk.visit('/office')
    await clerk.follow('1 E-mail that was given up')
    expect(subjects()).toEqual(['Given up'])
    expect(clerk.text('tbody tr')).toContain('The mail server was not reached.')
    expect(clerk.text('tbody [lang=en]')).toBe(failed.lastError)
    expect(clerk.html).not.toContain('secret')
    expect(clerk.texts('.views a')).toEqual(['Given up 1', 'Waiting 1', 'Sent'])
    // No line begins between the hyphen and the word.
    expect(clerk.html).toContain('>E-\u2060mails</h1>')
    await clerk.follow('Waiting 1')
    expect(subjects()).toEqual(['Waits'])
    expect(clerk.texts('main button')).toEqual([])
    await clerk.follow('Sent')
    expect(subjects()).toEqual(['Went'])
    await clerk.visit(`${list}?state=lost`)
    expect(subjects()).toEqual(['Given up'])
  })

  test('leads to the order of an email', async () => {
    const number = await aPlacedOrder()
    await aMail('Your order', { ...failed, about: `${number} 2` })
    await clerk.visit(list)
    await clerk.follow(`Order ${number}`)
    expect(clerk.text('h1')).toBe(`Order ${number}`)
  })
})

describe('an email that was given up', () => {
  test('is sent again, by itself or with all others', async () => {
    const id = await aMail('One', failed)
    await aMail('Two', failed)
    await aMail('Three', failed)
    await clerk.visit(list)
    await clerk.press('Send again: One, to asha@example.org')
    expect(clerk.text('.toast')).toBe('1 e-mail is sent again soon.')
    expect(subjects().sort()).toEqual(['Three', 'Two'])
    expect(await changesOf(id)).toEqual([{ command: 'mail retry', mails: 1 }])
    await clerk.press('Send all again')
    expect(clerk.text('.toast')).toBe('2 e-mails are sent again soon.')
    expect(clerk.text('.empty')).toBe('No e-mail was given up.')
  })

  test('is not sent again if that was done meanwhile, and a form without one sends none', async () => {
    const id = await aMail('One', failed)
    await aMail('Two', failed)
    await clerk.visit(list)
    await db.writer.updateTable('outbox').set({ failedAt: null }).where('id', '=', id).execute()
    await clerk.press('Send again: One, to asha@example.org')
    expect(clerk.status).toBe(422)
    expect(clerk.text('.errors')).toContain('meanwhile')
    for (const mail of ['', 'x'.repeat(200), '../..']) {
      await clerk.post(list, { intent: 'mails.retry', mail })
      expect(clerk.status).toBe(422)
    }
    await clerk.post(list, { intent: 'mails.retry' })
    expect(clerk.status).toBe(422)
    expect(await listFailed()).toHaveLength(1)
    await db.writer.updateTable('outbox').set({ failedAt: null }).execute()
    await clerk.post(list, { intent: 'mails.retry-all' })
    expect(clerk.text('.toast')).toBe('No e-mail is given up any more.')
  })
})
