import { whenIdle } from './when-idle.ts'

/** So many cards take a slow phone about 20 ms, and a press waits no longer. */
const cardsAtOnce = 6

let isUnderWay = false

/**
 * Lays out what cards.css defers, so that a position in the page is the same on the way back. The browser keeps the
 * visible part in place meanwhile.
 */
export const layOutWhole = () => (document.documentElement.dataset.whole = '')

/** Does the same a few cards at a time: all in one frame take a slow phone 100 ms (2026-11-27). */
export function layOutCards() {
  if (isUnderWay) return
  isUnderWay = true
  whenIdle(layOutSome)
}

function layOutSome() {
  const all = [...document.querySelectorAll<HTMLElement>('.card:not([style])')]
  for (const { style } of all.slice(0, cardsAtOnce)) style.contentVisibility = 'visible'
  if (all.length > cardsAtOnce) return void requestAnimationFrame(() => whenIdle(layOutSome))
  isUnderWay = false
  layOutWhole()
}
