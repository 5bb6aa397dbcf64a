import { log } from '#app/operation/log.server.ts'

/**
 * A part beside what a page is for. Where it fails it is left out and logged, and the visitor is told nothing
 * (spec section 8): only a failure of what the page is for is an error page.
 */
export async function sidePart<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    log.error({ err: error }, `left out ${name}`)
    return undefined
  }
}
