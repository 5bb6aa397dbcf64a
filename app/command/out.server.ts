import type { Writable } from 'node:stream'

/**
 * Where a command prints. `isTTY` asks for lines of progress; `drained` waits until a slow reader has taken
 * what was written; `isClosed` tells that nobody reads on.
 */
export type Out = {
  write: (text: string) => unknown
  isTTY?: boolean | undefined
  drained?: () => Promise<void>
  isClosed?: () => boolean
}

/** What steers a terminal, or turns the direction of a line around: the shop's data may hold it. */
const steering = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu

/** Text of the shop's data as one harmless line. */
export const printable = (text: string) => text.replace(steering, ' ')

/** A list for programs. */
export const printJson = (out: Out, rows: unknown) =>
  out.write(`${JSON.stringify(rows, null, 2)}\n`)

/** A line that is written over itself, on a terminal only. */
export function progressOn(out: Out) {
  let shown = 0
  const clear = () => {
    if (shown > 0) out.write(`\r${' '.repeat(shown)}\r`)
    shown = 0
  }
  return {
    show: (text: string) => {
      if (!out.isTTY) return
      clear()
      out.write(text)
      shown = text.length
    },
    clear,
  }
}

export type Printer = Required<Pick<Out, 'write' | 'drained' | 'isClosed'>> &
  Out & { fault: () => Error | undefined }

/**
 * Prints on a stream of this process: without control characters, whatever a command forgot, and quietly
 * where the reader went away (`shop orders | head`): what was begun is still done.
 */
export function printerOf(stream: Writable & { isTTY?: boolean }): Printer {
  let failed: NodeJS.ErrnoException | undefined
  stream.on('error', (error) => (failed ??= error))
  const { isTTY = false } = stream
  const kept = isTTY ? '\n\t\r' : '\n\t'
  const without = (text: string) =>
    text.replace(/\p{Cc}/gu, (sign) => (kept.includes(sign) ? sign : ''))
  return {
    isTTY,
    write: (text) => (failed ? true : stream.write(without(text))),
    isClosed: () => failed !== undefined,
    fault: () => (failed?.code === 'EPIPE' ? undefined : failed),
    drained: () =>
      new Promise((done) => {
        if (failed || !stream.writableNeedDrain) return done()
        const end = () => {
          stream.off('drain', end).off('error', end).off('close', end)
          done()
        }
        stream.on('drain', end).on('error', end).on('close', end)
      }),
  }
}
