import { afterAll, beforeAll, expect, test } from 'vitest'
import { report, type Section } from './report/report.ts'
import { countAnswers, describeSoak, soak } from './soak.ts'
import { takeTurn, turnLimit } from './take-turn.ts'

const minutes = Math.min(Number(process.env.BENCH_SOAK_MINUTES) || 10, 120)

const sections: Section[] = []

beforeAll(takeTurn, turnLimit)
afterAll(() => report('soak', { sections }))

test(
  'memory at half of the load that the shop can bear',
  { timeout: (minutes + 10) * 60_000 },
  async () => {
    const soaked = await soak('soak', minutes)
    sections.push(...describeSoak(soaked, minutes))
    for (const { wrong, answers } of countAnswers(soaked.traffic)) {
      expect(wrong).toEqual([])
      expect(answers).toBeGreaterThan(0)
    }
  },
)
