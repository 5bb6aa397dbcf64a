import { describe, expect, test } from 'vitest'
import { readForm } from '#app/http/read-form.server.ts'
import { form, statusOf } from './form-request.ts'

describe('reading a form', () => {
  test('gives its fields', async () => {
    const read = await readForm(form('a=1&b=%C3%A9+x&b=2'))
    expect([...read]).toEqual([
      ['a', '1'],
      ['b', 'é x'],
      ['b', '2'],
    ])
  })

  test('takes no multipart form, with a file or without: the shop has no uploads', async () => {
    for (const value of ['1', new Blob(['x'])]) {
      const body = new FormData()
      body.set('a', value)
      const request = new Request('http://shop.test/', { method: 'POST', body })
      expect(await statusOf(() => readForm(request))).toBe(415)
      expect(request.bodyUsed).toBe(true)
    }
  })

  test('drops NUL and other control characters, and keeps line ends', async () => {
    const read = await readForm(form('a=x%00y%1B%0D%0Az%09'))
    expect(read.get('a')).toBe('xy\r\nz\t')
  })

  test.each([
    ['text/plain', 415],
    ['application/json', 415],
    ['multipart/form-data; boundary=x', 415],
  ])('%s that is no form answers %s', async (type, status) => {
    expect(await statusOf(() => readForm(form('{}', { 'Content-Type': type })))).toBe(status)
  })

  test('an encoded body is not unpacked', async () => {
    expect(await statusOf(() => readForm(form('a=1', { 'Content-Encoding': 'gzip' })))).toBe(415)
  })

  test('a body above 256 KB is refused, whatever its Content-Length says', async () => {
    expect(await statusOf(() => readForm(form(`a=${'x'.repeat(270_000)}`)))).toBe(413)
    expect(await statusOf(() => readForm(form('a=1', { 'Content-Length': '99999999' })))).toBe(413)
  })

  test('the rest of a body that is too large is not read', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 16_384
        controller.enqueue(new Uint8Array(16_384).fill(97))
      },
    })
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }
    const request = new Request('http://shop.test/', init)
    expect(await statusOf(() => readForm(request))).toBe(413)
    expect(sent).toBeLessThan(2_000_000)
  })

  test('what is refused for its type or length is read first, or the answer would be lost', async () => {
    for (const [name, value] of [
      ['Content-Type', 'text/plain'],
      ['Content-Length', '99999999'],
    ] as const) {
      const request = form('a=1', { [name]: value })
      expect(await statusOf(() => readForm(request))).toBeGreaterThanOrEqual(413)
      expect(request.bodyUsed).toBe(true)
    }
  })

  test('more than 200 fields are refused, unless the page takes more', async () => {
    const wide = { mostFields: 300, hasFieldsInButtons: false }
    expect(await statusOf(() => readForm(form('a=1&'.repeat(201))))).toBe(413)
    expect([...(await readForm(form('a=1&'.repeat(300)), wide))]).toHaveLength(300)
    expect(await statusOf(() => readForm(form('a=1&'.repeat(301)), wide))).toBe(413)
  })
})

describe('the fields of a form', () => {
  const pressed = 'color=red&intent=cart.more%26product%3Db%252601%26color%3Dblue'

  test('are joined by those in the value of its button, on a page with such buttons', async () => {
    const shape = { mostFields: 200, hasFieldsInButtons: true }
    expect([...(await readForm(form(pressed), shape))]).toEqual([
      ['color', 'red'],
      ['intent', 'cart.more'],
      ['product', 'b&01'],
      ['color', 'blue'],
    ])
  })

  test('are cut at 20,000 characters, unless the form of the page may be longer', async () => {
    const typed = new URLSearchParams({ list: 'x'.repeat(70_000), more: 'y' }).toString()
    const shape = { mostFields: 200, hasFieldsInButtons: false, longest: 70_001 }
    expect((await readForm(form(typed))).get('list')).toHaveLength(20_000)
    expect(Object.fromEntries(await readForm(form(typed), shape))).toEqual({
      list: 'x'.repeat(70_000),
      more: 'y',
    })
  })

  test('are no others than those sent, on all other pages', async () => {
    const fields = Object.fromEntries(await readForm(form(pressed)))
    expect(fields).toEqual({ color: 'red', intent: 'cart.more&product=b%2601&color=blue' })
  })

  test('have at most 30 marks upon one letter: to put more in order takes the square of their number', async () => {
    const marks = '\u0301'.repeat(20) + '\u0316'.repeat(20_000)
    const typed = new URLSearchParams({ name: `A${marks}sha Rāghavan`, [`b${marks}`]: '' })
    const fields = [...(await readForm(form(typed.toString())))]
    const stored = marks.slice(0, 30)
    expect(fields).toEqual([
      ['name', `A${stored}sha Rāghavan`],
      [`b${stored}`, ''],
    ])
  })
})
