import type { Writable } from 'node:stream'

/**
 * A command prints here. With `isTTY` it shows progress; `drained` waits for a slow reader;
 * `isClosed` is true after the reader has closed the output.
 */
export type Out = {
  write: (text: string) => unknown
  isTTY?: boolean | undefined
  drained?: () => Promise<void>
  isClosed?: () => boolean
}

/** Data of the shop may contain characters that control a terminal or change the text direction. */
const controlCharacters = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu

/** Returns text of the shop's data as one line without control characters. */
export const printable = (text: string) => text.replace(controlCharacters, ' ')

/** Returns a code of the shop as words, in English like all that a command says: `part-refunded`. JSON has the codes. */
export const wordsOf = (code: string) => code.replaceAll('-', ' ')

export const printJson = (out: Out, rows: unknown) =>
  out.write(`${JSON.stringify(rows, null, 2)}\n`)

/** Waits for the reader, so that the output is not buffered in memory. */
export async function printEach(texts: AsyncIterable<string>, out: Out) {
  for await (const text of texts) {
    if (out.isClosed?.()) return
    out.write(text)
    await out.drained?.()
  }
}

/** Yields the text that {@link printJson} prints of all rows, one row at a time. */
export async function* jsonOfEach(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify([row], null, 2).slice(2, -2)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** Overwrites its own line, on a terminal only. */
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
 * Prints to a stream without control characters. If the reader closes it (`shop orders | head`),
 * the command still completes.
 */
export function printerOf(stream: Writable & { isTTY?: boolean }): Printer {
  let failed: NodeJS.ErrnoException | undefined
  stream.on('error', (error) => (failed ??= error))
  const { isTTY = false } = stream
  const allowed = isTTY ? '\n\t\r' : '\n\t'
  const without = (text: string) =>
    text.replace(/\p{Cc}/gu, (sign) => (allowed.includes(sign) ? sign : ''))
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
