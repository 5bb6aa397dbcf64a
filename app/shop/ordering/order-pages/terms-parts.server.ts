import { localPath } from '#app/i18n/paths.ts'
import type { Language } from '#app/i18n/languages.ts'
import { plainText } from '#app/shop/catalogue/text/plain-text.ts'
import { findTextPage } from '#app/shop/content/legal-pages/find-text-page.server.ts'
import type { Sentence, TextBlock } from '#app/shop/content/legal-pages/legal-page.ts'
import type { MailPart } from '#app/shop/messaging/mail/mail-text.ts'
import { lastOwnTexts } from '#app/shop/operations/own-texts/own-texts.server.ts'

/**
 * Returns the terms of sale as part of a mail, so that the buyer has them on a durable medium (CRD
 * Art 8(7)).
 */
export function termsParts(language: Language, origin: string): MailPart[] {
  const { heading, sections } = findTextPage('terms', lastOwnTexts(), { language }).page
  const place = { language, origin }
  return [
    { kind: 'heading', text: heading },
    ...sections.map((section): MailPart => {
      const paragraphs = section.blocks.flatMap((block) => plainBlock(block, place))
      return { kind: 'text', text: [section.heading ?? [], ...paragraphs].flat().join('\n\n') }
    }),
  ]
}

function plainBlock(block: TextBlock, place: { language: Language; origin: string }): string[] {
  const { language, origin } = place
  const plain = (words: Sentence) => plainSentence(words, language, origin)
  const colon = language === 'fr' ? '\u202f:' : ':'
  switch (block.kind) {
    case 'paragraph':
      return [plain(block.words)]
    case 'list':
      return [block.items.map((item) => `— ${plain(item)}`).join('\n')]
    case 'facts':
      return [block.rows.map(({ name, words }) => `${name}${colon} ${plain(words)}`).join('\n')]
    case 'lines':
      return [block.lines.join('\n')]
    case 'html':
      return [plainHtml(block.html, origin)]
    case 'stored':
    case 'deliveryTable':
      return []
  }
}

/** Returns sanitised HTML as text, with a line for each item of a list, and URLs after the words of links. */
const plainHtml = (html: string, origin: string) =>
  markItems(html)
    .replace(/<\/?(?:em|strong|s|code)>/g, '')
    .replaceAll('<br />', '\n')
    .replace(/<a href="([^"<>]*)">([^<>]*)<\/a>/g, (_, to: string, words: string) =>
      to === words || to === `mailto:${words}`
        ? words
        : `${words} (${to.startsWith('/') ? origin : ''}${to})`,
    )
    .split(/<\/(?:p|h\d|ul|ol|blockquote|pre|tr)>/)
    .map((block) => block.split('\n').map(plainText).filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')

/** Begins each item of a list with its number or a dash, because clauses are referred to by their numbers. */
function markItems(html: string): string {
  const nextNumbers: (number | undefined)[] = []
  return html.replace(
    /<ol(?: start="(\d+)")?>|<ul>|<\/[ou]l>|<li>\s*(?:<p>)?/g,
    (tag, start?: string) => {
      if (tag.startsWith('<li')) {
        const number = nextNumbers.pop()
        nextNumbers.push(number === undefined ? undefined : number + 1)
        return number === undefined ? '\n— ' : `\n${number}. `
      }
      if (tag.startsWith('</')) nextNumbers.pop()
      else nextNumbers.push(tag === '<ul>' ? undefined : Number(start ?? 1))
      return tag
    },
  )
}

/** Returns a sentence as text, with the URL after a link's words if it is one of the shop's. */
const plainSentence = (words: Sentence, language: Language, origin: string) =>
  words
    .map((part) => {
      if (typeof part === 'string') return part
      return part.to.startsWith('/')
        ? `${part.words} (${origin}${localPath(language, part.to)})`
        : part.words
    })
    .join('')
