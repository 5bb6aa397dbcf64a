import { isolate } from '#app/i18n/text-direction.ts'
import { cutText, removeUnseen } from '#app/i18n/visitor-text.ts'
import { shopkeeper } from '#app/shop/operations/seller/shopkeeper.server.ts'
import type { MailPart } from './mail-text.ts'
import type { NewMail } from './outbox.server.ts'
import { shortMail } from './short-mail.server.ts'

/** Longer subjects are cut by mail programs. */
const longestSubject = 150

type ShopkeeperMail = {
  kind: string
  about: string
  subject: string
  content: MailPart[]
  /** Holds the address of a visitor to whom a reply goes. */
  replyTo?: string
}

/** Returns a subject of what visitors typed as one line without characters that turn the words around it. */
export const mailSubject = (subject: string): string =>
  cutText(removeUnseen(subject).replace(/\s+/g, ' ').trim(), longestSubject)

/** Matches FSI, a text and its PDI (UAX #9), which keep the text from turning what stands beside it. */
const isolated = /(\u2068[^\u2066-\u2069]*\u2069)/

/** Removes invisible characters, but not the whole isolates that keep a title or name apart. */
const cleanText = (text: string): string =>
  text
    .split(isolated)
    .map((part) => (isolated.test(part) ? isolate(removeUnseen(part)) : removeUnseen(part)))
    .join('')

/** Returns a mail to the shopkeeper. It repeats what visitors typed, but no character that turns the words around it. */
export function shopkeeperMail({
  kind,
  about,
  subject,
  content,
  replyTo,
}: ShopkeeperMail): NewMail {
  const recipient = { ...shopkeeper(), about }
  const mail = shortMail(kind, recipient, mailSubject(subject), content.map(cleanPart))
  return replyTo === undefined ? mail : { ...mail, replyTo }
}

type TableRows = Extract<MailPart, { kind: 'table' }>['rows']

function cleanPart(part: MailPart): MailPart {
  if (part.kind !== 'table') return { ...part, text: cleanText(part.text) }
  const { rows, sums = [] } = part
  return { kind: 'table', rows: cleanRows(rows), sums: cleanRows(sums) }
}

const cleanRows = (rows: TableRows): TableRows =>
  rows.map((row) => ({ ...row, cells: row.cells.map(cleanText) }))
