// Loaded before the shop (`node --import`): stands between it and its two drivers, its clock and its files, and
// kills the process at a place that a test names. Nothing of it is in the shop.
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { PostgresDriver, SqliteDriver } from 'kysely'

/** `before 3`, `after 1 commit`: which statement, of all or of those that begin so. */
function placeOf(words) {
  const [, when, at, text] = /^(before|after) (\d+) ?(.*)$/.exec(words)
  return { when, left: Number(at), pattern: new RegExp(text, 'i') }
}

const die = () => process.kill(process.pid, 'SIGKILL')

// Of a request that says so itself, what it does is counted, and nothing beside it.
const marked = new AsyncLocalStorage()
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
function countStatement(text, connection) {
  const place = placeFor(text, connection)
  if (!place || --place.left !== 0) return false
  if (place.when === 'before') die()
  return true
}

function watch(connection) {
  const execute = connection.executeQuery
  if (Object.hasOwn(connection, 'executeQuery')) return connection
  connection.executeQuery = async function (query, ...rest) {
    const isLast = countStatement(query.sql.trim(), this)
    const result = await execute.call(this, query, ...rest)
    if (isLast) die()
    return result
  }
  return connection
}

for (const { prototype } of [SqliteDriver, PostgresDriver]) {
  const acquire = prototype.acquireConnection
  prototype.acquireConnection = async function () {
    return watch(await acquire.call(this))
  }
}

const { rename } = fs
fs.rename = async (from, to) => {
  if (process.env.FAULT_RENAME && to.endsWith(process.env.FAULT_RENAME)) die()
  return rename(from, to)
}
syncBuiltinESMExports()

let ahead = 0
const TrueDate = Date
globalThis.Date = class extends TrueDate {
  constructor(...parts) {
    if (parts.length > 0) super(...parts)
    else super(TrueDate.now() + ahead)
  }
  static now() {
    return TrueDate.now() + ahead
  }
}

subscribe('http.server.request.start', ({ request: { headers } }) => {
  const { 'x-fault': fault, 'x-clock': clock } = headers
  if (clock !== undefined) ahead = Number(clock)
  marked.enterWith(fault === undefined ? undefined : placeOf(fault))
})
