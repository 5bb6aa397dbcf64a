import { createServer } from 'node:http'
import { once } from 'node:events'
import { createWriteStream, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { longestProduct } from '#app/shop/exchange/import/onix/markup-faults.ts'
import { OnixParser } from '#app/shop/exchange/import/onix/onix-parser.ts'
import { readOnix } from '#app/shop/exchange/import/onix/read-onix.server.ts'
import { aFile, importRows, noon, withSentences, type ReadInWords } from './records.ts'

const product = (n: number, name = `Book ${n}`) =>
  `<Product><RecordReference>r${n}</RecordReference><NotificationType>03</NotificationType><DescriptiveDetail><ProductForm>BC</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${name}</TitleText></TitleElement></TitleDetail></DescriptiveDetail></Product>\n`

async function readMessage(text: string): Promise<ReadInWords[]> {
  const reads: ReadInWords[] = []
  for await (const read of readOnix(aFile(text), {}, noon)) reads.push(withSentences(read))
  return reads
}

const short = ({ line, name, reasons }: ReadInWords) => [line, name, ...reasons]

describe('a hostile ONIX file', () => {
  test('with entities that would blow up leaves them as they are written', async () => {
    const lol = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`)
    const text = `<?xml version="1.0"?><!DOCTYPE ONIXMessage [<!ENTITY l0 "lol">${lol.join('')}]><ONIXMessage>${product(1, 'A &l9; B')}</ONIXMessage>`
    const [read] = await readMessage(text)
    expect(read).toMatchObject({ name: 'A &l9; B', reasons: [] })
    expect(read?.notes.join()).toMatch(/undefined entity/)
  })

  test('fetches and reads nothing that it names', async () => {
    let calls = 0
    const server = createServer((_, answer) => void ((calls += 1), answer.end('secret'))).listen(0)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const secret = aFile('a secret')
    const text = `<?xml version="1.0"?><!DOCTYPE ONIXMessage SYSTEM "http://127.0.0.1:${port}/x.dtd" [<!ENTITY f SYSTEM "file://${secret}"><!ENTITY h SYSTEM "http://127.0.0.1:${port}/h"><!ENTITY % p SYSTEM "http://127.0.0.1:${port}/p"> %p;]><ONIXMessage xmlns:xi="http://www.w3.org/2001/XInclude">${product(1, 'A &f; &h; B<xi:include href="http://127.0.0.1/"/>')}</ONIXMessage>`
    const reads = await readMessage(text)
    await wait(50)
    server.close()
    expect(JSON.stringify(reads)).not.toContain('secret ')
    expect(reads[0]?.name).toBe('A &f; &h; B')
    expect(calls).toBe(0)
  })

  test('nested without end is left, with what came before taken', async () => {
    const reads = await readMessage(`<ONIXMessage>${product(1)}<Product>${'<a>'.repeat(200_000)}`)
    expect(reads[0]).toMatchObject({ name: 'Book 1', reasons: [] })
    expect(reads.at(-1)?.reasons.join()).toMatch(
      /more than 100 deep.*nothing was read from here on/,
    )
  })

  test('with a product that is too long refuses that one alone', async () => {
    const long = product(2).replace(
      '<DescriptiveDetail>',
      `${'<x>word</x>'.repeat(400_000)}<DescriptiveDetail>`,
    )
    const reads = await readMessage(`<ONIXMessage>${product(1)}${long}${product(3)}</ONIXMessage>`)
    expect(reads.map(({ name }) => name)).toEqual(['Book 1', '', 'Book 3'])
    expect(reads[1]?.reasons.join()).toMatch(/longer than 4000000 characters/)
  })

  test.each([
    ['text', '<TitleText>'],
    ['CDATA', '<TitleText><![CDATA['],
    ['an attribute', '<TitleText x="'],
    ['a comment', '<!--'],
    ['a document type', ''],
  ])('with %s that never ends stops, in little memory', (_, opening) => {
    const parser = new OnixParser()
    const before = process.memoryUsage().rss
    parser.feed(opening === '' ? '<!DOCTYPE ONIXMessage [' : `<ONIXMessage><Product>${opening}`)
    const piece = 'endless words and words '.repeat(2700)
    let fed = 0
    while (!parser.stopped && fed < 40 * longestProduct) {
      parser.feed(piece)
      fed += piece.length
    }
    expect(fed).toBeLessThan(2 * longestProduct)
    expect(parser.stopped?.fault.sentence).toMatch(/longer than 4000000 characters/)
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
  })

  test('that is cut off gives what came before, and says from where on nothing was read', async () => {
    const whole = `<ONIXMessage>\n${product(1)}${product(2)}`
    expect((await readMessage(whole.slice(0, -40))).map(short)).toEqual([
      [2, 'Book 1'],
      [3, 'Book 2', 'the file ends within this product'],
      [3, '', 'the file ends before the message does: nothing was read from here on'],
    ])
    expect((await readMessage(whole)).map(short)).toEqual([
      [2, 'Book 1'],
      [3, 'Book 2'],
      [4, '', 'the file ends before the message does: nothing was read from here on'],
    ])
  })

  test('with broken markup loses the broken product alone', async () => {
    const broken = product(2).replace('</TitleText>', '</TitleTxt>')
    const unclosed = product(3).replace('</Product>', '')
    const reads = await readMessage(
      `<ONIXMessage>\n${product(1)}${broken}${unclosed}${product(4)}</ONIXMessage>`,
    )
    expect(reads.map((read) => [read.name, read.record !== undefined])).toEqual([
      ['Book 1', true],
      [expect.stringContaining('Book 2'), false],
      ['Book 3', false],
      ['Book 4', true],
    ])
    expect(reads[1]?.reasons.join()).toMatch(/line 3: the markup is wrong/)
    expect(reads[2]?.reasons).toEqual(['it is not closed before the next product begins'])
  })

  test('of another kind is refused as a whole', async () => {
    const feed = '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"></feed>'
    await expect(importRows(feed)).rejects.toMatchObject({ reason: 'unknown-kind' })
    const late = `<?xml version="1.0"?><!--${' '.repeat(70_000)}--><feed></feed>`
    await expect(importRows(late)).rejects.toMatchObject({ reason: 'unknown-kind' })
  })

  test('is taken through the import with its reasons by line', async () => {
    const { rows, totals } = await importRows(
      `<ONIXMessage>\n${product(1)}${product(2, '')}${product(1)}</ONIXMessage>`,
    )
    expect(totals).toMatchObject({ kind: 'ONIX', rows: 3, new: 1, refused: 2 })
    expect(rows.map(({ line, reasons }) => [line, ...reasons])).toEqual([
      [2],
      [3, 'title: is missing'],
      [4, 'key: the same as in line 2'],
    ])
  })
})

describe('a large ONIX file', () => {
  const count = process.env['LONG'] ? 100_000 : 5000

  test('is read in bounded memory', { timeout: 300_000 }, async () => {
    const path = aFile('<ONIXMessage>\n')
    const file = createWriteStream(path, { flags: 'a' })
    const text = 'A large catalogue has many books. '.repeat(90)
    for (let n = 0; n < count; n++) {
      const one = product(n).replace('</Product>', `<Note>${text}</Note></Product>`)
      if (!file.write(one)) await once(file, 'drain')
    }
    file.end('</ONIXMessage>')
    await once(file, 'finish')
    const before = process.memoryUsage().rss
    let peak = before
    let reads = 0
    for await (const read of readOnix(path, {}, noon)) {
      reads += read.record ? 1 : 0
      if (reads % 500 === 0) peak = Math.max(peak, process.memoryUsage().rss)
    }
    writeFileSync(path, '')
    expect(reads).toBe(count)
    expect(peak - before).toBeLessThan(200_000_000)
  })
})
