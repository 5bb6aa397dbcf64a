/** Returns whether the browser went back or forward to this document, and filled in its forms as they were left. */
export function isBackForward(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'back_forward' || document.documentElement.dataset.returned !== undefined
}
