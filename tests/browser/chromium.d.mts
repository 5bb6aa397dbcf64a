/** The path of the browser to test with; undefined when there is none. */
export function findChromium(): string | undefined
