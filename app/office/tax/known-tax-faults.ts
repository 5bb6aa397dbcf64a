import type { KnownFaults } from '../frame/explain-fault.ts'

/** Names the faults of the table of tax rates in the words of the back office. */
export const knownTaxFaults: KnownFaults = [
  [/^(?<column>rate[\w-]*) is /, 'office.tax.faults.rate'],
  [/^(?<column>country) is /, 'office.tax.faults.country'],
  [/^(?<column>kind) is /, 'office.tax.faults.kind'],
  [/^(?<column>from|until) is .*, which is no day/s, 'office.tax.faults.day'],
  [
    /^(?<column>from|until) is .*, but must be from (?<first>\S+) to (?<last>\S+)$/,
    'office.tax.faults.dayRange',
  ],
  [/^(?<column>until) is .*, which is before from/, 'office.tax.faults.reversed'],
  [/^(?<column>until) is .*, the last day there is/, 'office.tax.faults.untilLast'],
  [/^(?<column>until) is (?<day>\S+), after which /, 'office.tax.faults.untilWithout'],
  [/^(?<column>from) is (?<day>\S+), on which line (?<other>\d+) /, 'office.tax.faults.twice'],
  [
    /^(?<column>until) is .* the next rate for .*; it must be (?<right>\S+) or empty$/,
    'office.tax.faults.untilWrong',
  ],
  [/^(?<code>\w\w) has no rate for (?<kind>\S+);/, 'office.tax.faults.kindMissing'],
  [
    /^(?<code>\w\w) (?<kind>\S+) has no rate before \S+, but other kinds have one from (?<day>\S+) /,
    'office.tax.faults.kindLate',
  ],
  [/ has no rate from \S+$| has no rate, and so no tax$/, 'office.tax.faults.gone'],
]
