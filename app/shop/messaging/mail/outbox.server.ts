import { randomUUID } from 'node:crypto'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { claimRows } from '#app/database/lease.server.ts'
import type { OutboxTable } from '#app/database/tables.ts'
import { isEnding } from '#app/observability/stopping.server.ts'
import { log } from '#app/observability/log.server.ts'
import {
  configuredTransport,
  type MailAttachment,
  type MailTransport,
} from './mail-transport.server.ts'

/** `kind` and `about` together identify a mail, which is queued only once. */
export type NewMail = Pick<
  OutboxTable,
  'kind' | 'about' | 'recipient' | 'subject' | 'text' | 'html'
> & {
  /** Holds the address that a reply goes to; if left out, it is the seller. */
  replyTo?: string
  /** The PDF of this invoice or credit note is attached. */
  invoiceNumber?: string
}

/** Draws the papers of a mail that names an invoice or a credit note and was written at `at`, when it is sent. */
export type DrawInvoice = (number: string, at: number) => Promise<MailAttachment[]>

const batch = 10
/**
 * A run sends at most this many batches; it ends sooner if a whole batch fails, because then no
 * server accepts mail.
 */
const mostBatches = 30
/**
 * This is longer than a whole batch takes; afterwards the mails of a worker that died are free
 * again.
 */
const claimMs = 15 * 60_000
const firstPauseMs = 60_000
const longestPauseMs = 6 * 60 * 60_000
const mostAttempts = 12
const longestError = 500

/** Queues a mail in the transaction that causes it. Without a recipient there is none: not every buyer has an address. */
export async function enqueueMail(trx: Transaction, mail: NewMail, now: number): Promise<void> {
  if (mail.recipient === '') return
  await trx
    .insertInto('outbox')
    .values({
      ...mail,
      replyTo: mail.replyTo ?? null,
      invoiceNumber: mail.invoiceNumber ?? null,
      id: randomUUID(),
      createdAt: now,
      dueAt: now,
      heldUntil: 0,
      attempts: 0,
      lastError: null,
      sentAt: null,
      failedAt: null,
    })
    .onConflict((on) => on.columns(['kind', 'about']).doNothing())
    .execute()
}

/**
 * Sends the mails that are due, some hundreds at most. Several workers may call it at once, since
 * each mail is claimed by one. After a failure it is retried in 1, 2, 4 … minutes, at most 6 hours
 * apart, and given up after 12 attempts.
 * @param transport That of the settings, if left out.
 */
export async function sendDueMail(
  now: number,
  drawInvoice: DrawInvoice,
  transport?: MailTransport,
): Promise<{ sent: number; failed: number }> {
  const total = { sent: 0, failed: 0 }
  const began = performance.now()
  let way = transport
  for (let n = 0; n < mostBatches; n++) {
    // The claim counts from its own time, not from the beginning of the run.
    const at = n === 0 ? now : now + Math.round(performance.now() - began)
    const mails = await claimDueMail(at)
    if (mails.length === 0) break
    way ??= configuredTransport()
    const { sent, failed } = await sendAll(mails, { transport: way, drawInvoice }, at)
    total.sent += sent
    total.failed += failed
    if (mails.length < batch || sent === 0 || isEnding()) break
  }
  return total
}

/** Sends claimed mails; a process that is told to end releases those not begun for another one. */
async function sendAll(mails: OutboxTable[], means: SendingMeans, now: number) {
  const total = { sent: 0, failed: 0 }
  for (const [n, mail] of mails.entries()) {
    if (isEnding()) {
      await releaseMail(mails.slice(n))
      break
    }
    const outcome = await trySending(means, mail, now)
    total['sentAt' in outcome ? 'sent' : 'failed']++
    await recordOutcome(mail.id, outcome)
  }
  return total
}

type SendingMeans = { transport: MailTransport; drawInvoice: DrawInvoice }

async function trySending(
  { transport, drawInvoice }: SendingMeans,
  mail: OutboxTable,
  now: number,
) {
  try {
    const { invoiceNumber } = mail
    const attachments =
      invoiceNumber === null ? [] : await drawInvoice(invoiceNumber, mail.createdAt)
    await transport.send({ ...mail, attachments })
    // Its links give access, so nothing of it is kept once it was sent.
    return { sentAt: now, lastError: null, text: '', html: '', replyTo: null }
  } catch (error) {
    return afterFailure(mail, error, now)
  }
}

const dueAt = (now: number, reader: Reader) =>
  reader
    .selectFrom('outbox')
    .select(['id', 'heldUntil as until'])
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .where('dueAt', '<=', now)
    .where('heldUntil', '<', now)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(batch)

function claimDueMail(now: number): Promise<OutboxTable[]> {
  return db.write(async (trx) => {
    const due = await dueAt(now, trx).execute()
    const claimed = await claimRows(trx, 'outbox', due, now + claimMs)
    if (claimed.length === 0) return []
    return trx
      .updateTable('outbox')
      .set((mail) => ({ attempts: mail('attempts', '+', 1) }))
      .where('id', 'in', claimed)
      .returningAll()
      .execute()
  })
}

function afterFailure({ id, kind, attempts }: OutboxTable, error: unknown, now: number) {
  const lastError = String(error).replaceAll('\0', '').slice(0, longestError)
  if (attempts >= mostAttempts) {
    log.error({ mail: id, kind, err: error }, `mail given up after ${attempts} attempts`)
    return { lastError, failedAt: now }
  }
  log.warn({ mail: id, kind, attempts, err: error }, 'mail not sent, to be tried again')
  const pause = Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs)
  return { lastError, dueAt: now + pause, heldUntil: 0 }
}

const recordOutcome = (id: string, outcome: Partial<OutboxTable>) =>
  db.write((trx) => trx.updateTable('outbox').set(outcome).where('id', '=', id).execute())

const releaseMail = (mails: OutboxTable[]) =>
  db.write((trx) =>
    trx
      .updateTable('outbox')
      .set((mail) => ({ heldUntil: 0, attempts: mail('attempts', '-', 1) }))
      .where(
        'id',
        'in',
        mails.map(({ id }) => id),
      )
      .execute(),
  )
