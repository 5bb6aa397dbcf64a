import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { withUpload } from '#app/office/files/read-upload.server.ts'

const limits = { files: 2, bytesOfFile: 1000, bytes: 500_000, bytesOfField: 1000 }

type Given = {
  /** In bytes. */
  pieceLength?: number
  headers?: Record<string, string>
  /** Is called before each piece, with the number of those that were sent; what it throws breaks the body off. */
  beforePiece?: (sent: number) => void | Promise<void>
}

function aRequest(body: string, { pieceLength = 1000, headers, beforePiece }: Given = {}) {
  const bytes = new TextEncoder().encode(body)
  let sent = 0
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await beforePiece?.(sent)
      const piece = bytes.subarray(sent * pieceLength, ++sent * pieceLength)
      if (piece.length === 0) controller.close()
      else controller.enqueue(piece)
    },
  })
  const type = { 'Content-Type': 'multipart/form-data; charset=utf-8; boundary="x y"' }
  const init = { method: 'POST', body: stream, duplex: 'half' as const }
  const request = new Request('http://shop.test/', { ...init, headers: { ...type, ...headers } })
  return { request, sent: () => sent }
}

const part = (disposition: string, content = '', header = '') =>
  `--x y\r\n${header}Content-Disposition: form-data${disposition}\r\n\r\n${content}\r\n`
const aField = (name: string, content: string) => part(`; name="${name}"`, content)
const aFile = (fileName: string, content = '') =>
  part(`; name="f"; filename="${fileName}"`, content, 'Content-Type: application/octet-stream\r\n')
const end = '--x y--\r\n'

const read = (request: Request, most: Partial<typeof limits> = {}) =>
  withUpload(request, { ...limits, ...most }, (upload) =>
    Promise.resolve(
      upload.ok
        ? {
            form: [...upload.form],
            files: upload.files.map((path, n) => [
              ...[upload.fields[n], basename(path), readFileSync(path, 'utf8')],
            ]),
          }
        : upload.reason,
    ),
  )

const uploads = () => join(process.env.DATA_DIR!, 'uploads')
const bytesOfUploads = () =>
  readdirSync(uploads(), { recursive: true, encoding: 'utf8' })
    .map((path) => statSync(join(uploads(), path)))
    .reduce((sum, found) => sum + (found.isFile() ? found.size : 0), 0)
afterEach(() => expect(readdirSync(uploads())).toEqual([]))

