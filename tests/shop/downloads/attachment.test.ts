import { describe, expect, test } from 'vitest'
import { attachmentOf, ebookFileName } from '#app/loaders/attachment.ts'

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
