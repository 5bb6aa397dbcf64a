import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatIsbn, isbn10Of, parseIsbn } from '#app/shop/catalogue/text/isbn.ts'

const hungerGames = '9780439023481'

describe('reading an ISBN', () => {
  test.each([
    ['9780439023481'],
    ['978-0-439-02348-1'],
    ['978 0 439 02348 1'],
    ['978–0–439–02348–1'],
    [' 0439023483 '],
    ['0-439-02348-3'],
    ['ISBN 978-0-439-02348-1'],
    ['isbn: 0439023483'],
    ['ISBN-13: 9780439023481'],
    ['ISBN-10 0439023483'],
    ["'9780439023481"],
    ['９７８０４３９０２３４８１'],
    ['9780439023481.0'],
    ['439023483'],
    ['439023483.0'],
  ])('takes %s', (text) => {
    expect(parseIsbn(text)).toEqual({ ok: true, isbn13: hungerGames })
  })

  test.each([
    ['080442957X', '9780804429573'],
    ['0-8044-2957-x', '9780804429573'],
    ['80442957x', '9780804429573'],
    ['979-10-91146-13-5', '9791091146135'],
    ['ISBN 1032014814', '9781032014814'],
  ])('takes %s as %s', (text, isbn13) => {
    expect(parseIsbn(text)).toEqual({ ok: true, isbn13 })
  })

  test.each([
    ['9780439023480', 'check-digit'],
    ['9780439023480.0', 'check-digit'],
    ['0439023484', 'check-digit'],
    ['9782707154298', 'check-digit'],
    ['439023484', 'length'],
    ['978123456789', 'length'],
    ['97804390234811', 'length'],
    ['12345678901234567890', 'length'],
    ['', 'not-isbn'],
    ['The Hunger Games', 'not-isbn'],
    ['04390X3483', 'not-isbn'],
    ['-439023483x0', 'not-isbn'],
    ['5901234123457', 'not-isbn'],
    ['9790060115615', 'not-isbn'],
    ['0000000000', 'not-isbn'],
    ['9.78043902348e+12', 'rounded'],
    ['9.78E+12', 'rounded'],
    ['6.45573003012e+11', 'rounded'],
  ])('refuses "%s": %s', (text, reason) => {
    expect(parseIsbn(text)).toEqual({ ok: false, reason })
  })

  test('takes a rounded number only where no other ISBN is rounded to it', () => {
    expect(parseIsbn('9.7801401693e+12')).toEqual({ ok: true, isbn13: '9780140169300' })
    // "Voyager": its number is 9780385335997.
    expect(parseIsbn('9.780385336e+12')).toEqual({ ok: false, reason: 'rounded' })
  })

  test('never answers a number with a wrong check digit, whatever is typed', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789X-. e+'), maxLength: 20 })
    fc.assert(
      fc.property(fc.oneof(digits, fc.string()), (text) => {
        const parsed = parseIsbn(text)
        if (!parsed.ok) return
        expect(parsed.isbn13).toMatch(/^97[89]\d{10}$/)
        const sum = [...parsed.isbn13].reduce((sum, d, n) => sum + Number(d) * (n % 2 ? 3 : 1), 0)
        expect(sum % 10).toBe(0)
      }),
      { seed: 1, numRuns: 3000 },
    )
  })

  test('a changed or exchanged digit is noticed', () => {
    for (let n = 3; n < 13; n++)
      for (const digit of '0123456789') {
        const typed = hungerGames.slice(0, n) + digit + hungerGames.slice(n + 1)
        if (typed !== hungerGames) expect(parseIsbn(typed).ok).toBe(false)
      }
  })
})

describe('writing an ISBN', () => {
  test('sets the hyphens of the agency’s ranges', () => {
    expect(formatIsbn(hungerGames)).toBe('978-0-439-02348-1')
    expect(formatIsbn('9791091146135')).toBe('979-10-91146-13-5')
  })

  test('leaves a number outside the known ranges as it is', () => {
    expect(formatIsbn('9786500000007')).toMatch(/^978-?65-?0*/)
    expect(formatIsbn('9789999999991')).toBe('9789999999991')
  })

  test('gives the ten digits, and none for 979', () => {
    expect(isbn10Of(hungerGames)).toBe('0439023483')
    expect(isbn10Of('9780804429573')).toBe('080442957X')
    expect(isbn10Of('9791091146135')).toBeUndefined()
  })
})
