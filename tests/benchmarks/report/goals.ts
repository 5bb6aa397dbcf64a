import type { Bound, Goal } from './goal.ts'
import { phoneGoals } from './phone-goals.ts'
import { serverGoals } from './server-goals.ts'
import type { Cell, Row } from './table.ts'

/** Holds the figures of a run by the names that goals use. */
export type Measured = Record<string, number>

export const goals: Goal[] = [...serverGoals, ...phoneGoals]

type Verdict = { beside: number | undefined; ratio: number; wanted: string; holds: boolean }

/** Returns NaN if a figure was not measured. */
function besides(bound: Bound, measured: Measured): { times: number; beside?: number } {
  if (typeof bound === 'number') return { times: bound }
  const { times, over, scaledBy } = bound
  const scale = scaledBy ? (measured[scaledBy.now] ?? NaN) / scaledBy.was : 1
  return { times, beside: (typeof over === 'string' ? (measured[over] ?? NaN) : over) * scale }
}

function judge(value: number, sign: Goal['sign'], bound: Bound, measured: Measured): Verdict {
  const { times, beside } = besides(bound, measured)
  const ratio = beside === undefined ? value : value / beside
  return {
    ...{ beside, ratio },
    wanted: `${sign} ${times}${beside === undefined ? '' : ' x'}`,
    holds: sign === '≤' ? ratio <= times : ratio >= times,
  }
}

const cellsOf = (name: string, verdict: Verdict | undefined): Record<string, Cell> => ({
  [name]: verdict?.beside ?? '',
  [`over ${name}`]: verdict && verdict.beside !== undefined ? verdict.ratio : '',
  [`wanted over ${name}`]: verdict?.wanted ?? '',
})

function rowOf({ goal, value, sign, peer, limit }: Goal, measured: Measured): Row | undefined {
  const figure = measured[value] ?? NaN
  const verdicts = [peer, limit].map((bound) =>
    bound === undefined ? undefined : judge(figure, sign, bound, measured),
  )
  if (verdicts.some((verdict) => verdict && Number.isNaN(verdict.ratio))) return undefined
  return {
    goal,
    measured: figure,
    ...cellsOf('peer', verdicts[0]),
    ...cellsOf('limit', verdicts[1]),
    verdict: verdicts.every((verdict) => !verdict || verdict.holds) ? 'holds' : 'misses',
  }
}

/** Returns the goals whose figures are all measured, and the names of the others. */
export function judgeGoals(measured: Measured): { rows: Row[]; open: string[] } {
  const judged = goals.map((goal) => ({ goal: goal.goal, row: rowOf(goal, measured) }))
  return {
    rows: judged.flatMap(({ row }) => (row ? [row] : [])),
    open: judged.filter(({ row }) => !row).map(({ goal }) => goal),
  }
}
