import { phoneGoals } from './phone-goals.ts'
import { serverGoals } from './server-goals.ts'
import type { Cell, Row } from './table.ts'

/** What the files of one run have measured, each by a name that goals use. */
export type Measured = Record<string, number>

/** A figure of the minimal Remix page: what it was beside the peers, and the name of what it is in this run. */
export type Ceiling = { was: number; now: string }

/** What a value may be over another one: `over` names a figure of this run, or is a peer's; without it, by itself. */
export type Bound = ({ atMost: number } | { atLeast: number }) & {
  over?: string | number
  /** A peer cannot run here: its figure is taken as so much larger or smaller as this ceiling is now. */
  scaledBy?: Ceiling
}

/** Held when both bounds hold: against the better of two peers, and against the limit of the machine. */
export type Goal = { goal: string; value: string; peer?: Bound; limit?: Bound }

export const goals: Goal[] = [...serverGoals, ...phoneGoals]

type Verdict = { beside: number | undefined; ratio: number; wanted: string; holds: boolean }

/** NaN where a figure has not been measured. */
function judge(value: number, bound: Bound, measured: Measured): Verdict {
  const { over, scaledBy } = bound
  const figure = typeof over === 'string' ? (measured[over] ?? NaN) : over
  const scale = scaledBy ? (measured[scaledBy.now] ?? NaN) / scaledBy.was : 1
  const beside = figure === undefined ? undefined : figure * scale
  const ratio = beside === undefined ? value : value / beside
  const times = beside === undefined ? '' : ' x'
  return 'atMost' in bound
    ? { beside, ratio, wanted: `≤ ${bound.atMost}${times}`, holds: ratio <= bound.atMost }
    : { beside, ratio, wanted: `≥ ${bound.atLeast}${times}`, holds: ratio >= bound.atLeast }
}

const cellsOf = (name: string, verdict: Verdict | undefined): Record<string, Cell> => ({
  [name]: verdict?.beside ?? '',
  [`over ${name}`]: verdict && verdict.beside !== undefined ? verdict.ratio : '',
  [`wanted over ${name}`]: verdict?.wanted ?? '',
})

function rowOf({ goal, value, peer, limit }: Goal, measured: Measured): Row | undefined {
  const figure = measured[value] ?? NaN
  const verdicts = [peer, limit].map((bound) => bound && judge(figure, bound, measured))
  if (verdicts.some((verdict) => verdict && Number.isNaN(verdict.ratio))) return undefined
  return {
    goal,
    measured: figure,
    ...cellsOf('peer', verdicts[0]),
    ...cellsOf('limit', verdicts[1]),
    verdict: verdicts.every((verdict) => !verdict || verdict.holds) ? 'holds' : 'misses',
  }
}

/** The goals whose figures are all measured, and the names of the others. */
export function judgeGoals(measured: Measured): { rows: Row[]; open: string[] } {
  const judged = goals.map((goal) => ({ goal: goal.goal, row: rowOf(goal, measured) }))
  return {
    rows: judged.flatMap(({ row }) => (row ? [row] : [])),
    open: judged.filter(({ row }) => !row).map(({ goal }) => goal),
  }
}