describe('a form with files', () => {
  test.each([1, 2, 7, 31, 1000])('is read in pieces of %i bytes', async (pieceLength) => {
    const body = `${aField('é', '\r\n--x\r\n-\0ü')}${aFile('ré.csv', 'a,ü')}${aFile('ré.csv')}${end}`
    const { request } = aRequest(body, { pieceLength })
    expect(await read(request)).toEqual({
      form: [['é', '\r\n--x\r\n-ü']],
      files: [
        ['f', 'ré.csv', 'a,ü'],
        ['f', 'ré.csv', ''],
      ],
    })
  })

  test.each([
    ['../../etc/rain.csv', 'rain.csv'],
    ['C:\\books\\rain.csv', 'rain.csv'],
    ['..', 'file'],
    ['a %22b%22; name=c.csv', 'a _b__ name_c.csv'],
    ['書'.repeat(120), '書'.repeat(80)],
    [`e.csv"; filename*=UTF-8''%e2%82%ac%20rain.csv; a="`, '_ rain.csv'],
  ])('has a file that was called %j at its sender', async (fileName, name) => {
    const { request } = aRequest(aFile(fileName, 'a') + end)
    expect(await read(request)).toMatchObject({ files: [['f', name, 'a']] })
  })

  test('has no file where none was chosen', async () => {
    const { request } = aRequest(aFile('') + aField('a%22', '1') + end)
    expect(await read(request)).toEqual({ form: [['a"', '1']], files: [] })
  })

  test.each([
    ['that lacks its end', aFile('a', 'b')],
    ['that breaks off in a file', aFile('a', 'b').slice(0, -5)],
    ['that breaks off in a header', `${aField('a', 'b')}--x y\r\nContent-Dis`],
    ['with half an end', `${aFile('a', 'b')}--x y-`],
    ['with a field without a name', `${part('', 'b')}${end}`],
    ['with a file without a name', `${part('; filename="a"', 'b')}${end}`],
    ['with a header of 20 KB', `${part('; name="a"', 'b', `A: ${'a'.repeat(20_480)}\r\n`)}${end}`],
    [
      'with a malformed header before a file',
      `--x y\r\nA\r\n\r\nb\r\n${aFile('a', 'b'.repeat(1000))}${end}`,
    ],
    ['with a field that is too long', aField('a', 'b'.repeat(1001)) + end],
    ['with 10,000 fields', aField('a', '').repeat(10_000) + end],
    ['that is none', 'a=b'],
  ])('%s is malformed', async (_, body) => {
    expect(await read(aRequest(body).request)).toBe('malformed')
  })

  test.each(['multipart/form-data', 'multipart/form-data-x; boundary="x y"', 'text/plain'])(
    'of type %s is malformed',
    async (type) => {
      const { request } = aRequest(end, { headers: { 'Content-Type': type } })
      expect(await read(request)).toBe('malformed')
    },
  )

  test('is refused beyond its number of files, those that were not chosen included', async () => {
    expect(await read(aRequest(aFile('').repeat(3) + end).request)).toBe('too-many')
    expect(await read(aRequest(aFile('a').repeat(2) + end).request)).toHaveProperty(
      'files.length',
      2,
    )
  })

  test('is refused for a file of more bytes than the limit', async () => {
    expect(await read(aRequest(aFile('a', 'b'.repeat(1001)) + end).request)).toBe('too-large')
  })

  test('has files and fields of as many bytes as the limits', async () => {
    const [content, text] = ['b'.repeat(400_000), 'c'.repeat(1000)]
    const body = aFile('a', content) + aField('d', text) + end
    const { request } = aRequest(body, { pieceLength: body.length })
    expect(await read(request, { bytesOfFile: content.length })).toEqual({
      form: [['d', text]],
      files: [['f', 'a', content]],
    })
  })

  // The second of these lengths is not that of the body.
  test.each([{}, { 'Content-Length': '100' }, { 'Content-Length': '9100' }])(
    'is dropped beyond its limit, and read to its end so that the answer is seen, with %j',
    async (headers) => {
      let stored: number | undefined
      const beforePiece = async (sent: number) => {
        await setImmediate()
        if (sent === 900) stored = bytesOfUploads()
      }
      const body = aFile('a', 'b'.repeat(9000)) + end
      const { request } = aRequest(body, { pieceLength: 10, headers, beforePiece })
      expect(await read(request, { bytes: 500, bytesOfFile: 10_000 })).toBe('too-large')
      expect(stored).toBeLessThanOrEqual(500)
    },
  )

  test('whose sender is gone is malformed', async () => {
    const beforePiece = (sent: number) => {
      if (sent === 5) throw new Error('aborted')
    }
    const { request } = aRequest(aFile('a', 'b'.repeat(9000)) + end, { beforePiece })
    expect(await read(request, { bytesOfFile: 10_000 })).toBe('malformed')
  })

  test('is read to its end where a file cannot be written', async () => {
    const beforePiece = (sent: number) => {
      if (sent !== 1) return
      const folder = join(uploads(), readdirSync(uploads())[0]!)
      rmSync(folder, { recursive: true })
      writeFileSync(folder, '')
    }
    const body = aFile('a', 'b'.repeat(400_000)) + end
    const { request, sent } = aRequest(body, { beforePiece })
    await expect(read(request, { bytesOfFile: 400_000 })).rejects.toThrow('ENOTDIR')
    expect(sent()).toBeGreaterThan(400)
  })
})
