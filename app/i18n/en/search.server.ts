/** These messages describe the result of a search, and the suggestions of the search field. */
export const search = {
  corrected: 'Results for “{{corrected}}”, not “{{q}}”',
  literally: 'Search for “{{q}}” instead',
  didYouMean: 'Did you mean:',
  nearest: 'Nothing matches all the words in “{{q}}”',
  nearestText: 'The closest matches contain “{{nearest}}”. Or browse these categories.',
  noWords:
    '“{{value}}” has no letter or digit to search for, so the list is shown without a search.',
  cut: 'These words match so many items that only the {{number}} best matches are listed. Add a word or a filter to find the others.',
  wider: '0 results in “{{within}}”, {{number}} in the whole shop',
  widerLink_one: 'Show this result',
  widerLink_other: 'Show all {{number}} results',
  suggestions_one: '{{number}} suggestion. Choose with the arrow keys.',
  suggestions_other: '{{number}} suggestions. Choose with the arrow keys.',
}
