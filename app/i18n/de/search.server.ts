import type { ServerMessages } from '../en.server.ts'

export const search: ServerMessages['search'] = {
  corrected: 'Treffer für „{{corrected}}“, nicht „{{q}}“',
  literally: '„{{q}}“ wörtlich suchen',
  didYouMean: 'Meinten Sie:',
  nearest: 'Nichts enthält alle Wörter von „{{q}}“',
  nearestWords:
    'Am nächsten kommt, was „{{nearest}}“ enthält. Oder sehen Sie sich in diesen Räumen um.',
  cut: 'So viele enthalten diese Wörter, dass nur die {{number}} wahrscheinlichsten aufgeführt sind. Die übrigen findet ein weiteres Wort oder ein Filter.',
  suggestions_one: '{{number}} Vorschlag. Wählen Sie mit den Pfeiltasten.',
  suggestions_other: '{{number}} Vorschläge. Wählen Sie mit den Pfeiltasten.',
}
