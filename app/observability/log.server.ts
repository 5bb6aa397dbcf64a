import { destination, pino, stdTimeFunctions } from 'pino'
import { describeError } from './described-error.ts'
import { readableLine } from './readable-line.ts'
import { requestAtWork } from './request-scope.server.ts'

/**
 * The limit is in bytes. If the lines are not read, further ones are dropped, because logging must not stop the shop.
 */
const mostWaiting = 1_000_000
/** Writes of up to this many bytes by several processes into one pipe are atomic (POSIX, PIPE_BUF). */
const undividedBytes = 4096
/** A line waits this long for others to be written with it, because a write costs as much as the rest of a line. */
const waitMs = 100

const longestText = 1000

/** Cuts each value to the length that identifies it. The message of an error has a limit of its own. */
const cutTexts = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.slice(0, longestText) : value,
    ]),
  )

/** Escapes DEL and the control characters above it, which JSON does not escape and which control a terminal. */
const escaped = (text: string) =>
  text.replace(/[^\P{Cc}\n]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

function toPerson(json: string) {
  const { level, text: raw } = readableLine(json)
  const text = escaped(raw)
  if (level === 'error' || level === 'fatal') console.error(text)
  else if (level === 'warn') console.warn(text)
  else console.info(text)
}

const lines = { write: toPerson }

/**
 * Logs constant messages with fields: never a name, an address of a person or of a machine, a query, a cookie or a
 * token. The lines are for a person until {@link logAsJson} is called.
 */
export const log = pino(
  {
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }), log: cutTexts },
    serializers: { err: describeError },
    // A copy is returned, because pino assigns the fields of the line to it.
    mixin: () => ({ ...requestAtWork() }),
  },
  lines,
)

/** Writes each further line as JSON to the standard output, as a served shop does. */
export function logAsJson(level: string) {
  const output = destination({
    dest: 1,
    sync: false,
    maxLength: mostWaiting,
    minLength: undividedBytes / 2,
    maxWrite: undividedBytes,
    periodicFlush: waitMs,
  })
  log.level = level
  lines.write = (json) => void output.write(escaped(json))
  // When the process exits, the output may be closed before the last line is logged.
  output.on('close', () => (lines.write = toPerson))
}
