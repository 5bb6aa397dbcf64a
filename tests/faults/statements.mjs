// Counts the statements that the shop sends to its database, and kills the process at a place that a test names:
// `before 3`, `after 1 commit` is which one, of all or of those that begin so.
import { AsyncLocalStorage } from 'node:async_hooks'

export function placeOf(words) {
  const [, when, at, text] = /^(before|after) (\d+) ?(.*)$/.exec(words)
  return { when, left: Number(at), pattern: new RegExp(text, 'i') }
}

export const die = () => process.kill(process.pid, 'SIGKILL')

/** Of a request that says so itself, what it does is counted, and nothing beside it. */
export const marked = new AsyncLocalStorage()
// Of a process that no request comes to: what stands in transactions that touch what the place names.
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

/** Whether the process is to die once this statement is done; before it, it dies here. */
export function countStatement(text, connection) {
  const place = placeFor(text.trim(), connection)
  if (!place || --place.left !== 0) return false
  if (place.when === 'before') die()
  return true
}
