import { destination, pino, stdTimeFunctions } from 'pino'
import { describeError } from './described-error.ts'
import { readableLine } from './readable-line.ts'
import { requestAtWork } from './request-scope.server.ts'

/** Bytes that may wait where nobody takes the lines; more of them are dropped, since a shop outlives its log. */
const mostWaiting = 1_000_000
/** A pipe that several processes write into parts no piece of up to this size (POSIX, PIPE_BUF). */
const undividedBytes = 4096
/** So long a line waits for others, to be written with them: a write costs as much as all else of a line. */
const waitMs = 100

const longestText = 1000

/** No more of a value than says what it is; the message of what was thrown has a limit of its own. */
const cutTexts = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.slice(0, longestText) : value,
    ]),
  )

/** JSON lets DEL and the controls above it stand, and they steer a terminal. */
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
 * What the shop says of itself. Constant words, and fields beside them: never a name, an address of a person or of a
 * machine, a query, a cookie or a token. For a person until {@link logAsJson} is called.
 */
export const log = pino(
  {
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }), log: cutTexts },
    serializers: { err: describeError },
    // A copy, since what a line says is laid over it.
    mixin: () => ({ ...requestAtWork() }),
  },
  lines,
)

/** From now on each line is JSON on the standard output, as a served shop writes it. */
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
  // At the very end it may be before the last line.
  output.on('close', () => (lines.write = toPerson))
}
