import { describe, expect, test } from 'vitest'
import { parseRange } from '#app/http/byte-range.ts'

describe('a Range header for a file of 1000 bytes', () => {
  test.each([
    [null, undefined],
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=999-999', { start: 999, end: 999 }],
    ['bytes=500-5000', { start: 500, end: 999 }],
    ['bytes=-1', { start: 999, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['Bytes=10-20', { start: 10, end: 20 }],
    ['bytes=1000-', 'none'],
    ['bytes=1000-2000', 'none'],
    ['bytes=-0', 'none'],
    // RFC 9110 lets all of these be answered with the whole file.
    ['bytes=20-10', undefined],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
    ['bytes=99999999999999999999-', undefined],
    ['', undefined],
  ])('%s asks for %o', (header, range) => {
    expect(parseRange(header, 1000)).toEqual(range)
  })
})
