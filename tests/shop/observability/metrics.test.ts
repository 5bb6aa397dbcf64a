import { expect, test } from 'vitest'
import { addGauge, metrics } from '#app/observability/metrics.server.ts'

const failing = () => Promise.reject(new Error('away'))

test('a gauge that cannot be read is no number, and the others are reported', async () => {
  addGauge('age_of_nothing', { help: 'h', aggregator: 'max' }, failing)
  addGauge('labelled_nothing', { help: 'h', labels: ['state'], aggregator: 'sum' }, failing)
  addGauge('something', { help: 'h', aggregator: 'max' }, () => [{ value: 7 }])
  const text = await metrics.metrics()
  expect(text).toMatch(/^age_of_nothing NaN$/im)
  expect(text).not.toMatch(/^labelled_nothing\b/m)
  expect(text).toMatch(/^something 7$/m)
})
