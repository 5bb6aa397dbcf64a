// Is loaded before the shop (`node --import`), wraps its two drivers, its clock and its files, and kills the process
// at a place that a test names. The shop itself contains nothing of it.
import { subscribe } from 'node:diagnostics_channel'
import fs from 'node:fs/promises'
import { register, syncBuiltinESMExports } from 'node:module'
import pg from 'pg'
import { countStatement, die, marked, placeOf } from './statements.mjs'

register('./driver-hook.mjs', import.meta.url)

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (text, ...rest) {
  // The shop queries with promises; queries of the pool itself are not counted.
  if (typeof rest.at(-1) === 'function') return query.call(this, text, ...rest)
  const isLast = countStatement(text.text ?? text, this)
  const answer = query.call(this, text, ...rest)
  return isLast ? Promise.resolve(answer).then(die) : answer
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
