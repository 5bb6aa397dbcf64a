/** The path of the browser to test with; undefined when there is none. */
export function findChromium(): string | undefined

/** The path of the browser for tests that need no window, which may be the same. */
export function findHeadlessShell(): string | undefined
