import { isOutage } from '#app/database/outage.server.ts'
import { log } from '#app/observability/log.server.ts'

/**
 * A part beside what a page is for. Where it fails it is left out and logged, and the visitor is told nothing
 * (spec section 8): only a failure of what the page is for is an error page.
 */
export async function optionalSection<T>(
  name: string,
  work: () => Promise<T>,
  isPageFault: (error: unknown) => boolean = () => false,
): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (isPageFault(error)) throw error
    log.error({ err: error }, `left out ${name}`)
    return undefined
  }
}

/**
 * One of several parts that a page is for: it is left out alike where it fails by itself. While the database cannot be
 * asked there is no page, and not one without them.
 * @throws what {@link isOutage} knows.
 */
export const mainSection = <T>(name: string, work: () => Promise<T>): Promise<T | undefined> =>
  optionalSection(name, work, isOutage)
