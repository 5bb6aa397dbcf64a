/** An open message waits for staff; a closed one needs no answer. */
export const messageStates = ['open', 'answered', 'closed'] as const
export type MessageState = (typeof messageStates)[number]

/** Returns the state of a message. One that is opened again after an answer waits for a further one. */
export const stateOfMessage = (message: {
  closedAt: number | null
  answers: number
}): MessageState =>
  message.closedAt === null ? 'open' : message.answers > 0 ? 'answered' : 'closed'
