import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { runEbook } from '#app/command/catalogue/ebook.server.ts'
import { makeEpub } from '#app/shop/catalogue/ebooks/epub.server.ts'
import { eBook } from '../../fixtures/catalogue.ts'
import { aFolder, runLine } from '../command/run-command.ts'
import { aBook } from '../downloads/books.ts'
import { ownEpub, ownMp3, ownZip, writeOwn } from './own-files.ts'

const addFile = async (path: string) => runLine(runEbook, ['add', await eBook(), path])
const add = (bytes: Uint8Array, ending = 'epub') => addFile(writeOwn(bytes, ending))

type Facts = Parameters<typeof ownEpub>[0]
type Case = [what: string, facts: Facts, says: string]

const remote = 'https://x.test/a'
const script = '<script>1</script>'
const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`
const item = (href: string, type: string) => `<item id="x" href="${href}" media-type="${type}"/>`
const withStyle = (css: string | Uint8Array): Facts => ({
  items: item('a.css', 'text/css'),
  files: { 'OEBPS/a.css': css },
})
const withFile = (name: string, text: string): Facts => ({ files: { [name]: text } })
const secondBook = `<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="OEBPS/book.opf"/><rootfile full-path="OEBPS/other.opf"/></rootfiles></container>`

/** Returns META-INF/encryption.xml with a file for each method. */
const encryptedBy = (...methods: string[]) =>
  `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container">${methods
    .map((method) => `<EncryptedData>${method}<CipherData/></EncryptedData>`)
    .join('')}</encryption>`

const refused: Case[] = [
  ['a type in capitals', { body: script, mediaType: 'Application/XHTML+XML' }, 'a script'],
  [
    'a type with a parameter',
    { body: script, mediaType: 'application/xhtml+xml; charset=utf-8' },
    'a script',
  ],
  ['a page that is called plain text', { mediaType: 'text/plain' }, 'neither XHTML nor SVG'],
  [
    'a page that is called a picture',
    {
      items: item('two.xhtml', 'image/png'),
      files: { 'OEBPS/two.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml">${script}</html>` },
    },
    'a script',
  ],
  ['a page in HTML', { items: item('a', 'text/html'), ...withFile('OEBPS/a', 'x') }, 'of a type'],
  ['an entity', { prolog: '<!DOCTYPE html [<!ENTITY x "<b/>">]>' }, 'defines entities'],
  ['an entity elsewhere', { prolog: `<!DOCTYPE html [<!ENTITY x SYSTEM "a">]>` }, 'defines'],
  ['a type of document elsewhere', { prolog: `<!DOCTYPE html SYSTEM "${remote}">` }, 'DOCTYPE'],
  ['a character that HTML names, in EPUB 3', { body: '&nbsp;' }, 'undefined entity'],
  [
    'a page that says it is in UTF-7',
    withFile('OEBPS/one.xhtml', '<?xml version="1.0" encoding="UTF-7"?><a/>'),
    'in UTF-7',
  ],
  ['a page within an attribute', { body: '<p srcdoc="x">x</p>' }, '(srcdoc)'],
  ['a page within a page', { body: '<iframe src="data:text/html,x"/>' }, '<iframe>'],
  ['an object', { body: '<object data="a.swf"/>' }, '<object>'],
  ['a page that is not listed', withFile('OEBPS/evil.xhtml', script), 'does not name'],
  ['a program', withFile('setup.exe', 'MZ'), 'contains setup.exe, which its package'],
  ['a program of a Mac', withFile('__MACOSX/setup.exe', 'MZ'), 'does not name'],
  ['a page with the name of a Mac’s file', withFile('__MACOSX/._a.xhtml', script), 'does not name'],
  ['a page beside the container', withFile('META-INF/a.xhtml', script), 'does not name'],
  [
    'encryption without its method',
    withFile('META-INF/encryption.xml', encryptedBy('')),
    'is encrypted',
  ],
  [
    'encryption without its method beside a font that is only obfuscated',
    withFile(
      'META-INF/encryption.xml',
      encryptedBy('<EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/>', ''),
    ),
    'is encrypted',
  ],
  ['a second book', withFile('META-INF/container.xml', secondBook), 'more than one book'],
  [
    'a file under two types',
    { items: item('one.xhtml', 'image/png') },
    'names OEBPS/one.xhtml twice',
  ],
  [
    'an address behind one of another vocabulary',
    { body: `<img xmlns:z="urn:z" src="${remote}" z:src="ok.png" alt=""/>` },
    'a remote resource',
  ],
  ['a tab within javascript:', { body: '<a href="java&#9;script:a()">x</a>' }, 'a script (href)'],
  ['a control before javascript:', { body: '<a href="&#x20;javascript:a()">x</a>' }, 'a script'],
  ['a link to data', { body: '<a href="data:text/html,x">x</a>' }, 'a link that'],
  ['a picture that is a page', { body: '<img src="data:text/html,x" alt=""/>' }, 'a remote'],
  ['another base', { head: `<base href="${remote}"/>` }, '<base>'],
  ['a redirect', { head: '<meta http-equiv="Refresh" content="0;url=a"/>' }, 'a redirect'],
  ['a background', { body: `<table background="${remote}"/>` }, 'a remote resource'],
  ['a form', { body: `<form action="${remote}"/>` }, 'a remote resource'],
  ['two candidates of a picture', { body: `<img srcset="a 1x, ${remote} 2x"/>` }, 'a remote'],
  ['a picture of a filter', { body: svg(`<feImage href="a"/>`) }, '<feimage>'],
  ['a fill', { body: svg(`<rect fill="url(${remote}#x)"/>`) }, 'in fill'],
  [
    'an animated address',
    { body: svg('<a><animate attributeName="xlink:href" values="x"/></a>') },
    'an animation of xlink:href',
  ],
  ['an instruction', { prolog: `<?xml-stylesheet href='${remote}' type='text/css'?>` }, 'a remote'],
  ['a transformation', { prolog: '<?xml-stylesheet type="text/xsl" href="a"?>' }, 'is not CSS'],
  ['an escaped url()', withStyle(`a{b:\\75 r\\6C(${remote})}`), 'a remote resource'],
  ['an escaped address', withStyle('a{b:url(\\68ttps://x.test/a)}'), 'a remote resource'],
  ['a comment in a string', withStyle(`a{b:"/*"}c{d:url(${remote})}`), 'a remote resource'],
  ['a quote in a comment', withStyle(`/*"*/a{b:url(${remote})}/*"*/`), 'a remote resource'],
  ['a url() behind <!--', withStyle(`<!--url(${remote})`), 'a remote resource'],
  ['an escaped import', withStyle(`@\\69mport "${remote}";`), 'a remote resource'],
  ['a set of pictures', withStyle(`a{b:image-set("${remote}" 1x)}`), 'image-set()'],
  ['a style sheet in UTF-16', withStyle(Buffer.from('\ufeffa{}', 'utf16le')), 'not in UTF-8'],
  ['a style sheet for UTF-16', withStyle('@charset "utf-16";'), 'not in UTF-8'],
  [
    'a style sheet that is called a font',
    {
      items: item('a.css', 'font/otf'),
      files: { 'OEBPS/a.css': `@import "${remote}";` },
    },
    'a remote resource',
  ],
  [
    'a comment that ends with its style',
    { head: `<style>/* </style><style>@import "${remote}";</style>` },
    'a remote resource',
  ],
]

