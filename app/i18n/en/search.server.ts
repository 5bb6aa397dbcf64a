/** What a search came to, and what is suggested while one types. */
export const search = {
  corrected: 'Results for “{{corrected}}”, not “{{q}}”',
  literally: 'Search for “{{q}}” as it was typed',
  didYouMean: 'Did you mean:',
  nearest: 'Nothing has every word of “{{q}}”',
  nearestWords: 'These come nearest: they have “{{nearest}}”. Or look around in these rooms.',
  cut: 'So many hold these words that the {{number}} likeliest alone are listed. Another word or a filter finds the others.',
  suggestions_one: '{{number}} suggestion. Choose with the arrow keys.',
  suggestions_other: '{{number}} suggestions. Choose with the arrow keys.',
}
