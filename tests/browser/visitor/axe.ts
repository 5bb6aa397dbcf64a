import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

/** The program that puts `axe` into a page. */
export const axe = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

type Found = { violations: { id: string; nodes: { html: string }[] }[] }
export type Axe = { run(options: object): Promise<Found> }

export const describeViolations = ({ violations }: Found) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)

/**
 * Waits in the page until nothing moves or fades: axe reads computed colours, which are those of neither state while they
 * change. Animations that wait for their delay, have no end or follow scrolling are left alone.
 */
async function untilStill() {
  const moving = document.getAnimations().filter(({ playState, timeline, effect }) => {
    const { progress, endTime } = effect!.getComputedTiming()
    const isOfTime = timeline === document.timeline && endTime !== Infinity
    return isOfTime && playState === 'running' && progress !== null
  })
  // One that is cancelled, as with its element, has ended too.
  await Promise.allSettled(moving.map(({ finished }) => finished))
}

/** Returns the violations that axe finds by the rules of WCAG 2.2 AA and good practice. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(untilStill)
  await page.evaluate(axe)
  const found = await page.evaluate(
    (options) => (globalThis as unknown as { axe: Axe }).axe.run(options),
    axeOptions,
  )
  return describeViolations(found)
}

/** Returns the pixels by which a page is wider than its window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export const languages = ['', '/fr', '/de'] as const
type Prefix = (typeof languages)[number]

const inShort = { '': ['light'], '/fr': ['dark'], '/de': ['light'] } as const
const all = ['light', 'dark'] as const
const isLong = Boolean(process.env.LONG)

/** Returns the colour schemes to try in a language: one in the gate, both in the long form. */
export const schemesOf = (prefix: Prefix) => (isLong ? all : inShort[prefix])

/**
 * Returns the pages to try in a language: half of them in the gate, each in one language, and all
 * in the long form. Without scripts accessibility.test.ts tries each page.
 */
export const turnOf = (prefix: Prefix, paths: string[]) =>
  paths.filter(
    (_, n) => isLong || (n % 2 === 0 && languages[(n / 2) % languages.length] === prefix),
  )

/** The gate tries 320 px only in German, which has the longest words. */
export const isTriedNarrow = (prefix: Prefix) => isLong || prefix === '/de'
