/** A figure of the minimal Remix page: what it was beside the peers, and the name of what it is in this run. */
export type Ceiling = { was: number; now: string }

/** What a value may be by itself, or how many times another one: a peer's figure, or that of this name in this run. */
export type Bound = number | { times: number; over: string | number; scaledBy?: Ceiling }

/** Held when both bounds hold: against the better of two peers, and against the limit of the machine. */
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

/** `scaledBy`: a peer cannot run here; its figure is taken as so much larger or smaller as this ceiling is now. */
export const times = (times: number, over: string | number, scaledBy?: Ceiling): Bound => ({
  times,
  over,
  ...(scaledBy && { scaledBy }),
})
