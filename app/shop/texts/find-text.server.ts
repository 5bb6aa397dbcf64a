import { settings } from '#app/settings.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { senderLines, type Seller } from '../seller/seller.ts'
import { seller } from '../seller/seller.server.ts'
import { fillGaps, parseSentence } from './fill.ts'
import { gapsOf, type Gaps } from './gaps.server.ts'
import type { Condition, Source, TextSource } from './source.server.ts'
import { storedTopics, tablesOf } from './stored-topics.ts'
import type { Sentence, StoredEntry, TextBlock, TextPage } from './text.ts'
import { storedWords, texts, type TextName } from './texts.server.ts'

type Filling = { language: Language; gaps: Gaps; who: Seller }

export type FoundText = { title: string; description: string; page: TextPage }

/** A page of text, filled in. `more`: gaps that this page alone has. */
export function findText(name: TextName, language: Language, more: Gaps = {}): FoundText {
  const source: TextSource = texts[name][language]
  const who = seller()
  const filling = { language, who, gaps: { ...gapsOf(who, language), ...more } }
  const sections = Object.entries(source.sections).map(([id, { heading, blocks }]) => ({
    id,
    heading,
    blocks: blocks.flatMap((block) => describe(block, filling)),
  }))
  return {
    title: source.title,
    description: source.description,
    page: {
      heading: source.heading ?? source.title,
      lede: source.lede,
      sections: sections.filter(({ blocks }) => blocks.length > 0),
    },
  }
}

function describe(source: Source, filling: Filling): TextBlock[] {
  const { gaps, language, who } = filling
  if (typeof source === 'string') {
    const words = parseSentence(source, gaps)
    return words ? [{ kind: 'paragraph', words }] : []
  }
  if ('list' in source) {
    const items = source.list.flatMap((item) => wrapped(parseSentence(item, gaps)))
    return items.length > 0 ? [{ kind: 'list', items }] : []
  }
  if ('facts' in source) {
    const rows = source.facts.flatMap(([name, said]) =>
      wrapped(parseSentence(said, gaps)).map((words) => ({ name, words })),
    )
    return rows.length > 0 ? [{ kind: 'facts', rows }] : []
  }
  if ('lines' in source) {
    const filled = fillGaps(source.lines, gaps)
    return filled === undefined ? [] : [{ kind: 'lines', lines: filled.split('\n') }]
  }
  if ('mail' in source) return withdrawalBlocks(source.mail, language, who)
  if ('stored' in source) return [{ kind: 'stored', entries: describeStored(filling) }]
  return holds(source.when) ? source.say.flatMap((one) => describe(one, filling)) : []
}

const wrapped = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value])

function withdrawalBlocks(
  part: 'terms' | 'effects' | 'form',
  language: Language,
  who: Seller,
): TextBlock[] {
  const t = translator(language)
  // The gap of the seller is filled last: what a file says never becomes a link.
  const gaps = { seller: senderLines(who, language).join(', ') }
  const named = {
    seller: '{{seller}}',
    where: `[${t('mail.withdrawal.functionPage')}](/withdrawal)`,
  }
  const paragraphs = t(`mail.withdrawal.${part}`, named).split('\n\n')
  return paragraphs.map((text) =>
    text.includes('\n')
      ? { kind: 'lines', lines: fillGaps(text, gaps)!.split('\n') }
      : { kind: 'paragraph', words: parseSentence(text, gaps)! },
  )
}

function describeStored({ language, gaps }: Filling): StoredEntry[] {
  const { headings, topics } = storedWords[language]
  return storedTopics.map((topic) => ({
    id: `stored-${topic}`,
    tables: tablesOf(topic).join(' '),
    name: topics[topic].name,
    facts: (['what', 'why', 'until'] as const).flatMap((fact) =>
      wrapped(parseSentence(topics[topic][fact], gaps)).map((words): [string, Sentence] => [
        headings[fact],
        words,
      ]),
    ),
  }))
}

function holds(condition: Condition): boolean {
  const { SMTP_URL, STRIPE_SECRET_KEY } = settings()
  return condition === 'mailFiles' ? SMTP_URL === undefined : STRIPE_SECRET_KEY !== undefined
}
