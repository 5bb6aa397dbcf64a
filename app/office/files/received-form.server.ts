import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { cleanField } from '#app/http/read-form.server.ts'
import { removeUnseen } from '#app/i18n/visitor-text.ts'

/** Limits a form with files. The server ends a request that is not complete within a minute. */
export type UploadLimits = {
  /** Limits the fields for files, those without a chosen file included. */
  files: number
  bytesOfFile: number
  bytes: number
  /** Limits each of the other fields; 64 KB if it is left out. */
  bytesOfField?: number
}

export type UploadRefusal = 'too-many' | 'too-large' | 'malformed'

/** These limit the fields beside the files. */
const mostFields = 200
const usualBytesOfField = 64 * 1024

/** A name may have 255 bytes; each of these characters has at most three. */
const longestName = 80

/** Receives a form with files (RFC 7578). Each file is written under its own name, in a folder, as it comes in. */
export class ReceivedForm {
  readonly form = new URLSearchParams()
  readonly files: string[] = []
  /** Names the field of each of the files. */
  readonly fields: string[] = []
  readonly #writing: Promise<void>[] = []
  #refusal: UploadRefusal | undefined
  #failure: Error | undefined

  constructor(
    private readonly limits: UploadLimits,
    private readonly folder: string,
  ) {}

  /**
   * Reads to the end, or until the form is refused, and returns why it is.
   * @param type Is the type of the form with its boundary.
   * @throws {Error} if a file cannot be written.
   */
  async receive(
    type: string,
    pieces: AsyncIterable<Uint8Array>,
  ): Promise<UploadRefusal | undefined> {
    try {
      await pipeline(this.#untilRefused(pieces), this.#createParser(type))
    } catch {
      this.#refuse('malformed')
    }
    await Promise.all(this.#writing)
    if (this.#failure) throw this.#failure
    return this.#refusal
  }

  /** @throws {Error} for a type that is none of a form, or lacks its boundary. */
  #createParser(type: string): busboy.Busboy {
    const { files, bytesOfFile, bytesOfField = usualBytesOfField } = this.limits
    // The parser cuts what has as many bytes as its limit.
    const sizes = { fileSize: bytesOfFile + 1, fieldSize: bytesOfField + 1 }
    const parser = busboy({
      headers: { 'content-type': type },
      defParamCharset: 'utf8',
      preservePath: true,
      limits: { files, fields: mostFields, ...sizes },
    })
    return parser
      .on('filesLimit', () => this.#refuse('too-many'))
      .on('fieldsLimit', () => this.#refuse('malformed'))
      .on('field', (name, text, { valueTruncated }) => this.#addField(name, text, valueTruncated))
      .on('file', (name, content, { filename }) => {
        // The parser destroys a file that breaks off; who writes it may not have begun.
        content.on('error', () => undefined).on('limit', () => this.#refuse('too-large'))
        // A parser that found a fault still reads the piece in which it was.
        if (parser.destroyed || !this.#isNamed(name) || !filename) return content.resume()
        const written = this.#write(name, filename, content).catch((error: Error) => {
          if (parser.errored) return
          this.#failure = error
          parser.destroy(error)
        })
        this.#writing.push(written)
      })
  }

  #refuse(reason: UploadRefusal) {
    this.#refusal ??= reason
  }

  async *#untilRefused(pieces: AsyncIterable<Uint8Array>) {
    let left = this.limits.bytes
    for await (const piece of pieces) {
      left -= piece.byteLength
      if (left < 0) this.#refuse('too-large')
      if (this.#refusal) return
      yield piece
    }
  }

  /** The parser also yields parts without a name, which the RFC does not allow. */
  #isNamed(name: string | undefined): name is string {
    if (name === undefined) this.#refuse('malformed')
    return name !== undefined
  }

  #addField(name: string | undefined, text: string, isCut: boolean) {
    if (isCut) this.#refuse('malformed')
    if (this.#isNamed(name)) this.form.append(cleanField(withQuotes(name)), cleanField(text))
  }

  async #write(name: string, fileName: string, content: Readable) {
    const path = join(this.folder, String(this.files.length), cleanName(withQuotes(fileName)))
    this.files.push(path)
    this.fields.push(withQuotes(name))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
}

/** Browsers write a quotation mark in a name as `%22` (HTML, multipart form data). */
const withQuotes = (name: string) => name.replaceAll('%22', '"')

/** Returns the name under which a file is stored. */
export function cleanName(fileName: string): string {
  const name = removeUnseen(basename(fileName.replaceAll('\\', '/'))).replace(
    /[^\p{L}\p{N} ._-]/gu,
    '_',
  )
  // The path of a folder is no name of a file.
  return /^\.*$/.test(name) ? 'file' : name.slice(-longestName)
}
