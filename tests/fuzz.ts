import fc from 'fast-check'

/**
 * Returns how often a property is tried: this many times with one seed in the short form, fifty
 * times as often with a new seed each day in the long form. `FUZZ_SEED` takes a seed that failed;
 * a failure and the long form's output name it.
 */
export function tries(numRuns: number): { numRuns: number; seed: number } {
  const given = Number(process.env.FUZZ_SEED)
  if (!process.env.LONG) return { numRuns, seed: given || 20_261_122 }
  const seed = given || Math.floor(Date.now() / 86_400_000)
  console.info(`FUZZ_SEED=${seed}`)
  return { numRuns: numRuns * 50, seed }
}

/** This is the time limit of a property, ms. The long form may take its time, and machines are busy. */
export const fuzzTimeout = process.env.LONG ? 3_600_000 : 120_000

/**
 * Holds texts that no form of the shop would send: markup, SQL, paths, halves of letters, numbers
 * out of range.
 */
const hostile = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\r\n',
    '\u202egnp.exe',
    'ﬀ',
    '\u{1F9E1}',
    '\ud800',
    '%00',
    '%E0%A4%A',
  ],
  ...[
    "'; drop table product; --",
    '" or 1=1',
    '${7*7}',
    '{{7*7}}',
    '../../etc/passwd',
    '__proto__',
  ],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)'],
  ...['//evil.test', '/\\evil.test', 'http://evil.test/', 'data:text/html,x', 'toString'],
  ...['-1', '0', '1e999', 'NaN', '99999999999999999999', '1.5', '0x10', '٣', '१'],
]

/** Generates any text as a form sends it: lone surrogates are replacement characters. */
export const anyText = fc
  .oneof(
    { arbitrary: fc.constantFrom(...hostile), weight: 4 },
    { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 3 },
    { arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }), weight: 2 },
    { arbitrary: fc.integer({ min: 100, max: 20_000 }).map((n) => 'é'.repeat(n)), weight: 1 },
  )
  .map((text) => Buffer.from(text).toString())