describe('an EPUB is refused for', () => {
  test.each(refused)('%s', async (_what, facts, says) => {
    const { code, printed } = await add(ownEpub(facts))
    expect(printed).toContain(says)
    expect(code).toBe(1)
  })

  test('more styles than can be checked', async () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    // It shrinks less than a bomb does.
    const css = Array.from({ length: 330_000 }, (_, n) => `/*${n}*/`).join('\n')
    const file = ownEpub({
      items: names.map((name) => item(`${name}.css`, 'text/css')).join(''),
      files: Object.fromEntries(names.map((name) => [`OEBPS/${name}.css`, css])),
    })
    expect((await add(file)).printed).toContain('more pages and styles than')
  })

  test('more attributes of an element than fit into memory, before they are read', async () => {
    const attributes = Array.from({ length: 100_000 }, (_, n) => `a${n}="${n}"`).join(' ')
    const { code, printed } = await add(ownEpub({ body: `<p ${attributes}>x</p><p>` }))
    expect([code, printed]).toEqual([1, expect.stringContaining('has too many attributes')])
  })

  test('a name of any length, of which the sentence repeats the beginning', async () => {
    const { code, printed } = await add(ownEpub(withFile(`${'a'.repeat(60_000)}.xhtml`, 'x')))
    expect([code, printed]).toEqual([1, expect.stringMatching(/ contains a{500,600}\./)])
  })

  test('more pages than can be checked', async () => {
    const names = Array.from({ length: 130 }, (_, n) => `${n}.xhtml`)
    const page = strToU8(`<a><!--${' '.repeat(1024 * 1024 - 20)}--></a>`)
    const file = ownEpub({
      items: names.map((name) => item(name, 'application/xhtml+xml')).join(''),
      files: Object.fromEntries(names.map((name) => [`OEBPS/${name}`, page])),
    })
    expect((await add(file)).printed).toContain('more pages and styles than')
  })
})

