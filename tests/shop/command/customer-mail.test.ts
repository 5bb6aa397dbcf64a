import { drawAttachments } from '#app/shop/ordering/invoices/draw-invoice.server.ts'
import { describe, expect, test } from 'vitest'
import { runAudit } from '#app/command/shop/audit.server.ts'
import { runCoupon } from '#app/command/orders/coupon.server.ts'
import { runCustomer } from '#app/command/customer.server.ts'
import { runExport } from '#app/command/catalogue/export.server.ts'
import { runImport } from '#app/command/catalogue/import.server.ts'
import { runMail } from '#app/command/shop/mail.server.ts'
import { db } from '#app/database/database.server.ts'
import { findSignIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { enqueueMail, sendDueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { aCustomer, mailsTo, newEmail, now, signedIn } from '../accounts/customers.ts'
import { aFile } from '../import/records.ts'
import { changesOf, runLine } from './run-command.ts'

const customer = (line: string) => runLine(runCustomer, line, { now })
const mail = (line: string) => runLine(runMail, line, { now })

describe('shop customer', () => {
  test('shows who it is by any writing of the address, and no secret', async () => {
    const email = newEmail()
    const id = await aCustomer(email)
    await signedIn(id)
    await db.write((trx) =>
      trx
        .updateTable('customer')
        .set({ name: 'A\u001b]0;x\u0007sha' })
        .where('id', '=', id)
        .execute(),
    )
    const { code, printed } = await customer(`show ${email.toUpperCase()}`)
    expect(code).toBe(0)
    expect(printed).toContain(`A ]0;x sha <${email}>, not confirmed\n`)
    expect(printed).toContain('sign-ins: 1\n')
    const { printed: json } = await customer(`show ${email} --json`)
    expect(JSON.parse(json)).toMatchObject({
      id,
      email,
      orders: [],
      signIns: [{ device: 'a test' }],
    })
    expect(printed + json).not.toMatch(/scrypt|tokenHash/)
  })

  test('signs them out everywhere', async () => {
    const email = newEmail()
    const id = await aCustomer(email)
    const [one, other] = [await signedIn(id), await signedIn(id)]
    expect(await customer(`end-sign-ins ${email}`)).toEqual({
      code: 0,
      printed: 'Sign-ins ended: 2\n',
    })
    expect([await findSignIn(one, now), await findSignIn(other, now)]).toEqual([
      undefined,
      undefined,
    ])
    expect(await changesOf(id)).toEqual([{ command: 'customer end-sign-ins', ended: 2 }])
  })

  test('deletes after --yes alone, tells them by mail, and keeps no address in the audit', async () => {
    const email = newEmail()
    const id = await aCustomer(email)
    expect((await customer(`delete ${email}`)).code).toBe(1)
    expect((await customer(`show ${email}`)).code).toBe(0)
    expect((await customer(`delete ${email} --yes`)).code).toBe(0)
    expect((await customer(`show ${email}`)).printed).toBe(`There is no account with ${email}.\n`)
    expect((await customer(`delete ${email} --yes`)).code).toBe(1)
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await changesOf(id)).toEqual([{ command: 'customer delete' }])
    const audit = await runLine(runAudit, 'list')
    expect(audit.printed).not.toContain(email)
  })

  test('is exported without secrets', async () => {
    const email = newEmail()
    await aCustomer(email)
    const { printed } = await runLine(runExport, 'customers --csv')
    expect(printed).toContain(`,${email},,Asha,en,`)
    expect(printed).not.toContain('scrypt')
  })
})

describe('shop mail', () => {
  const anyMail = (about: string) =>
    db.write((trx) =>
      enqueueMail(
        trx,
        {
          kind: 'test',
          about,
          recipient: `${about}@b.test`,
          subject: 'Hi\u001b[2J',
          text: 'secret',
          html: 'h',
        },
        now,
      ),
    )

  test('lists by state, without the words of the mail', async () => {
    await db.write((trx) => trx.deleteFrom('outbox').execute())
    await anyMail('sent')
    await sendDueMail(now, drawAttachments, { send: () => Promise.resolve() })
    await anyMail('failed')
    await db.write((trx) =>
      trx
        .updateTable('outbox')
        .set({ failedAt: now, attempts: 12, lastError: 'refused\nby all' })
        .where('about', '=', 'failed')
        .execute(),
    )
    await anyMail('due')
    expect((await mail('list')).printed.match(/ to (\w+)@b/g)).toHaveLength(3)
    for (const state of ['sent', 'failed', 'due']) {
      const { printed } = await mail(`list --${state}`)
      expect(printed.trim().split('\n')).toHaveLength(1)
      expect(printed).toContain(`test to ${state}@b.test: Hi [2J`)
      expect(printed).not.toContain('secret')
    }
    expect((await mail('list --failed')).printed).toContain('(12 attempts: refused by all)')
    const json = JSON.parse((await mail('list --failed --json')).printed) as object[]
    expect(json).toMatchObject([{ state: 'failed', attempts: 12 }])
    expect((await mail('list --failed --due')).code).toBe(1)
  })

  test('tries again what was given up, and nothing else', async () => {
    const idOf = async (about: string) =>
      (await db.read
        .selectFrom('outbox')
        .selectAll()
        .where('about', '=', about)
        .executeTakeFirst())!
    const sent = await idOf('sent')
    expect((await mail(`retry ${sent.id}`)).code).toBe(1)
    const failed = await idOf('failed')
    expect(await mail(`retry ${failed.id}`)).toEqual({ code: 0, printed: 'Sent again soon: 1\n' })
    expect(await idOf('failed')).toMatchObject({ failedAt: null, attempts: 0, dueAt: now })
    expect(await changesOf(failed.id)).toEqual([{ command: 'mail retry', mails: 1 }])
    expect(await mail('retry --all')).toEqual({ code: 0, printed: 'No mail was given up.\n' })
    expect((await mail('retry')).code).toBe(1)
    const delivered: string[] = []
    await sendDueMail(now, drawAttachments, {
      send: ({ recipient }) => Promise.resolve(void delivered.push(recipient)),
    })
    expect(delivered.sort()).toEqual(['due@b.test', 'failed@b.test'])
  })
})

describe('shop audit', () => {
  test('has a row for coupons and an import, and none for a dry run', async () => {
    await runLine(runCoupon, 'add NOTED --percent 10')
    await runLine(runCoupon, 'end NOTED')
    await runLine(runCoupon, 'end NOTED')
    expect((await changesOf('NOTED')).map(({ command }) => command).sort()).toEqual([
      'coupon add',
      'coupon end',
    ])
    await runLine(runImport, [aFile('sku,name\nnoted,A\n'), '--dry-run'])
    expect(await changesOf('catalogue')).toEqual([])
    await runLine(runImport, [aFile('sku,name\nnoted,A\n')])
    expect(await changesOf('catalogue')).toMatchObject([{ command: 'import', rows: 1, new: 1 }])
  })

  test('is listed, the newest first, for people and for programs', async () => {
    const { code, printed } = await runLine(runAudit, 'list --about NOTED --json')
    expect(code).toBe(0)
    expect(JSON.parse(printed)).toHaveLength(2)
    expect((await runLine(runAudit, 'list --most 1')).printed.trim().split('\n')).toHaveLength(1)
    expect((await runLine(runAudit, 'show')).printed).toMatch(
      /^There is no "show"; say list\.\nUsage/,
    )
    expect((await runLine(runAudit, 'list --most x')).code).toBe(1)
  })
})
