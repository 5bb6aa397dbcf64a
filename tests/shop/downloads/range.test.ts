import { describe, expect, test } from 'vitest'
import { parseRange } from '#app/shop/ordering/downloads/byte-range.ts'
import { attachmentOf, ebookFileName } from '#app/shop/ordering/downloads/file-name.ts'

describe('a Range header for a file of 1000 bytes', () => {
  test.each([
    [null, undefined],
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=999-999', { start: 999, end: 999 }],
    ['bytes=500-5000', { start: 500, end: 999 }],
    ['bytes=-1', { start: 999, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['Bytes=10-20', { start: 10, end: 20 }],
    ['bytes=1000-', 'none'],
    ['bytes=1000-2000', 'none'],
    ['bytes=-0', 'none'],
    // RFC 9110 lets all of these be answered with the whole file.
    ['bytes=20-10', undefined],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
    ['bytes=99999999999999999999-', undefined],
    ['', undefined],
  ])('%s asks for %o', (header, range) => {
    expect(parseRange(header, 1000)).toEqual(range)
  })
})

describe('the name of a file', () => {
  test.each([
    ['The Moonstone', 'Wilkie Collins', 'Wilkie Collins - The Moonstone.epub'],
    ['L’Écume', null, 'L’Écume.epub'],
    ['a/b\\c:d*e?f"g<h>i|j\0k', null, 'a b c d e f g h i j k.epub'],
    ['../../etc/passwd', null, 'etc passwd.epub'],
    ['\u202egnp.exe', null, 'gnp.exe.epub'],
    ['...', null, 'ebook.epub'],
    ['x'.repeat(10_000), null, `${'x'.repeat(100)}.epub`],
  ])('of %s by %s is %s', (name, author, file) => {
    expect(ebookFileName({ name, author })).toBe(file)
  })

  test('is said in ASCII, and whole in UTF-8 (RFC 6266, RFC 8187)', () => {
    expect(attachmentOf({ name: "L’Écume (l'autre)", author: 'Zoé Ñ' })).toBe(
      'attachment; filename="zoe-n-l-ecume-l-autre.epub"; ' +
        "filename*=UTF-8''Zo%C3%A9%20%C3%91%20-%20L%E2%80%99%C3%89cume%20%28l%27autre%29.epub",
    )
    expect(attachmentOf({ name: '日本', author: null })).toBe(
      `attachment; filename="ebook.epub"; filename*=UTF-8''%E6%97%A5%E6%9C%AC.epub`,
    )
  })

  test('ends no header, whatever the title holds', () => {
    const text = attachmentOf({ name: 'a\r\nSet-Cookie: x=1"; filename="b 😀', author: 'c' })
    expect(text).toMatch(
      /^attachment; filename="[a-z0-9-]+\.epub"; filename\*=UTF-8''[\w%.~!#$&+^`|-]+$/,
    )
  })
})
