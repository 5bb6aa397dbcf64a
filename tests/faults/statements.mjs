// Counts the statements that the shop sends to its database, and kills the process at a place that a test names:
// `before 3` or `after 1 commit` is the number of the statement, of all or of those that begin with that word.
import { AsyncLocalStorage } from 'node:async_hooks'

export function placeOf(words) {
  const [, when, at, text] = /^(before|after) (\d+) ?(.*)$/.exec(words)
  return { when, left: Number(at), pattern: new RegExp(text, 'i') }
}

export const die = () => process.kill(process.pid, 'SIGKILL')

/** Only the statements of a request with the header are counted. */
export const marked = new AsyncLocalStorage()
// In a process without requests, the statements of transactions are counted that contain the text of the place.
const ofJobs = process.env.FAULT && placeOf(process.env.FAULT)
const touched = new Set()

function placeFor(text, connection) {
  const place = marked.getStore()
  if (place) return place.pattern.test(text) ? place : undefined
  if (!ofJobs) return undefined
  const isEnd = /^(commit|rollback)/i.test(text)
  const isMeant = isEnd ? touched.delete(connection) : ofJobs.pattern.test(text)
  if (isMeant && !isEnd && !/^select/i.test(text)) touched.add(connection)
  return isMeant ? ofJobs : undefined
}

/** Returns whether the process must end once this statement is done. For `before` it ends here. */
export function countStatement(text, connection) {
  const place = placeFor(text.trim(), connection)
  if (!place || --place.left !== 0) return false
  if (place.when === 'before') die()
  return true
}
