import { foldEmail } from '#app/i18n/email.ts'
import {
  findContactMessage,
  type StoredMessage,
} from '#app/shop/content/contact/list-messages.server.ts'
import { findCustomerByEmail } from '#app/shop/lifecycle/find-customers.server.ts'
import {
  listMailAbout,
  stateOfMail,
  type MailState,
} from '#app/shop/messaging/mail/manage-mail.server.ts'
import {
  listOrders,
  type ListedOrder,
} from '#app/shop/ordering/order-management/list-orders.server.ts'

/** A page shows so many of the last orders, with a link to all of them. */
const mostOrders = 5

export type MessagePageData = {
  message: Omit<StoredMessage, 'answers'> & {
    /** The state of the mail is unknown once its row was deleted, 30 days after it was sent. */
    answers: (StoredMessage['answers'][number] & { mail?: MailState | undefined })[]
  }
  /** The account with the address of the message, which anybody may have typed. */
  customer?: { id: string; name: string } | undefined
  orders: ListedOrder[]
}

/** Returns a message with what belongs to its address; undefined if there is none. */
export async function findMessage(id: string, now: number): Promise<MessagePageData | undefined> {
  const message = await findContactMessage(id)
  if (!message) return undefined
  const email = foldEmail(message.email)
  const [customer, orders, states] = await Promise.all([
    findCustomerByEmail(email),
    listOrders({ now, email, limit: mostOrders }),
    findMailStates(message.answers.map((answer) => answer.id)),
  ])
  const answers = message.answers.map((answer) => ({ ...answer, mail: states.get(answer.id) }))
  return { message: { ...message, answers }, customer, orders }
}

async function findMailStates(answers: string[]): Promise<Map<string, MailState>> {
  if (answers.length === 0) return new Map()
  const mails = await listMailAbout(answers)
  return new Map(mails.map((mail) => [mail.about, stateOfMail(mail)]))
}
