/** The path of Firefox; undefined when there is none. */
export function findFirefox(): string | undefined
/** The path of the small browser of WebKitGTK; undefined when it, its driver or Xvfb is not there. */
export function findMiniBrowser(): string | undefined
