import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutboxTable } from '#app/database/tables.ts'
import { settings } from '#app/settings.server.ts'
import { seller } from '../seller/seller.server.ts'

export type OutgoingMail = Pick<
  OutboxTable,
  'id' | 'kind' | 'recipient' | 'replyTo' | 'subject' | 'text' | 'html' | 'createdAt'
>
/** Hands a mail on; throws where it could not. */
export type MailTransport = { send(mail: OutgoingMail): Promise<void> }

/** With the first mail, since it is some megabytes that no page needs. */
const loadMailer = async () => (await import('nodemailer')).default

const sendWithinMs = 60_000
const silenceMs = 20_000

function messageOf({ id, recipient, replyTo, subject, text, html, createdAt }: OutgoingMail) {
  const { name, email } = seller()
  return {
    from: { name, address: email },
    // As an object, so that no comma or bracket in it is read as a second recipient.
    to: { name: '', address: recipient },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    date: new Date(createdAt),
    // The same at every attempt: a mail that did arrive before the connection broke is known again.
    messageId: `<${id}@${email.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Sends through the server that `SMTP_URL` names. */
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
 * Keeps mails as `.eml` files, which any mail program opens; a file is there whole or not at all. Links in
 * them open doors, so that nobody but the shop's own user may read them.
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

/** The way out that the settings name. */
export function configuredTransport(): MailTransport {
  const { SMTP_URL, DATA_DIR } = settings()
  return SMTP_URL ? smtpTransport(SMTP_URL) : fileTransport(join(DATA_DIR, 'mail'))
}
