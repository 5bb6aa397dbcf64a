import { isOutage } from '#app/database/outage.server.ts'
import { log } from '#app/observability/log.server.ts'

/**
 * Loads a secondary part of a page. An error is logged and the part left out without a message (spec section 8). Only
 * an error in the main content leads to an error page.
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
 * Loads one of several main parts of a page. It is left out if it fails alone, but if the database cannot be reached
 * the whole page fails.
 * @throws errors recognised by {@link isOutage}.
 */
export const mainSection = <T>(name: string, work: () => Promise<T>): Promise<T | undefined> =>
  optionalSection(name, work, isOutage)
