import { drawCover } from '#app/art/cover.ts'
import type { EpubBook } from '#app/shop/catalogue/ebooks/epub.ts'

const base: EpubBook = {
  id: 'b01',
  title: 'The Tide Table',
  authors: [{ name: 'Ada Quill', sortName: 'Quill, Ada' }],
  language: 'en',
  publisher: 'Harbour & Sons',
  modified: '2025-11-21T12:34:56.789Z',
  subjects: ['FBC', '1DDU'],
  description: '<p>A novel of <em>salt</em> &amp; paper.</p><ul><li>short</li><li>sharp</li></ul>',
  chapters: [
    { heading: 'Chapter I', html: '<p>It rained.</p><p>It went <strong>on</strong> raining.</p>' },
    {
      heading: 'Chapter II',
      html: '<h3>Noon</h3><p>It stopped.</p><blockquote>“At last.”</blockquote>',
    },
  ],
  coverSvg: drawCover({ id: 'b01', title: 'The Tide Table', author: 'Ada Quill' }),
  firstPublished: 1901,
}

/** Describes an ordinary book with all its facts. */
export const aBook = (facts: Partial<EpubBook> = {}): EpubBook => ({ ...base, ...facts })

/** These texts should be in no book and are in real catalogues. */
export const nastyText =
  'a\u0000b\u0008c\u000bd\u001fe\u007ff\u0085g \ud83d h \ude00 i \ufffe \uffff ]]> <script>alert(1)</script> <p>un<em>closed <b>tags <li>x <ul>y</em> &amp; & &nbsp; &#0; &#x1f; &#xd800; &bogus; 😀 👩‍🚀 <![CDATA[z]]> <!-- c --> <?php ?> <a href="javascript:1">l</a> <img src=x onerror=1> "\'<'

const nastyTags =
  '<li>stray</li></ul></p><p><p></p><ul>loose<li>one<li>two<ol></ol><ul><li><blockquote><li>deep</blockquote></ul></ul><em><h3>in <strong>em<br></h3><p>x<br><br>y</em></p><br><h4></h4><blockquote><h3>q</h3>t</blockquote><table><tr><td>cell'

export const hostileBook: EpubBook = {
  id: nastyText,
  isbn13: '978<script>',
  title: nastyText,
  authors: [
    { name: nastyText, sortName: nastyText },
    { name: '', sortName: '' },
    { name: '\u0000', sortName: ']]>' },
  ],
  translators: [{ name: '<b>T</b>', sortName: '' }],
  language: '"><x',
  publisher: nastyText,
  modified: 'yesterday',
  subjects: [nastyText, '', 'F BC', 'FBC', 'FBC'],
  description: nastyText,
  chapters: [
    { heading: '', html: '' },
    { heading: nastyText, html: nastyText },
    { heading: '😀', html: nastyTags },
    { heading: 'long', html: `<p>${'word &amp; '.repeat(100_000)}` },
    { heading: 'deep', html: '<ul><li><blockquote><em>'.repeat(5_000) + 'deep' },
  ],
  coverSvg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4" aria-label="" onload="x()"><title>]]\u0000 &amp;</title><script>x</script><image href="http://evil.example/"/><g><path d="M0 0h3v4H0z" fill="red" stroke="\ud83d&#1;"></svg>`,
  firstPublished: NaN,
}

export const emptyBook: EpubBook = {
  id: '',
  title: '',
  authors: [],
  language: '',
  publisher: '',
  modified: '',
  subjects: [],
  description: '',
  chapters: [],
  coverSvg: '',
}
