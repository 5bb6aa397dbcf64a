import type { KnownFaults } from '../frame/explain-fault.ts'

/** Names the faults of a change of categories in the words of the back office. */
export const knownCategoryFaults: KnownFaults = [
  [/^(?<column>slug) .* is no slug;/s, 'office.categories.faults.slug'],
  [/^(?<column>slug) .* is that of another category;/s, 'office.categories.faults.slugTaken'],
  [/^There are (?<most>\d+) categories already/, 'office.categories.faults.many'],
  [/^(?<column>parent) .* is the category itself;/s, 'office.categories.faults.parentSelf'],
  [/^(?<column>parent) .* is no category;/s, 'office.categories.faults.gone'],
  [/^(?<column>parent) .* is itself below /s, 'office.categories.faults.parentBelow'],
  [
    /^(?<column>parent) .* would make \d+ levels of categories; the pages show (?<most>\d+)$/s,
    'office.categories.faults.levels',
  ],
  [/^(?<column>before) .* is no category /s, 'office.categories.faults.before'],
  [/^There is no category /, 'office.categories.faults.gone'],
  [/^\S+ has categories below it /, 'office.categories.faults.hasBelow'],
  [/^\S+ has products \((?<products>\d+)\)/, 'office.categories.faults.hasProducts'],
  [/^\S+ has the banner /, 'office.categories.faults.hasBanner'],
  [/^(?<column>picture) has \d+ KB; /, 'office.categories.faults.large'],
  [/^(?<column>picture) has \d+ × \d+ pixels; /, 'office.categories.faults.pixels'],
  [/^(?<column>picture) is neither /, 'office.categories.faults.noPicture'],
  [/^(?<column>picture) (?<what>.*)$/s, 'office.categories.faults.picture'],
]
