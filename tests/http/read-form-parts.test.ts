import { describe, expect, test } from 'vitest'
import { readFormParts, readPartText } from '#app/office/files/read-form-parts.server.ts'

/** Returns a form whose body comes in pieces of this length. */
function aRequest(body: string, pieceLength: number, boundary = 'x y') {
  const bytes = new TextEncoder().encode(body)
  let at = 0
  let pulled = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(at, (at += pieceLength)))
    },
  })
  const headers = { 'Content-Type': `multipart/form-data; charset=utf-8; boundary="${boundary}"` }
  const init = { method: 'POST', body: stream, headers, duplex: 'half' as const }
  return { request: new Request('http://shop.test/', init), pulls: () => pulled }
}

const part = (disposition: string, content: string) =>
  `--x y\r\nContent-Type: text/plain\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`

async function partsOf(request: Request, mostBytes = 10_000) {
  const parts: [string, string | undefined, string][] = []
  for await (const { name, fileName, content } of readFormParts(request, mostBytes))
    parts.push([name, fileName, await readPartText(content, 10_000)])
  return parts
}

const whole = `${part('name="a"', '\r\n--x\r\n-')}${part('name="f"; filename="ré %22sumé%22; 1=2.csv"', '')}--x y--\r\n`

describe('a form with files', () => {
  test.each([1, 2, 7, 31, 1000])('is read in pieces of %i bytes', async (length) => {
    expect(await partsOf(aRequest(whole, length).request)).toEqual([
      ['a', undefined, '\r\n--x\r\n-'],
      ['f', 'ré "sumé"; 1=2.csv', ''],
    ])
  })

  test.each([
    ['that ends early', whole.slice(0, -8)],
    ['without a name', `${part('filename="a"', 'b')}--x y--`],
    ['with something behind a boundary', whole.replace('--x y\r\n', '--x yz\r\n')],
    ['without a boundary', 'a=b'],
    ['with an endless head', `--x y\r\n${'a'.repeat(9000)}`],
  ])('%s is malformed', async (_, body) => {
    await expect(partsOf(aRequest(body, 100).request)).rejects.toThrow('malformed')
  })

  test.each([{}, { 'Content-Length': '9100' }])(
    'is dropped beyond its limit, and read to its end so that the answer is seen, with %j',
    async (headers) => {
      const { request, pulls } = aRequest(part('name="a"; filename="a"', 'b'.repeat(9000)), 10)
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
      await expect(partsOf(request, 500)).rejects.toThrow('too many bytes')
      expect(pulls()).toBeGreaterThan(900)
    },
  )
})
