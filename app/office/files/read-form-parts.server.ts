/** The form is no multipart form, or ends before its last boundary. */
export class MalformedUpload extends Error {
  constructor() {
    super('the form is malformed')
  }
}
export class TooManyBytes extends Error {
  constructor() {
    super('the form has too many bytes')
  }
}

/** Holds a field of a form, or a file; `content` is read before the next part is. */
export type FormPart = {
  name: string
  fileName: string | undefined
  content: AsyncGenerator<Buffer<ArrayBuffer>>
}

/** Browsers send far less. */
const longestHead = 8 * 1024

/**
 * Reads a body up to marks. In memory are one piece that came in, and what may be the beginning of a mark: packages for
 * such forms have each file in memory until it is whole.
 */
class MarkedBody {
  #rest: Buffer<ArrayBuffer> = Buffer.alloc(0)
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  #left: number

  constructor(body: ReadableStream<Uint8Array>, mostBytes: number) {
    this.#reader = body.getReader()
    this.#left = mostBytes
  }

  async #readOn() {
    // The stream of a sender that is gone fails.
    const { done, value } = await this.#reader
      .read()
      .catch(() => ({ done: true, value: undefined }))
    if (done || !value) throw new MalformedUpload()
    this.#left -= value.byteLength
    if (this.#left < 0) throw new TooManyBytes()
    this.#rest = Buffer.concat([this.#rest, value])
  }

  #take(length: number): Buffer<ArrayBuffer> {
    const taken = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    return taken
  }

  /** Yields what comes before a mark, and drops the mark. @throws {MalformedUpload} for a body without it. */
  async *until(mark: string): AsyncGenerator<Buffer<ArrayBuffer>> {
    for (;;) {
      const at = this.#rest.indexOf(mark)
      if (at >= 0) {
        const last = this.#take(at)
        this.#take(mark.length)
        if (last.length > 0) yield last
        return
      }
      const certain = this.#rest.length - mark.length
      if (certain > 0) yield this.#take(certain)
      await this.#readOn()
    }
  }

  /** Returns the next bytes as text, one character for each. */
  async next(length: number): Promise<string> {
    while (this.#rest.length < length) await this.#readOn()
    return this.#take(length).toString('latin1')
  }

  /**
   * Reads the body to its end, because a browser shows the answer only once it has sent all. The server ends a request
   * that takes longer than a minute.
   */
  async drain(): Promise<void> {
    this.#rest = Buffer.alloc(0)
    this.#left = Infinity
    try {
      for (;;) {
        await this.#readOn()
        this.#rest = Buffer.alloc(0)
      }
    } catch {
      // The body is at its end, or is not sent any more.
    }
  }
}

const boundaryForm = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))/i

/**
 * Yields the parts of a form with files (RFC 7578), as they come in.
 * @throws {MalformedUpload | TooManyBytes} after it has read the rest of the body.
 */
export async function* readFormParts(
  request: Request,
  mostBytes: number,
): AsyncGenerator<FormPart> {
  const [, inQuotes, plain] = boundaryForm.exec(request.headers.get('Content-Type') ?? '') ?? []
  const boundary = inQuotes ?? plain
  if (boundary === undefined || !request.body) throw new MalformedUpload()
  const body = new MarkedBody(request.body, mostBytes)
  let isWhole = false
  try {
    if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes) throw new TooManyBytes()
    await readPartText(body.until(`--${boundary}`), longestHead)
    for (let next = await body.next(2); next !== '--'; next = await body.next(2)) {
      if (next !== '\r\n') throw new MalformedUpload()
      const head = await readPartText(body.until('\r\n\r\n'), longestHead)
      yield { ...namesOf(head), content: body.until(`\r\n--${boundary}`) }
    }
    isWhole = true
  } finally {
    if (!isWhole) await body.drain()
  }
}

/** @throws {MalformedUpload} for more bytes. */
export async function readPartText(
  content: AsyncIterable<Buffer>,
  mostBytes: number,
): Promise<string> {
  const pieces: Buffer[] = []
  let left = mostBytes
  for await (const piece of content) {
    left -= piece.length
    if (left < 0) throw new MalformedUpload()
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** Browsers write each name in quotation marks, and one within it as `%22` (HTML, multipart form data). */
function namesOf(head: string): Omit<FormPart, 'content'> {
  const disposition = head.split('\r\n').find((line) => /^content-disposition:/i.test(line))
  const pieces = (disposition ?? '').split('"')
  const parameter = (name: string) => {
    const before = pieces.findIndex((piece, n) => n % 2 === 0 && piece.endsWith(`; ${name}=`))
    return pieces[before < 0 ? pieces.length : before + 1]?.replaceAll('%22', '"')
  }
  const name = parameter('name')
  if (name === undefined) throw new MalformedUpload()
  return { name, fileName: parameter('filename') }
}
