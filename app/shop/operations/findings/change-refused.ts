import { createFault, type Fault } from './fault.ts'

/** A refused change. It is stale if it was made from what is no longer stored. */
export type Refused<OwnFault extends Pick<Fault, 'sentence'> = Fault> = {
  ok: false
  faults: OwnFault[]
  isStale?: true
}

/** Refuses a change that was made from what is no longer stored. */
export const staleRefusal = (sentence: string): Refused => ({
  ok: false,
  faults: [createFault('stale', {}, sentence)],
  isStale: true,
})

/** Its faults roll back the transaction in which it is thrown. */
export class ChangeRefused extends Error {
  constructor(
    readonly faults: Fault[],
    readonly isStale = false,
  ) {
    super(faults.map(({ sentence }) => sentence).join('; '))
  }
}

/** @throws {ChangeRefused} if there is a fault. */
export function requireFaultless(faults: Fault[]) {
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
