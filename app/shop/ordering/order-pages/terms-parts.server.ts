import { localPath } from '#app/i18n/paths.ts'
import type { Language } from '#app/i18n/languages.ts'
import { findLegalPage } from '#app/shop/content/legal-pages/find-legal-page.server.ts'
import type { Sentence, TextBlock } from '#app/shop/content/legal-pages/legal-page.ts'
import type { MailPart } from '#app/shop/messaging/mail/mail-text.ts'

/**
 * Returns the terms of sale as part of a mail, so that the buyer has them on a durable medium (CRD
 * Art 8(7)).
 */
export function termsParts(language: Language, origin: string): MailPart[] {
  const { heading, sections } = findLegalPage('terms', language).page
  const plain = (words: Sentence) => plainSentence(words, language, origin)
  const colon = language === 'fr' ? '\u202f:' : ':'
  return [
    { kind: 'heading', text: heading },
    ...sections.map((section): MailPart => {
      const paragraphs = section.blocks.flatMap((block) => plainBlock(block, plain, colon))
      return { kind: 'text', text: [section.heading, ...paragraphs].join('\n\n') }
    }),
  ]
}

function plainBlock(block: TextBlock, plain: (words: Sentence) => string, colon: string): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [plain(block.words)]
    case 'list':
      return [block.items.map((item) => `— ${plain(item)}`).join('\n')]
    case 'facts':
      return [block.rows.map(({ name, words }) => `${name}${colon} ${plain(words)}`).join('\n')]
    case 'lines':
      return [block.lines.join('\n')]
    case 'stored':
      return []
  }
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
