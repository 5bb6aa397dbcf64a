import type { ReadResult, ReadOptions } from '#app/shop/exchange/csv/csv-kind.ts'
import { ImportRefused } from '../import-refused.ts'
import { readHead } from '../text-file.server.ts'
import { readHeader, type OnixContext } from './onix-context.ts'
import { OnixParser, type FoundProduct } from './onix-parser.ts'
import { readProduct } from './onix-product.server.ts'
import { peekText, readXmlText } from './xml-text.server.ts'

/** These parts may come before the root element. */
const prolog = /^(?:\s+|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^]*?\]\s*)?>)/i
const onixRoot = /^<(?:[\w.-]+:)?(?:ONIXM\w*|product)[\s/>]/i

/**
 * Returns whether a file with these first bytes is ONIX for Books, or a single product of it. It is
 * also true if the root is not within these bytes; `readOnix` then decides.
 */
export function isOnix(firstBytes: Uint8Array): boolean {
  let text = peekText(firstBytes).trimStart()
  if (!text.startsWith('<')) return false
  for (let found = prolog.exec(text); found; found = prolog.exec(text))
    text = text.slice(found[0].length)
  return onixRoot.test(text) || text === '' || /^<[!?]/.test(text)
}

/**
 * Yields the products of an ONIX message (2.1, 3.0 or 3.1, reference or short tags). Only the file
 * is read: no document type is fetched, no entity of one is resolved. If the file is truncated or
 * endless, the last result states the line where reading stopped.
 * @throws {ImportRefused} if it is not a file, no text, or no ONIX.
 */
export async function* readOnix(
  path: string,
  options: ReadOptions,
  now: number,
): AsyncGenerator<ReadResult> {
  const parser = new OnixParser()
  const read = (found: FoundProduct) => {
    const context: Omit<OnixContext, 'note'> = { options, now, ...readHeader(parser.header) }
    return readProduct(found, context)
  }
  for await (const piece of readXmlText(path, await readHead(path))) {
    const found = parser.feed(piece)
    requireOnix(path, parser)
    for (const product of found) yield read(product)
    if (parser.stopped) break
  }
  for (const product of parser.end()) yield read(product)
  requireOnix(path, parser)
  if (parser.root === undefined)
    throw new ImportRefused('unknown-kind', `${path} is no ONIX message: it has no root element`)
  const { stopped } = parser
  if (!stopped) return
  const { line, fault } = stopped
  const sentence = `${fault.sentence}: nothing was read from here on`
  yield { line, key: '', name: '', reasons: [{ ...fault, sentence }], notes: [] }
}

function requireOnix(path: string, { root }: OnixParser) {
  if (root !== undefined && !/^(ONIXMessage|Product)$/.test(root))
    throw new ImportRefused(
      'unknown-kind',
      `${path} is no ONIX message: its root element is ${root.slice(0, 60)}`,
    )
}
