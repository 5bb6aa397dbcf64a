import { inflateSync } from 'node:zlib'
import { FileRefused } from './file-refused.ts'

/** The packed objects of a PDF may have this many bytes together, as they are unpacked in memory. */
const mostUnpacked = 64 * 1024 * 1024
/** The dictionary of a stream stands before it, within this many bytes. */
const longestDictionary = 16 * 1024

/**
 * Checks the packed objects of a PDF before a library unpacks them without a limit.
 * @throws {FileRefused} if they are a bomb, or packed in a way that cannot be checked.
 */
export function checkPackedObjects(bytes: Buffer): void {
  let left = mostUnpacked
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.toString('latin1', at - 3, at) === 'end') continue
    const dictionary = dictionaryBefore(bytes, at)
    if (!/\/(ObjStm|XRef)\b/.test(dictionary)) continue
    const filter = filterIn(dictionary)
    if (filter === undefined) continue
    if (filter !== 'FlateDecode')
      throw new FileRefused(`packs its objects in a way that cannot be checked (${filter})`)
    left -= unpackedSize(bytes.subarray(startOfStream(bytes, at)), left)
  }
}

/** Returns the name of the filter, or the list of several, or `''` for a reference; undefined if there is none. */
function filterIn(dictionary: string): string | undefined {
  const [, rest] = dictionary.split('/Filter', 2)
  const value = rest?.trimStart()
  if (value === undefined) return undefined
  const list = value.startsWith('[') ? value.slice(1).split(']', 1)[0]! : value.slice(0, 40)
  const [first = '', second] = list.trim().split('/').slice(1)
  const name = first.match(/^\w*/)![0]
  return value.startsWith('[') && second !== undefined ? list.trim() : name
}

/** Returns the text back to the beginning of the object; a name may hide its letters, as in `/Obj#53tm`. */
function dictionaryBefore(bytes: Buffer, at: number): string {
  const text = bytes.toString('latin1', Math.max(0, at - longestDictionary), at)
  return text
    .slice(text.lastIndexOf(' obj') + 1)
    .replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}

function startOfStream(bytes: Buffer, at: number): number {
  const start = at + 'stream'.length
  if (bytes[start] === 0x0d && bytes[start + 1] === 0x0a) return start + 2
  return bytes[start] === 0x0a || bytes[start] === 0x0d ? start + 1 : start
}

function unpackedSize(packed: Buffer, most: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) }).length
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new FileRefused('unpacks its objects to more than 64 MB')
    // The library reports damaged data itself.
    return 0
  }
}
