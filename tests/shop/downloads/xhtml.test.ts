import { describe, expect, test } from 'vitest'
import { formatXhtml, wordsOfXhtml } from '#app/shop/catalogue/text/xhtml.ts'

const compact = (html: string) => formatXhtml(html).replaceAll('\n', '')

describe('HTML of the shop as XHTML', () => {
  test.each([
    ['paragraphs', '<p>a</p><p>b</p>', '<p>a</p><p>b</p>'],
    ['loose text', 'a <em>b</em>', '<p>a <em>b</em></p>'],
    ['what is never closed', '<p>a <em>b <strong>c', '<p>a <em>b <strong>c</strong></em></p>'],
    ['headings below the h1 of the page', '<h3>a</h3><h4>b</h4>', '<h2>a</h2><h3>b</h3>'],
    ['a paragraph in a heading', '<h3>a<p>b</p></h3>', '<h2>a</h2><p>b</p>'],
    [
      'a paragraph in emphasis',
      '<em>a<p>b</p>c</em>',
      '<p><em>a</em></p><p><em>b</em></p><p><em>c</em></p>',
    ],
    ['emphasis in itself', '<p><em>a<em>b</em>c</em></p>', '<p><em>abc</em></p>'],
    ['what holds nothing', '<p> </p><p><em> </em></p><h3></h3><br>', ''],
    ['a list', '<ul><li>a</li><li>b</li></ul>', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    [
      'text in a list, outside of its items',
      '<ul>a<li>b</li></ul>',
      '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
    ],
    ['a list in a list', '<ul><ol><li>a</ol></ul>', '<ul><li><ol><li><p>a</p></li></ol></li></ul>'],
    ['an item in no list', '<li>a</li><li>b</li>', '<p>a</p><p>b</p>'],
    [
      'an item in a quotation',
      '<ul><li><blockquote><li>a</blockquote>b</ul>',
      '<ul><li><blockquote><p>a</p></blockquote><p>b</p></li></ul>',
    ],
    ['a quotation', '<blockquote>a</blockquote>', '<blockquote><p>a</p></blockquote>'],
    [
      'what is no tag of a description',
      '<script>x</script><table><td>a</table><img src=x>',
      '<p>a</p>',
    ],
    [
      'entities as the characters that they are',
      '<p>&eacute;&nbsp;&quot;&amp;&lt;</p>',
      '<p>é\u00a0&quot;&amp;&lt;</p>',
    ],
  ])('writes %s', (_, html, xhtml) => {
    expect(compact(html)).toBe(xhtml)
  })

  test('writes lines as verse, each of them whole', () => {
    expect(compact('<p>a <em>b<br>c</em> d</p>')).toBe(
      '<p class="verse"><span>a <em>b</em></span><br/><span><em>c</em> d</span></p>',
    )
  })

  test('parts stanzas, and paragraphs, at an empty line', () => {
    expect(compact('<p>a<br>b<br><br>c</p>')).toBe(
      '<p class="verse"><span>a</span><br/><span>b</span></p><p>c</p>',
    )
  })

  test('keeps a heading of several lines one heading', () => {
    expect(compact('<h3>a<br>b</h3>')).toBe('<h2>a<br/>b</h2>')
  })

  test('gives its words in one line', () => {
    expect(wordsOfXhtml(formatXhtml('<p>a<br>b</p><ul><li>c <em>d</em>e</ul>'))).toBe('a b c de')
  })
})
