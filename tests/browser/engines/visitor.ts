import { setTimeout as sleep } from 'node:timers/promises'
import { isHydrated } from '../visitor/browser.ts'
import { axe, axeOptions, describeViolations, type Axe } from '../visitor/axe.ts'
import type { Driver, Engine, Look } from './driver.ts'

/** WebKit draws without a graphics card, and is slow where other tests run beside it. */
const patienceMs = 30_000

/** Returns the middle of the first shown element where a press reaches it, and scrolls to it first if need be. */
function placeOf(selector: string) {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.getClientRects().length > 0,
  )
  if (!element) return null
  const { left, top, width, height } = element.getClientRects()[0]!
  const [x, y] = [left + width / 2, top + height / 2]
  if (element.contains(document.elementFromPoint(x, y))) return { x, y }
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return null
}

/** Tells in the page whether no animation moves or fades an element or what contains it. */
function isStill(selector: string): boolean {
  const elements = [...document.querySelectorAll(selector)]
  return !document.getAnimations().some(({ playState, timeline, effect }) => {
    if (playState !== 'running' || timeline !== document.timeline) return false
    // One that waits for its delay has no progress, and a bar of progress has no end.
    const { progress, endTime } = effect!.getComputedTiming()
    if (progress === null || endTime === Infinity) return false
    const { target } = effect as KeyframeEffect
    return elements.some((element) => target?.contains(element))
  })
}

type Fiber = {
  child: Fiber | null
  memoizedProps: { navigationType?: string; location: { key: string } } | null
}
type ReactRoots = Record<string, { stateNode: { current: Fiber } }>

/**
 * Tells in the page whether one with this URL is shown. The router changes the URL up to half a second before React
 * renders the page, and a press in between would fall on the former page or where its element was.
 */
function isShown(path: string): boolean {
  const isAt = new RegExp(path).test(location.pathname + location.search)
  if (!isAt || document.readyState !== 'complete') return false
  if (document.querySelector('[data-busy], [aria-busy]')) return false
  const key = Object.keys(document).find((one) => one.startsWith('__reactContainer'))
  if (!key || typeof __remixRouter === 'undefined') return true
  let router: Fiber | null = (document as unknown as ReactRoots)[key]!.stateNode.current
  while (router && !router.memoizedProps?.navigationType) router = router.child
  // Until React has hydrated a page there is none, and the page is that of the server.
  return !router || router.memoizedProps!.location.key === __remixRouter.state.location.key
}

/** A visitor does the same in every engine. */
export class Visitor {
  readonly #driver: Driver
  readonly #origin: string
  readonly hasScript: boolean
  /** Tells whether to wait until a page that was opened is hydrated. */
  hydrates: boolean

  constructor(driver: Driver, origin: string, look: Look) {
    this.#driver = driver
    this.#origin = origin
    this.hasScript = look.hasScript
    this.hydrates = look.hasScript
  }

  static async arrive(engine: Engine, origin: string, look: Look) {
    return new Visitor(await engine.open(look), origin, look)
  }

  async open(path: string) {
    await this.#driver.goto(this.#origin + path)
    if (this.hydrates) await this.untilHydrated()
  }

  /** Also waits for the effects after hydration, which come a frame later; the browser handles a press before. */
  async untilHydrated() {
    await this.until('hydration', isHydrated)
    await this.evaluate(() =>
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(globalThis, { hasEffects: true })),
      ),
    )
    await this.until('effects', () => (globalThis as { hasEffects?: true }).hasEffects)
  }

  back() {
    return this.go(-1)
  }

  /** Goes through the history by this many pages. */
  go(by: number) {
    return this.evaluate((count) => history.go(count), by)
  }

  evaluate<A extends unknown[], T>(fn: (...args: A) => T, ...args: A): Promise<T> {
    const given = args.map((one) => JSON.stringify(one)).join()
    return this.#driver.evaluate(`(${String(fn)})(${given})`) as Promise<T>
  }

  /** Waits until the function returns something. A page that is being left evaluates nothing. */
  async until<A extends unknown[], T>(what: string, fn: (...args: A) => T, ...args: A) {
    let last: unknown
    for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(50)) {
      last = await this.evaluate(fn, ...args).catch((error: Error) => ({ error: error.message }))
      const failed = typeof last === 'object' && last !== null && 'error' in last
      if (last && !failed) return last as NonNullable<T>
    }
    const at = await this.evaluate(() => location.href)
    throw new Error(`${what} did not come at ${at}: ${JSON.stringify(last)}`)
  }

  /** Presses as soon as a press reaches the element, which may still move. */
  async clickAtOnce(selector: string) {
    const { x, y } = await this.until(`a free ${selector}`, placeOf, selector)
    await this.#driver.pressAt(x, y)
  }

  async click(selector: string) {
    const { x, y } = await this.#restingPlaceOf(selector)
    await this.#driver.pressAt(x, y)
  }

  async hover(selector: string) {
    const { x, y } = await this.#restingPlaceOf(selector)
    await this.#driver.moveTo(x, y)
  }

  /** What moves, as a toast does when it comes, is pressed where it stays. A slow machine may draw it rarely. */
  async #restingPlaceOf(selector: string) {
    for (let before = { x: -1, y: -1 }; ; await sleep(50)) {
      await this.until(`rest of ${selector}`, isStill, selector)
      const { x, y } = await this.until(`a free ${selector}`, placeOf, selector)
      if (x === before.x && y === before.y) return before
      before = { x, y }
    }
  }

  async type(selector: string, words: string) {
    await this.click(selector)
    await this.evaluate((one) => document.querySelector<HTMLInputElement>(one)!.select(), selector)
    await this.#driver.type(words)
  }

  press(...[key]: Parameters<Driver['press']>) {
    return this.#driver.press(key)
  }

  pressAt(x: number, y: number) {
    return this.#driver.pressAt(x, y)
  }

  moveTo(x: number, y: number) {
    return this.#driver.moveTo(x, y)
  }

  /** Waits for the text of an element. */
  text(selector: string) {
    return this.until(
      `the text of ${selector}`,
      (one) => document.querySelector(one)?.textContent,
      selector,
    )
  }

  /** Waits until a page whose path and query match is shown. */
  at(path: string) {
    return this.until(path, isShown, path)
  }

  /** Returns what axe finds wrong in the page, once nothing moves any more. */
  async violations() {
    // The bar of progress turns for ever, unseen.
    await this.until('rest', () =>
      document
        .getAnimations()
        .every(
          ({ timeline, effect }) =>
            timeline !== document.timeline || effect?.getComputedTiming().endTime === Infinity,
        ),
    )
    await this.#driver.evaluate(`(() => {${axe}})()`)
    await this.evaluate((options) => {
      const page = globalThis as unknown as { axe: Axe }
      void page.axe.run(options).then(({ violations }) => Object.assign(page, { violations }))
    }, axeOptions)
    type Found = Parameters<typeof describeViolations>[0]
    const violations = await this.until('axe', () => (globalThis as Partial<Found>).violations)
    return describeViolations({ violations })
  }

  screenshot() {
    return this.#driver.screenshot()
  }

  /** Returns the page on paper as PDF; undefined in an engine that cannot be told to print. */
  async print() {
    return this.#driver.print?.()
  }

  leave() {
    return this.#driver.close()
  }
}
