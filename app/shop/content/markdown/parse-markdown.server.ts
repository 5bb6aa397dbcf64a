import MarkdownIt, { type Token } from 'markdown-it'

/** HTML is parsed in order to be refused, and so are links that the library would leave as text. */
const parser = new MarkdownIt({ html: true })
parser.validateLink = () => true
const normalizeLink = parser.normalizeLink.bind(parser)
parser.normalizeLink = (url) =>
  // The braces of a placeholder stay as they are.
  normalizeLink(url).replace(/%7B%7B([\w-]+)%7D%7D/g, '{{$1}}')

/** A block of the first level with all that it contains. */
export type MarkdownBlock = { tokens: Token[]; first: Token }

/** Parses Markdown (CommonMark with tables) into its blocks. */
export function parseMarkdown(source: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = []
  let depth = 0
  for (const token of parser.parse(source, {})) {
    if (depth === 0) blocks.push({ tokens: [], first: token })
    blocks.at(-1)!.tokens.push(token)
    depth += token.nesting
  }
  return blocks
}

export const htmlOfTokens = (tokens: Token[]): string =>
  parser.renderer.render(tokens, parser.options, {})

/** Returns the words of a block without its markup. */
export const plainTextOf = ({ tokens }: MarkdownBlock): string =>
  tokens
    .flatMap(({ children }) => children ?? [])
    .map(({ type, content }) => (type.endsWith('break') ? ' ' : content))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns the name in kebab case of the placeholder that a block consists of. */
export const placeholderOf = (block: MarkdownBlock): string | undefined =>
  block.first.type === 'paragraph_open'
    ? /^\{\{\s*([\w-]+)\s*\}\}$/.exec(plainTextOf(block))?.[1]
    : undefined

export const isTitle = ({ first }: MarkdownBlock) =>
  first.type === 'heading_open' && first.tag === 'h1'

/** Returns the words of the first heading, if it is the title. */
export function titleOfMarkdown(source: string): string | undefined {
  const title = parseMarkdown(source).find(isTitle)
  return title && plainTextOf(title)
}
