import { quoted } from '#app/i18n/quoted.ts'
import type { Token } from 'markdown-it'
import {
  parseMarkdown,
  placeholderOf,
  plainTextOf,
  type MarkdownBlock,
} from './parse-markdown.server.ts'
import type { TextFault, TextFaultReason } from './text-fault.ts'

/** The names of placeholders in kebab case: `values` stand in a sentence, `blocks` in a paragraph of their own. */
export type Placeholders = { values: readonly string[]; blocks: readonly string[] }

const longestTextBytes = 100_000

type Decoded = { ok: true; text: string } | { ok: false; fault: TextFault }

/** Decodes a file of text, or returns why it is none. */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes.length > longestTextBytes)
    return refused({
      reason: 'tooLong',
      right: longestTextBytes,
      sentence: `The file has ${bytes.length} bytes; a text has at most ${longestTextBytes}`,
    })
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const line = lineOfInvalidUtf8(bytes)
    return refused(atLine({ line, reason: 'encoding', message: 'is not UTF-8; save it as UTF-8' }))
  }
  const normal = text.replace(/\r\n?/g, '\n')
  const control = /[^\P{Cc}\n\t]/u.exec(normal)
  if (control) {
    const line = normal.slice(0, control.index).split('\n').length
    const message = 'holds a control character; a text has none'
    return refused(atLine({ line, reason: 'control', message }))
  }
  if (normal.trim() === '')
    return refused({ reason: 'empty', sentence: 'The file is empty; write a text' })
  return { ok: true, text: normal }
}

const refused = (fault: TextFault) => ({ ok: false as const, fault })

type LineFault = Omit<TextFault, 'sentence' | 'line'> & { line: number; message: string }

const atLine = ({ message, ...fault }: LineFault): TextFault => ({
  ...fault,
  sentence: `Line ${fault.line}: ${message}`,
})

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
 * Returns each fault of a text in Markdown, with its line, what is wrong and what is right.
 * @param mayHaveTitle A text that is added to a page has no title of its own.
 */
export function markdownFaults(
  source: string,
  placeholders: Placeholders,
  mayHaveTitle: boolean,
): TextFault[] {
  const blocks = parseMarkdown(source)
  const faults = [
    ...headingFaults(blocks, mayHaveTitle),
    ...blocks.flatMap((block) => blockFaults(block, placeholders)),
  ]
  return faults.sort((a, b) => a.line - b.line).map(atLine)
}

/** The message continues a sentence that names the line. */
type Fault = Omit<LineFault, 'line'>

const fault = (
  reason: TextFaultReason,
  message: string,
  facts: Pick<TextFault, 'what' | 'right'> = {},
): Fault => ({ reason, message, ...facts })

const lineOf = (token: Token) => (token.map?.[0] ?? 0) + 1

/** A page has one title, which comes first, and no level of headings is left out, so that a screen reader can jump. */
function headingFaults(blocks: MarkdownBlock[], mayHaveTitle: boolean): LineFault[] {
  let before = 1
  return blocks.flatMap((block, at) => {
    const { first } = block
    if (first.type !== 'heading_open') return []
    const level = Number(first.tag.slice(1))
    const found = headingFault(plainTextOf(block), { level, before, at, mayHaveTitle })
    before = level
    return found ? [{ line: lineOf(first), ...found }] : []
  })
}

/** `before` is the level of the heading before this one, and `at` its place among the blocks. */
type HeadingPlace = { level: number; before: number; at: number; mayHaveTitle: boolean }

function headingFault(
  words: string,
  { level, before, at, mayHaveTitle }: HeadingPlace,
): Fault | undefined {
  if (words === '') return fault('headingEmpty', 'the heading has no words; write some after the #')
  const facts = { what: `# ${words}`, right: `## ${words}` }
  if (level === 1 && !mayHaveTitle)
    return fault(
      'titleAdded',
      `"# ${words}" is a title, but the page has one; write "## ${words}"`,
      facts,
    )
  if (level === 1 && at > 0)
    return fault(
      'titleLate',
      `"# ${words}" is a title, which comes first; write "## ${words}"`,
      facts,
    )
  if (level <= before + 1) return undefined
  const right = '#'.repeat(before + 1)
  const message = `${quoted(words)} leaves out a level; write ${right}`
  return fault('level', message, { what: words, right })
}

function blockFaults(block: MarkdownBlock, placeholders: Placeholders): LineFault[] {
  const own = placeholderOf(block)
  if (own !== undefined && placeholders.blocks.includes(own)) return []
  let line = 1
  return block.tokens.flatMap((token) => {
    if (token.map) line = lineOf(token)
    if (token.type === 'inline') return inlineFaults(token.children ?? [], line, placeholders)
    if (token.type === 'html_block') return [{ line, ...htmlFault(token.content) }]
    return placeholderFaults(token.content, placeholders).map((found) => ({ line, ...found }))
  })
}

function inlineFaults(tokens: Token[], firstLine: number, placeholders: Placeholders): LineFault[] {
  let line = firstLine
  return tokens.flatMap((token) => {
    if (token.type.endsWith('break')) line += 1
    const faults = [
      ...(token.type === 'html_inline' ? [htmlFault(token.content)] : []),
      ...linkFaults(token),
      ...placeholderFaults(textsOf(token), placeholders),
    ]
    return faults.map((found) => ({ line, ...found }))
  })
}

const textsOf = ({ content, attrs }: Token) =>
  [content, ...(attrs ?? []).map(([, value]) => value)].join('\n')

const htmlFault = (html: string) =>
  fault('html', `${quoted(html)} is HTML; a text is Markdown alone`, { what: html.trim() })

function linkFaults(token: Token): Fault[] {
  if (token.type === 'link_open') {
    const to = String(token.attrGet('href'))
    const message = `the link ${quoted(to)} is not allowed; write /path, https://…, mailto:… or tel:…`
    return isLink(to) ? [] : [fault('link', message, { what: to })]
  }
  if (token.type !== 'image') return []
  const source = String(token.attrGet('src'))
  const elsewhere = `the picture ${quoted(source)} is from elsewhere; write a path of this shop: /picture/…`
  const bare = `the picture ${quoted(source)} has no description; write ![description](…)`
  return [
    ...(isOwnPath(source) ? [] : [fault('pictureElsewhere', elsewhere, { what: source })]),
    ...(token.content.trim() === '' ? [fault('pictureBare', bare, { what: source })] : []),
  ]
}

const isOwnPath = (to: string) => /^\/(?![/\\])/.test(to)
const isLink = (to: string) => isOwnPath(to) || /^(https?:\/\/|mailto:|tel:)[^/]/i.test(to)

function placeholderFaults(text: string, { values, blocks }: Placeholders): Fault[] {
  return [...text.matchAll(/\{\{([^{}]*)\}\}/g)].flatMap(([written, inner]) => {
    const name = inner!.trim()
    const what = { what: written }
    if (values.includes(name)) return []
    if (blocks.includes(name))
      return [fault('blockAlone', `${written} must be a paragraph of its own`, what)]
    const known = [...blocks, ...values].map((one) => `{{${one}}}`).join(', ')
    return [fault('placeholder', `there is no ${quoted(written)}; there are ${known}`, what)]
  })
}
