type View = { page: string; language: string; isPrefetched: boolean }

/**
 * Tells the shop once that this document runs, unless the browser asks not to be tracked.
 * @param isPrefetched makes the shop count the document as served too, because a prefetch is not counted.
 */
export function sendPageView({ page, language, isPrefetched }: View) {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  if (doNotTrack === '1' || globalPrivacyControl) return
  const fields = { page, language, ...(isPrefetched && { prefetched: '1' }) }
  navigator.sendBeacon('/page-view', new URLSearchParams(fields))
}

/** Requests the data of a product's page that was prefetched and is opened now, which counts as a view. */
export function recordProductView(routeId: string, address: string, request = fetch) {
  if (['routes/book', 'routes/product'].includes(routeId))
    request(address)
      .then(({ body }) => body?.cancel())
      .catch(() => undefined)
}
