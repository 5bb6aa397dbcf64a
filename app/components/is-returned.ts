/** Whether the browser went back to this document, and filled in its forms as they were left. */
export function isReturned(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'back_forward' || document.documentElement.dataset.returned !== undefined
}
