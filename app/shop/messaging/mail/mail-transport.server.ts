import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutboxTable } from '#app/database/tables.ts'
import { settings } from '#app/settings.server.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'

export type MailAttachment = { filename: string; contentType: string; content: Buffer }

export type OutgoingMail = Pick<
  OutboxTable,
  'id' | 'kind' | 'recipient' | 'replyTo' | 'subject' | 'text' | 'html' | 'createdAt'
> & { attachments: MailAttachment[] }
/** Sends a mail, or throws if that fails. */
export type MailTransport = { send(mail: OutgoingMail): Promise<void> }

/** Loads the mailer with the first mail, since it takes some megabytes that no page needs. */
const loadMailer = async () => (await import('nodemailer')).default

const sendWithinMs = 60_000
const silenceMs = 20_000

function messageOf({ id, recipient, replyTo, subject, createdAt, ...content }: OutgoingMail) {
  const { text, html, attachments } = content
  const { name, email } = seller()
  return {
    from: { name, address: email },
    // The recipient is an object, so that a comma or bracket in it is not read as a second one.
    to: { name: '', address: recipient },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    attachments,
    date: new Date(createdAt),
    // The id is the same at every attempt, so that a mail that arrived before the connection broke
    // is recognised.
    messageId: `<${id}@${email.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Returns a transport that sends through the server of `SMTP_URL`. */
export function smtpTransport(url: string): MailTransport {
  const open = async () =>
    (await loadMailer()).createTransport({
      url,
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
      dnsTimeout: silenceMs,
    })
  let transporter: ReturnType<typeof open> | undefined
  return {
    async send(mail) {
      const opened = await (transporter ??= open())
      await opened.sendMail({ ...messageOf(mail), signal: AbortSignal.timeout(sendWithinMs) })
    },
  }
}

/**
 * Returns a transport that stores mails as complete `.eml` files, which any mail program opens.
 * Only the shop's user may read them, since their links give access.
 */
export function fileTransport(folder: string): MailTransport {
  const open = async () =>
    (await loadMailer()).createTransport({ streamTransport: true, buffer: true })
  let transporter: ReturnType<typeof open> | undefined
  return {
    async send(mail) {
      const { message } = await (await (transporter ??= open())).sendMail(messageOf(mail))
      const time = new Date(mail.createdAt).toISOString().replace(/[:.]/g, '-')
      const path = join(folder, `${time}-${mail.kind}-${mail.id}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
  }
}

/** Returns the transport that the settings configure. */
export function configuredTransport(): MailTransport {
  const { SMTP_URL, DATA_DIR } = settings()
  return SMTP_URL ? smtpTransport(SMTP_URL) : fileTransport(join(DATA_DIR, 'mail'))
}
