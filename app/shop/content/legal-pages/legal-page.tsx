import { useLoaderData } from '@remix-run/react'
import { Fragment, type ReactNode } from 'react'
import { Crumbs } from '#app/components/crumbs.tsx'
import { MailLink } from '#app/components/mail-link.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import { joinEWords } from '#app/i18n/join-e-words.ts'
import { DeliveryTable } from './delivery-table.tsx'
import type { Sentence, StoredEntry, TextBlock, LegalPage, TextSection } from './legal-page.ts'

/** Renders a route that shows only a text. */
export function LegalPageRoute() {
  const { page } = useLoaderData<{ page: LegalPage }>()
  return <LegalPageView page={page} />
}

/** Renders a page of text. `children` are placed between the lede and the sections. */
export function LegalPageView({ page, children }: { page: LegalPage; children?: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <LegalPageHead page={page} />
        <div className="stack-lg">
          {children}
          <LegalPageSections page={page} />
        </div>
      </div>
    </main>
  )
}

export function LegalPageHead({ page: { heading, lang, lede } }: { page: LegalPage }) {
  return (
    <>
      <Crumbs steps={[{ name: heading }]} />
      <div className="page-head">
        <h1 lang={lang}>{heading}</h1>
        {lede && <p className="lede">{joinEWords(lede)}</p>}
      </div>
    </>
  )
}

export function LegalPageSections({ page: { sections } }: { page: LegalPage }) {
  return (
    <div className="prose">
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </div>
  )
}

function Section({ section: { id, heading, lang, blocks } }: { section: TextSection }) {
  const shown = blocks.map((block, n) => <Block key={n} block={block} />)
  if (heading === undefined)
    return (
      <div className="prose" lang={lang}>
        {shown}
      </div>
    )
  return (
    <>
      <h2 id={id}>{joinEWords(heading)}</h2>
      {shown}
    </>
  )
}

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <SentenceText words={block.words} />
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((words, n) => (
            <li key={n}>
              <SentenceText words={words} />
            </li>
          ))}
        </ul>
      )
    case 'facts':
      return <Facts facts={block.rows.map(({ name, words }) => [name, words])} />
    case 'lines':
      return <Lines lines={block.lines} />
    case 'stored':
      return block.entries.map((entry) => <Stored key={entry.id} entry={entry} />)
    case 'html':
      return <div className="prose" dangerouslySetInnerHTML={{ __html: block.html }} />
    case 'deliveryTable':
      return <DeliveryTable table={block.table} />
  }
}

/** Renders an entry; `data-tables` lets a test check that every stored table is named. */
function Stored({ entry: { id, tables, name, facts } }: { entry: StoredEntry }) {
  return (
    <section data-tables={tables}>
      <h3 id={id}>{joinEWords(name)}</h3>
      <Facts facts={facts} />
    </section>
  )
}

function Facts({ facts }: { facts: [name: string, words: Sentence][] }) {
  return (
    <dl className="facts">
      {facts.map(([name, words]) => (
        <div key={name}>
          <dt>{joinEWords(name)}</dt>
          <dd>
            <SentenceText words={words} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Renders lines such as an address; two may be equal. */
function Lines({ lines }: { lines: string[] }) {
  return (
    <p className="ui">
      {lines.map((line, n) => (
        <Fragment key={n}>
          {n > 0 && <br />}
          {joinEWords(line)}
        </Fragment>
      ))}
    </p>
  )
}

function SentenceText({ words }: { words: Sentence }) {
  return words.map((part, n) => {
    if (typeof part === 'string') return <Fragment key={n}>{joinEWords(part)}</Fragment>
    if (part.to === `mailto:${part.words}`) return <MailLink key={n} email={part.words} />
    const isOurs = part.to.startsWith('/')
    return isOurs ? (
      <ShopLink key={n} to={part.to}>
        {joinEWords(part.words)}
      </ShopLink>
    ) : (
      <a key={n} href={part.to}>
        {part.words}
      </a>
    )
  })
}
