import { readImageFacts } from './image-type.ts'
import { notSvg, readSvg } from './read-svg.ts'

const mostBytes = 100 * 1024
const mostPixels = 2_000

type PictureType = 'png' | 'jpeg' | 'svg'

/** The size of an SVG is in its own units. */
export type ReadPicture<Type = PictureType> = {
  type: Type
  width: number
  height: number
  /** An SVG is without a byte order mark. */
  bytes: Buffer
}

/** A picture is refused for its size in bytes, its type, its size in pixels, or what it holds. */
type PictureReason = 'large' | 'type' | 'pixels' | 'content'

type Reading<Type> =
  { ok: true; picture: ReadPicture<Type> } | { ok: false; fault: string; reason: PictureReason }

const typeNames = { png: 'PNG', jpeg: 'JPEG', svg: 'SVG' }

const joined = (names: string[], word: string) =>
  `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`

const noneOf = (names: string[]) =>
  `is neither ${joined(
    names.map((name) => (name === 'SVG' ? `an ${name}` : `a ${name}`)),
    'nor',
  )} file`

/**
 * Reads a picture of the shop's own, which is one of these types and has at most 100 KB. A fault continues a sentence
 * that begins with what the picture is for.
 */
export function readPicture<Type extends PictureType>(
  bytes: Buffer,
  types: readonly Type[],
): Reading<Type> {
  if (bytes.length > mostBytes)
    return refused('large', `has ${Math.ceil(bytes.length / 1024)} KB; at most 100 KB are allowed`)
  const facts = readImageFacts(bytes) ?? readSvgFacts(bytes)
  const names = types.map((one) => typeNames[one])
  if ('fault' in facts)
    return facts.fault === notSvg ? refused('type', noneOf(names)) : refused('content', facts.fault)
  const type = types.find((one) => one === facts.type)
  if (!type)
    return refused(
      'type',
      `must be a ${joined(names, 'or')} file, and is ${facts.type.toUpperCase()}`,
    )
  const { width, height } = facts
  if (type !== 'svg' && Math.max(width, height) > mostPixels)
    return refused('pixels', `has ${width} × ${height} pixels; at most 2000 × 2000 are allowed`)
  return { ok: true, picture: { type, width, height, bytes: withoutMark(bytes) } }
}

const refused = (reason: PictureReason, fault: string) => ({ ok: false as const, reason, fault })

function readSvgFacts(bytes: Buffer) {
  const read = readSvg(withoutMark(bytes).toString('utf8'))
  return read.ok ? { ...read, type: 'svg' as const } : { fault: read.fault }
}

const byteOrderMark = Buffer.from('\uFEFF')

const withoutMark = (bytes: Buffer) =>
  bytes.subarray(0, 3).equals(byteOrderMark) ? bytes.subarray(3) : bytes
