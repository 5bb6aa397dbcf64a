/**
 * Each fault of a refused change is a sentence without its full stop. A stale change was made from what is no longer
 * stored.
 */
export type Refused = { ok: false; faults: string[]; isStale?: true }

/** Its faults roll back the transaction in which it is thrown. */
export class ChangeRefused extends Error {
  constructor(
    readonly faults: string[],
    readonly isStale = false,
  ) {
    super(faults.join('; '))
  }
}

/** @throws {ChangeRefused} if there is a fault. */
export function requireFaultless(faults: string[]) {
  if (faults.length > 0) throw new ChangeRefused(faults)
}

/** Returns the outcome of a change, or the faults that rolled it back. */
export async function orRefused<Outcome>(
  change: () => Promise<Outcome>,
): Promise<Outcome | Refused> {
  try {
    return await change()
  } catch (error) {
    if (!(error instanceof ChangeRefused)) throw error
    return { ok: false, faults: error.faults, ...(error.isStale && { isStale: true }) }
  }
}
