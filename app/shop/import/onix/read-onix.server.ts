import type { ReadResult, ReadOptions } from '../csv-kind.ts'
import { ImportRefused } from '../import-refused.ts'
import { readHead } from '../text-file.server.ts'
import { readHeader, type OnixContext } from './onix-context.ts'
import { OnixParser, type FoundProduct } from './onix-parser.ts'
import { readProduct } from './onix-product.server.ts'
import { peekText, readXmlText } from './xml-text.server.ts'

/** What may stand before the root element. */
const prolog = /^(?:\s+|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^]*?\]\s*)?>)/i
const onixRoot = /^<(?:[\w.-]+:)?(?:ONIXM\w*|product)[\s/>]/i

/**
 * Whether a file that begins so is ONIX for Books, or a bare product of it. True, too, where so much stands
 * before the root that it cannot be seen: `readOnix` tells then.
 */
export function isOnix(firstBytes: Uint8Array): boolean {
  let text = peekText(firstBytes).trimStart()
  if (!text.startsWith('<')) return false
  for (let found = prolog.exec(text); found; found = prolog.exec(text))
    text = text.slice(found[0].length)
  return onixRoot.test(text) || text === '' || /^<[!?]/.test(text)
}

/**
 * The products of an ONIX message (2.1, 3.0 or 3.1, reference or short tags), one at a time. Nothing but the
 * file is read: no document type is fetched, no entity of one is resolved. Where the file breaks off, or goes
 * on without end, the last answer says from which line on nothing was read.
 * @throws {ImportRefused} for what is no file, no text, or no ONIX.
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
    throw new ImportRefused('unknown-kind', `${path} is no ONIX message: it has no root element.`)
  const { stopped } = parser
  if (!stopped) return
  const reasons = [`${stopped.reason}: nothing was read from here on`]
  yield { line: stopped.line, key: '', name: '', reasons, notes: [] }
}

function requireOnix(path: string, { root }: OnixParser) {
  if (root !== undefined && !/^(ONIXMessage|Product)$/.test(root))
    throw new ImportRefused(
      'unknown-kind',
      `${path} is no ONIX message: its root element is ${root.slice(0, 60)}.`,
    )
}
