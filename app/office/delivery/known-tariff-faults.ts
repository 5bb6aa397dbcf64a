import type { KnownFaults } from '../frame/explain-fault.ts'

/** Names the faults of the table of delivery in the words of the back office. */
export const knownTariffFaults: KnownFaults = [
  [
    /^(?<column>price|free_from|from_sum|to_sum) is .*; it must be an amount/s,
    'office.delivery.faults.amount',
  ],
  [/^(?<column>\w+_grams) is .*; it must be a whole number/s, 'office.delivery.faults.grams'],
  [/^(?<column>days_\w+) is .*; it must be a whole number/s, 'office.delivery.faults.days'],
  [/^(?<column>zone) is .*; it must be a name/s, 'office.delivery.faults.zone'],
  [/^(?<column>method) is .*; it must be a name/s, 'office.delivery.faults.method'],
  [/^(?<column>currency) is .*; it must be one of/s, 'office.delivery.faults.currency'],
  [/^(?<column>countries) has "(?<code>.*)", no country/s, 'office.delivery.faults.country'],
  [/^(?<column>name_\w\w) is .*; it must be at most/s, 'office.delivery.faults.nameLong'],
  [/^(?<column>countries)\b.* is empty; /, 'office.delivery.faults.noCountry'],
  [
    /^(?<column>countries) of \S+ has (?<code>\S+), which (?<zone>\S+) has too/,
    'office.delivery.faults.countryTwice',
  ],
  [/^(?<what>.*) differs from an earlier row of (?<key>\S+);/, 'office.delivery.faults.differs'],
  [/^the method (?<method>\S+) has no (?<column>name_\w\w);/, 'office.delivery.faults.nameMissing'],
  [/(?<column>to_\w+) is .*; it must be more than from_/, 'office.delivery.faults.bandReversed'],
  [/(?<column>days_from) is .*; it must be at most days_to/, 'office.delivery.faults.daysReversed'],
  [/(?<column>to_sum) is .*; it must be empty in the last row/, 'office.delivery.faults.lastSum'],
  [
    /(?<column>free_from) is .*; it must be empty where prices depend/,
    'office.delivery.faults.freeBesideSums',
  ],
  [
    /to_grams in (?<currency>\w+) is .*; it must be as in (?<main>\w+): (?<weights>.*)$/,
    'office.delivery.faults.weights',
  ],
  [/days are .*; for one weight they must be the same/, 'office.delivery.faults.daysDiffer'],
  [/(?<column>price|free_from) is .*, but new books worth less/, 'office.delivery.faults.france'],
  [
    /(?<column>from_\w+) is (?<given>\S+); it must be (?<right>\S+), or there is a gap/,
    'office.delivery.faults.gap',
  ],
  [/(?<column>from_\w+) is .* overlap$/, 'office.delivery.faults.overlap'],
  [/^(?<code>\w\w) is a market of the shop/, 'office.delivery.faults.unserved'],
  [/ has a price already; /, 'office.delivery.faults.taken'],
  [
    /^the zone (?<zone>\S+) is new; say its --(?<column>countries)/,
    'office.delivery.faults.zoneNew',
  ],
  [
    /^the zone (?<zone>\S+) is there; change its (?<column>countries)/,
    'office.delivery.faults.zoneThere',
  ],
  [/^there is no (price for|zone|method) /, 'office.delivery.faults.gone'],
]
