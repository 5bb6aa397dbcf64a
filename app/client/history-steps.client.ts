/**
 * Gives a step of the history the key that the router would not: places in the page are remembered by it, and a step
 * without one would have that of another document.
 */
export function ensureStepKey() {
  const step = history.state as { key?: string } | null
  if (step?.key) return
  const key = crypto.getRandomValues(new Uint32Array(2)).join('-')
  history.replaceState({ ...step, key }, '')
}
