import { expect, test } from 'vitest'
import { countAnswers, describeSoak, soak } from '../benchmarks/soak.ts'
import { formatTable } from '../benchmarks/report/table.ts'

const minutes = 60

test.skipIf(!process.env.LONG)(
  'an hour at half of what the shop can bear leaves its memory as it was, and no answer wrong',
  { timeout: (minutes + 15) * 60_000 },
  async () => {
    const soaked = await soak('soak', minutes)
    for (const { title, how, rows } of describeSoak(soaked, minutes))
      process.stdout.write(`\n${title} (${how})\n${formatTable(rows)}\n`)
    for (const { wrong, answers } of countAnswers(soaked.traffic)) {
      expect(wrong).toEqual([])
      expect(answers).toBeGreaterThan(0)
    }
    // A leak of a hundred bytes a request would be tens of megabytes.
    const { mbAnHour, error } = soaked.slope
    expect(mbAnHour - 2 * error).toBeLessThan(10)
  },
)
