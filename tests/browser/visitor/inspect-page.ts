import type { Page } from 'playwright'

/**
 * Returns faults by the shop's rules and WCAG 2.2 AA that axe does not find: a first link that
 * skips to the content (2.4.1), text beside each invalid field (3.3.1), targets of 44 px (2.5.8
 * asks for 24), and no animation if reduced motion is preferred.
 */
export const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const say = (element: Element, fault: string) =>
      `${fault}: ${element.outerHTML.slice(0, 160).replace(/\s+/g, ' ')}`

    function skipFaults() {
      const first = document.querySelector('a[href], button, input, select, summary, textarea')
      const isSkip = first?.matches('a.skip[href="#main"]') && document.querySelector('main#main')
      return isSkip ? [] : ['the first stop is no link to the content']
    }

    function refusalFaults() {
      const lacksWords = (field: Element) =>
        !(field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .some((id) => id.endsWith('-error') && document.getElementById(id)?.textContent)
      const fields = [...document.querySelectorAll('[aria-invalid="true"]')].filter(lacksWords)
      const links = [...document.querySelectorAll('#errors a')].filter(
        (link) => !document.getElementById(link.getAttribute('href')!.slice(1)),
      )
      const summary = document.querySelector('#errors:not([role="alert"])')
      return [
        ...fields.map((field) => say(field, 'refused without words')),
        ...links.map((link) => say(link, 'a message without its field')),
        ...(summary ? [say(summary, 'a refusal nobody hears of')] : []),
      ]
    }

    /**
     * Checks target sizes. A choice can be pressed by its label too, and a link within text has
     * the height of its line.
     */
    function targetFaults() {
      const targets = 'a[href], button, input:not([type="hidden"]), select, summary, textarea'
      const sizeOf = (element: HTMLElement) => {
        const labels = [...((element as HTMLInputElement).labels ?? [])]
        const isChoice = element.matches('[type="radio"], [type="checkbox"]')
        const boxes = [element, ...(isChoice ? labels : [])].map((one) =>
          one.getBoundingClientRect(),
        )
        return {
          width: Math.max(...boxes.map(({ width }) => width)),
          height: Math.max(...boxes.map(({ height }) => height)),
        }
      }
      const all = [...document.querySelectorAll<HTMLElement>(targets)]
      // Content far below has no size until it was measured once.
      for (const one of all) one.getBoundingClientRect()
      return (
        all
          .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .filter((one) => !(one.matches('a') && getComputedStyle(one).display === 'inline'))
          // Nobody can press a button that the Return key alone sends.
          .filter((one) => !one.matches('.hide'))
          .flatMap((one) => {
            const { width, height } = sizeOf(one)
            return Math.min(width, height) < 43.5
              ? [say(one, `a target of ${Math.round(width)} × ${Math.round(height)}`)]
              : []
          })
      )
    }

    function motionFaults() {
      const moving = document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0.01)
      return moving.map((one) => `moves: ${(one as CSSAnimation).animationName}`)
    }

    return [...skipFaults(), ...refusalFaults(), ...targetFaults(), ...motionFaults()]
  })

/**
 * Returns texts of which a part is hidden, because their container is too small (1.4.4, 1.4.10).
 */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const faults: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement!
      if (!text.textContent?.trim() || !holder.checkVisibility({ visibilityProperty: true }))
        continue
      if (holder.closest('script, style, option, svg')) continue
      // The fold of the first pages shows a dozen lines until it is opened.
      if (holder.closest('.sample details:not([open])')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      for (let around = holder; around !== document.body; around = around.parentElement!) {
        const { overflowX, overflowY } = getComputedStyle(around)
        const frame = around.getBoundingClientRect()
        // This text is for screen readers only; a button keeps its padding.
        if (frame.width <= 1 || frame.height <= 1 || around.matches('.hide')) break
        const hidesX = /hidden|clip/.test(overflowX) && box.right > frame.right + 1
        const hidesY = /hidden|clip/.test(overflowY) && box.bottom > frame.bottom + 1
        if (hidesX || hidesY)
          faults.push(`cut off: "${text.textContent.trim().slice(0, 60)}" in .${around.className}`)
        // A scrolling container shows the rest.
        if (/auto|scroll/.test(overflowX + overflowY)) break
      }
    }
    return faults
  })

/**
 * Runs in `page.evaluate`. Returns buttons and fields without border or underline, which only a
 * background colour marks.
 */
export function isDrawnAlone(): string[] {
  const hasLine = (element: Element) => {
    const style = getComputedStyle(element)
    const drawn = parseFloat(style.borderBottomWidth) > 0 && style.borderBottomStyle !== 'none'
    return drawn || style.textDecorationLine.includes('underline') || element.querySelector('svg')
  }
  return [...document.querySelectorAll('button.btn, a.btn, .input, textarea, select')]
    .filter((one) => one.checkVisibility() && !hasLine(one))
    .map((one) => `only a colour: ${one.outerHTML.slice(0, 120)}`)
}