describe('an EPUB is taken with', () => {
  const taken: [what: string, facts: Facts][] = [
    [
      'the characters that XHTML 1.1 names',
      {
        prolog:
          '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">',
        body: '<p>It&nbsp;rained&hellip;</p>',
      },
    ],
    [
      'links, and a picture within the page',
      { body: `<p><a href="${remote}">x</a><img src="data:image/png;base64,AA" alt=""/></p>` },
    ],
    [
      'an ordinary style sheet',
      withStyle(
        '@charset "utf-8";@namespace h "http://www.w3.org/1999/xhtml";a[href^="http://"]{content:"\\2014 see: \\"https://x\\""}@font-face{src:url("a.otf")}',
      ),
    ],
    ['what a Mac adds', withFile('__MACOSX/OEBPS/._one.xhtml', '\0\u0005\u0016\u0007')],
  ]
  test.each(taken)('%s', async (_what, facts) => {
    expect(await add(ownEpub(facts))).toMatchObject({ code: 0 })
  })

  test('a word in 200,000 pieces, which counts once', async () => {
    const { printed } = await add(ownEpub({ body: 'a<b/>'.repeat(200_000) }))
    expect(printed).toContain(', 1 word')
  })

  test('the pages that the shop makes, and those of the first day', async () => {
    expect((await add(makeEpub(aBook()))).code).toBe(0)
    for (const name of ['faust.epub', 'faust-2.epub']) {
      const path = join(aFolder(), name)
      copyFileSync(join('docs/first-day', name), path)
      expect((await addFile(path)).code).toBe(0)
    }
  })
})

describe('a zip of MP3 files is refused for', () => {
  test.each([
    ['a program among the files of a Mac', '__MACOSX/setup.exe', 'MZ', 'which is no MP3'],
    ['a program that ends like one', 'a.exe.DS_Store', 'MZ', 'which is no MP3'],
    ['a program called .DS_Store', '.DS_Store', 'MZ', 'which is no MP3'],
    ['a folder with bytes', 'run.exe/', 'MZ', 'which is no MP3'],
    ['a cover that is a page', 'cover.jpg', '<html></html>', 'which is not what its name says'],
    ['a text that is a page', 'read.txt', '\n<html></html>', 'which is not what its name says'],
  ])('%s', async (_what, name, text, says) => {
    const { code, printed } = await add(
      ownZip({ '01.mp3': ownMp3(1), [name]: strToU8(text) }),
      'zip',
    )
    expect(printed).toContain(`contains ${name}, ${says}`)
    expect(code).toBe(1)
  })

  test('nothing that a Mac or a player adds', async () => {
    const files = {
      '01.mp3': ownMp3(1),
      'list.m3u': strToU8('#EXTM3U\n01.mp3\n'),
      '.DS_Store': strToU8('\0\0\0\u0001Bud1'),
      '__MACOSX/._01.mp3': strToU8('\0\u0005\u0016\u0007'),
    }
    expect((await add(ownZip(files), 'zip')).code).toBe(0)
  })
})
