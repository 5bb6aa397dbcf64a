type Step = { key?: string } | null

/**
 * Gives a step of the history the key that the router would not: places in the page are remembered by it, and a step
 * without one would have that of another document.
 */
export function ensureStepKey() {
  const step = history.state as Step
  if (!step?.key) history.replaceState({ ...step, key: Math.random().toString(36).slice(2) }, '')
}

/** Where the router left the page at a step of the history, px from its top; undefined where it did not. start.client.ts reads it too. */
export function placeLeft(key: string | undefined): number | undefined {
  const places = JSON.parse(sessionStorage.getItem('positions') ?? '{}') as Record<string, number>
  return key === undefined ? undefined : places[key]
}
