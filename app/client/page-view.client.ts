/** Tells the shop once that this document runs, unless the browser asks not to be tracked. */
export function sendPageView(page: string, language: string) {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  if (doNotTrack === '1' || globalPrivacyControl) return
  navigator.sendBeacon('/page-view', new URLSearchParams({ page, language }))
}
