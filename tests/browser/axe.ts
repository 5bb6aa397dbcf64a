import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/** What axe finds wrong with a page, by the rules of WCAG 2.2 AA and good practice. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    return (await axe.run({ runOnly: tags, resultTypes: ['violations'] })).violations
  })
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)
}

/** By how many pixels a page is wider than its window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export const languages = ['', '/fr', '/de'] as const
type Prefix = (typeof languages)[number]

const inShort = { '': ['light'], '/fr': ['dark'], '/de': ['light'] } as const
const all = ['light', 'dark'] as const
const isLong = Boolean(process.env.LONG)

/** The schemes in which a language is tried: one in the gate, both in its long form. */
export const schemesOf = (prefix: Prefix) => (isLong ? all : inShort[prefix])

/**
 * In the gate half of the pages, each in one of the languages, and in its long form each in all: without a script each
 * is tried in accessibility.test.ts.
 */
export const turnOf = (prefix: Prefix, paths: string[]) =>
  paths.filter(
    (_, n) => isLong || (n % 2 === 0 && languages[(n / 2) % languages.length] === prefix),
  )

/** In the gate only German is tried at 320 px: its words are the widest. */
export const isTriedNarrow = (prefix: Prefix) => isLong || prefix === '/de'
