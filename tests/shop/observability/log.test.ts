import { expect, test, vi } from 'vitest'
import { log } from '#app/observability/log.server.ts'

function text(fields: object): string {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  log.warn(fields, 'said')
  return String(warn.mock.calls[0]![0])
}

test('no line of the log steers the terminal that shows it', () => {
  expect(text({ sent: 'a\u001B[2J\u009B2J\u007F\nb' })).toBe(
    'said sent=a\\u001b[2J\\u009b2J\\u007f\nb',
  )
})

test('no value of the log is longer than 1,000 characters', () => {
  expect(text({ sent: 'a'.repeat(16_000) })).toBe(`said sent=${'a'.repeat(1000)}`)
})
