/**
 * Holds a figure of the minimal Remix page: its value beside the peers, and its name in this run.
 */
export type Ceiling = { was: number; now: string }

/** Holds a bound: a value, or a multiple of a peer's figure or of a named figure of this run. */
export type Bound = number | { times: number; over: string | number; scaledBy?: Ceiling }

/**
 * A goal holds if both bounds hold: against the better of two peers, and against the limit of the
 * machine.
 */
export type Goal = {
  goal: string
  /** The name of its figure in this run. */
  value: string
  sign: '≤' | '≥'
  peer?: Bound
  limit?: Bound
}

type Bounds = Pick<Goal, 'peer' | 'limit'>

export const atMost = (goal: string, value: string, bounds: Bounds): Goal => ({
  ...{ goal, value, sign: '≤' },
  ...bounds,
})

export const atLeast = (goal: string, value: string, bounds: Bounds): Goal => ({
  ...{ goal, value, sign: '≥' },
  ...bounds,
})

/** `scaledBy` scales the figure of a peer that cannot run here by the change of this ceiling. */
export const times = (times: number, over: string | number, scaledBy?: Ceiling): Bound => ({
  times,
  over,
  ...(scaledBy && { scaledBy }),
})
