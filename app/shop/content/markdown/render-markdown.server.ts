import sanitize from 'sanitize-html'
import { derivedCache } from '#app/cache.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { localPath, withoutLanguage } from '#app/i18n/paths.ts'
import type { OwnText } from '#app/shop/operations/own-texts/own-text.ts'
import {
  htmlOfTokens,
  isTitle,
  parseMarkdown,
  placeholderOf,
  plainTextOf,
  type MarkdownBlock,
} from './parse-markdown.server.ts'

/** A part of a text: sanitised HTML, in which placeholders still stand, or a placeholder alone. */
export type MarkdownPart = { html: string; placeholder?: string }

export type RenderedMarkdown = {
  /** It is that of the first heading. */
  title: string | undefined
  /** It is the first paragraph. */
  opening: string
  parts: MarkdownPart[]
}

const cache = derivedCache<OwnText, RenderedMarkdown>(3)

/** Renders a text, whose links to the shop lead to pages in `language`. */
export const renderMarkdown = (text: OwnText, language: Language): RenderedMarkdown =>
  cache(text, language, () => render(text.markdown, language))

function render(markdown: string, language: Language): RenderedMarkdown {
  const blocks = parseMarkdown(markdown)
  const title = blocks.find(isTitle)
  const opening = blocks.find(
    (block) => block.first.type === 'paragraph_open' && placeholderOf(block) === undefined,
  )
  return {
    title: title && plainTextOf(title),
    opening: opening ? plainTextOf(opening) : '',
    parts: blocks.filter((block) => !isTitle(block)).map((block) => renderBlock(block, language)),
  }
}

function renderBlock(block: MarkdownBlock, language: Language): MarkdownPart {
  const placeholder = placeholderOf(block)
  const html = sanitize(htmlOfTokens(block.tokens), {
    allowedTags:
      'h2 h3 h4 h5 h6 p ul ol li a strong em s code pre blockquote br hr table thead tbody tr th td img'.split(
        ' ',
      ),
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt', 'loading'],
      ol: ['start'],
      table: ['class'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: { href: localHref(href, language) } }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
      table: sanitize.simpleTransform('table', { class: 'table' }),
    },
  })
  return { html, ...(placeholder !== undefined && { placeholder }) }
}

/** A path may name a language, which the reader's replaces. */
function localHref(href: string, language: Language): string {
  if (!href.startsWith('/')) return href
  const { pathname, search, hash } = new URL(href, 'http://shop.invalid')
  return localPath(language, withoutLanguage(pathname) + search + hash)
}
