import type { Page } from 'playwright'

export type Moment =
  /** The n-th thing that the first press brings about. */
  | { step: number }
  /** Milliseconds after it. */
  | { delay: number }

/** Runs in the page. Resolves with what the second press followed; '' where what was to be pressed is gone by then. */
async function pressInPage({ first, second, at }: { first: string; second: string; at: Moment }) {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
  const late = find(second)
  const fetched = window.fetch
  const stops: (() => void)[] = []
  let n = 0
  const after = await new Promise<string>((resolve) => {
    const tick = (what: string) => {
      if (!late.isConnected) resolve('')
      else if ('step' in at && n++ === at.step) {
        late.click()
        resolve(what)
      }
    }
    stops.push(__remixRouter.subscribe(({ navigation }) => tick(`router ${navigation.state}`)))
    const drawn = new MutationObserver(() => tick('drawn'))
    drawn.observe(document.body, { childList: true, subtree: true, characterData: true })
    stops.push(() => drawn.disconnect())
    window.fetch = async (...asked) => {
      tick('asked')
      const answer = await fetched(...asked)
      tick('answered')
      return answer
    }
    stops.push(() => (window.fetch = fetched))
    const press = () => {
      if (late.isConnected) late.click()
      resolve(late.isConnected ? 'time' : '')
    }
    find(first).click()
    if ('delay' in at) setTimeout(press, at.delay)
    // Nothing more happens of which it could be the n-th.
    else setTimeout(resolve, 3_000, '')
    tick('pressed')
  })
  for (const stop of stops) stop()
  return after
}

export const pressBoth = (page: Page, first: string, second: string, at: Moment) =>
  page.evaluate(pressInPage, { first, second, at })

/** Nothing is on its way, and the page is drawn that has the element. */
export const untilAt = (page: Page, path: string, element: string) =>
  page.waitForFunction(
    ([wanted, selector]) =>
      location.pathname === wanted &&
      __remixRouter.state.navigation.state === 'idle' &&
      document.querySelector(selector) !== null &&
      !document.querySelector('[data-busy], [aria-busy]'),
    [path, element] as const,
  )

/** Within the document, which takes a fraction of a load. */
export async function goWithin(page: Page, path: string, element: string) {
  await page.evaluate((to) => __remixRouter.navigate(to), path)
  await untilAt(page, path, element)
}
