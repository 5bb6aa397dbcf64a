import { quoted } from '#app/i18n/quoted.ts'
import type { Token } from 'markdown-it'
import {
  parseMarkdown,
  placeholderOf,
  plainTextOf,
  type MarkdownBlock,
} from './parse-markdown.server.ts'

/** The names of placeholders in kebab case: `values` stand in a sentence, `blocks` in a paragraph of their own. */
export type Placeholders = { values: readonly string[]; blocks: readonly string[] }

const longestTextBytes = 100_000

type Decoded = { ok: true; text: string } | { ok: false; fault: string }

/** Decodes a file of text, or returns why it is none. */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes.length > longestTextBytes)
    return {
      ok: false,
      fault: `The file has ${bytes.length} bytes; a text has at most ${longestTextBytes}`,
    }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { ok: false, fault: `Line ${lineOfInvalidUtf8(bytes)}: is not UTF-8; save it as UTF-8` }
  }
  const normal = text.replace(/\r\n?/g, '\n')
  const control = /[^\P{Cc}\n\t]/u.exec(normal)
  if (control)
    return {
      ok: false,
      fault: `Line ${normal.slice(0, control.index).split('\n').length}: holds a control character; a text has none`,
    }
  if (normal.trim() === '') return { ok: false, fault: 'The file is empty; write a text' }
  return { ok: true, text: normal }
}

function lineOfInvalidUtf8(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const newline = 10
  let line = 1
  for (let start = 0; ; line += 1) {
    const end = bytes.indexOf(newline, start)
    try {
      decoder.decode(bytes.subarray(start, end === -1 ? undefined : end))
    } catch {
      return line
    }
    if (end === -1) return line
    start = end + 1
  }
}

/**
 * Returns a sentence for each fault of a text in Markdown, with its line, what is wrong and what is right.
 * @param mayHaveTitle A text that is added to a page has no title of its own.
 */
export function markdownFaults(
  source: string,
  placeholders: Placeholders,
  mayHaveTitle: boolean,
): string[] {
  const blocks = parseMarkdown(source)
  const faults = [
    ...headingFaults(blocks, mayHaveTitle),
    ...blocks.flatMap((block) => blockFaults(block, placeholders)),
  ]
  return faults.sort((a, b) => a.line - b.line).map(({ line, fault }) => `Line ${line}: ${fault}`)
}

type Fault = { line: number; fault: string }

const lineOf = (token: Token) => (token.map?.[0] ?? 0) + 1

/** A page has one title, which comes first, and no level of headings is left out, so that a screen reader can jump. */
function headingFaults(blocks: MarkdownBlock[], mayHaveTitle: boolean): Fault[] {
  let level = 1
  return blocks.flatMap((block, at) => {
    const { first } = block
    if (first.type !== 'heading_open') return []
    const line = lineOf(first)
    const before = level
    level = Number(first.tag.slice(1))
    const words = plainTextOf(block)
    if (words === '') return [{ line, fault: 'the heading has no words; write some after the #' }]
    if (level === 1 && !mayHaveTitle)
      return [{ line, fault: `"# ${words}" is a title, but the page has one; write "## ${words}"` }]
    if (level === 1 && at > 0)
      return [{ line, fault: `"# ${words}" is a title, which comes first; write "## ${words}"` }]
    if (level > before + 1)
      return [
        { line, fault: `${quoted(words)} leaves out a level; write ${'#'.repeat(before + 1)}` },
      ]
    return []
  })
}

function blockFaults(block: MarkdownBlock, placeholders: Placeholders): Fault[] {
  const own = placeholderOf(block)
  if (own !== undefined && placeholders.blocks.includes(own)) return []
  let line = 1
  return block.tokens.flatMap((token) => {
    if (token.map) line = lineOf(token)
    if (token.type === 'inline') return inlineFaults(token.children ?? [], line, placeholders)
    if (token.type === 'html_block') return [{ line, fault: htmlFault(token.content) }]
    return placeholderFaults(token.content, placeholders).map((fault) => ({ line, fault }))
  })
}

function inlineFaults(tokens: Token[], firstLine: number, placeholders: Placeholders): Fault[] {
  let line = firstLine
  return tokens.flatMap((token) => {
    if (token.type.endsWith('break')) line += 1
    const faults = [
      ...(token.type === 'html_inline' ? [htmlFault(token.content)] : []),
      ...linkFaults(token),
      ...placeholderFaults(textsOf(token), placeholders),
    ]
    return faults.map((fault) => ({ line, fault }))
  })
}

const textsOf = ({ content, attrs }: Token) =>
  [content, ...(attrs ?? []).map(([, value]) => value)].join('\n')

const htmlFault = (html: string) => `${quoted(html)} is HTML; a text is Markdown alone`

function linkFaults(token: Token): string[] {
  if (token.type === 'link_open') {
    const to = String(token.attrGet('href'))
    return isLink(to)
      ? []
      : [`the link ${quoted(to)} is not allowed; write /path, https://…, mailto:… or tel:…`]
  }
  if (token.type !== 'image') return []
  const source = String(token.attrGet('src'))
  return [
    ...(isOwnPath(source)
      ? []
      : [`the picture ${quoted(source)} is from elsewhere; write a path of this shop: /picture/…`]),
    ...(token.content.trim() === ''
      ? [`the picture ${quoted(source)} has no description; write ![description](…)`]
      : []),
  ]
}

const isOwnPath = (to: string) => /^\/(?![/\\])/.test(to)
const isLink = (to: string) => isOwnPath(to) || /^(https?:\/\/|mailto:|tel:)[^/]/i.test(to)

function placeholderFaults(text: string, { values, blocks }: Placeholders): string[] {
  return [...text.matchAll(/\{\{([^{}]*)\}\}/g)].flatMap(([written, inner]) => {
    const name = inner!.trim()
    if (values.includes(name)) return []
    if (blocks.includes(name)) return [`${written} must be a paragraph of its own`]
    const known = [...blocks, ...values].map((one) => `{{${one}}}`).join(', ')
    return [`there is no ${quoted(written)}; there are ${known}`]
  })
}
