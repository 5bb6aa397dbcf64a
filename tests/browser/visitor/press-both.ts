import type { Page } from 'playwright'

export type Moment =
  /** Holds the n-th effect of the first press. */
  | { step: number }
  /** Milliseconds after the first press. */
  | { delay: number }

/**
 * Runs in the page. Resolves with the effect that the second press followed; '' if its target is
 * gone by then.
 */
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
    window.fetch = async (...requested) => {
      tick('asked')
      const answer = await fetched(...requested)
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
    // There are fewer effects than `step`.
    else setTimeout(resolve, 3_000, '')
    tick('pressed')
  })
  for (const stop of stops) stop()
  return after
}

export const pressBoth = (page: Page, first: string, second: string, at: Moment) =>
  page.evaluate(pressInPage, { first, second, at })

/** Waits until nothing is pending and the page with the element is rendered. */
export const untilAt = (page: Page, path: string, element: string) =>
  page.waitForFunction(
    ([wanted, selector]) =>
      location.pathname === wanted &&
      __remixRouter.state.navigation.state === 'idle' &&
      document.querySelector(selector) !== null &&
      !document.querySelector('[data-busy], [aria-busy]'),
    [path, element] as const,
  )

/** Navigates within the document, which takes a fraction of a load. */
export async function goWithin(page: Page, path: string, element: string) {
  await page.evaluate((to) => __remixRouter.navigate(to), path)
  await untilAt(page, path, element)
}
