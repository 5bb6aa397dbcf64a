import { inflateSync } from 'node:zlib'
import { FileRefused } from './file-refused.ts'
import type { PdfObject } from './pdf-objects.server.ts'
import { damaged, isSpace } from './pdf-tokens.server.ts'

/** The packed objects of a PDF may have this many bytes together, as they are unpacked in memory. */
export const mostUnpacked = 64 * 1024 * 1024
/** The number and the place of a packed object have at most so many bytes. */
const longestHead = 32

/** A stream with these entries is one of packed objects for some viewers, whatever its type is. */
export const isPacked = ({ entries, stream }: PdfObject): boolean =>
  stream !== undefined && entries.has('N') && entries.has('First')

/**
 * Unpacks packed objects.
 * @throws {FileRefused} if they are a bomb, or packed in a way that cannot be checked.
 */
export function unpackObjects(bytes: Buffer, { entries, stream }: PdfObject, left: number) {
  if (entries.get('Type') !== '/ObjStm')
    throw new FileRefused('packs its objects in a way that cannot be checked (without their type)')
  const [, filter] = /^\[?\/?(.*?)\]?$/.exec(entries.get('Filter') ?? '')!
  const other = ['DecodeParms', 'DP', 'F', 'FFilter'].find((key) => entries.has(key))
  const isKnown = filter === 'FlateDecode' || (filter === '' && stream!.isExact)
  if (!isKnown || other !== undefined)
    throw new FileRefused(`packs its objects in a way that cannot be checked (${other ?? filter})`)
  const packed = bytes.subarray(stream!.start, stream!.end)
  const unpacked = filter === '' ? packed : inflate(packed, left)
  if (unpacked.length > left) throw tooLarge()
  return { unpacked, heads: readHeads(unpacked, entries) }
}

const tooLarge = () => new FileRefused('unpacks its objects to more than 64 MB', 'bomb')

function inflate(packed: Buffer, most: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge()
    throw damaged('objects that cannot be unpacked')
  }
}

/** Reads the numbers and places, which stand before the objects. */
function readHeads(unpacked: Buffer, entries: PdfObject['entries']) {
  const [count, first] = [entries.get('N')!, entries.get('First')!]
  const isCounted = /^\d{1,5}$/.test(count) && /^\d{1,7}$/.test(first)
  if (!isCounted || Number(first) > longestHead * (Number(count) + 1))
    throw damaged('packed objects that are not counted')
  const numbers = unpacked.toString('latin1', 0, Number(first)).match(/\S+/g) ?? []
  if (numbers.length !== 2 * Number(count) || !numbers.every((one) => /^\d{1,10}$/.test(one)))
    throw damaged('packed objects that are not counted')
  const heads = Array.from({ length: Number(count) }, (_, index) => {
    let start = Number(first) + Number(numbers[2 * index + 1])
    while (isSpace(unpacked[start])) start++
    return { number: Number(numbers[2 * index]), start }
  })
  if (heads.some(({ start }, index) => index > 0 && start <= heads[index - 1]!.start))
    throw damaged('an object within another')
  return heads
}
