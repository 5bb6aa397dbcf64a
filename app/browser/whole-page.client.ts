/**
 * Lays out what cards.css leaves for later, once all has come and nothing is to be done: a place in the page is
 * then the same one on the way back. The browser keeps in view what is read meanwhile.
 */
export function layOutWhole() {
  const mark = () => (document.documentElement.dataset.whole = '')
  // Safari has no idle time to give.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(mark) : setTimeout(mark)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}
