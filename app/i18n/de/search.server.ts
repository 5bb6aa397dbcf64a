import type { ServerMessages } from '../en.server.ts'

export const search: ServerMessages['search'] = {
  corrected: 'Treffer für „{{corrected}}“, nicht „{{q}}“',
  literally: 'Stattdessen nach „{{q}}“ suchen',
  didYouMean: 'Meinten Sie:',
  nearest: 'Kein Treffer enthält alle Wörter aus „{{q}}“',
  nearestText: 'Am besten passen Treffer mit „{{nearest}}“. Oder stöbern Sie in diesen Kategorien.',
  noWords:
    '„{{value}}“ enthält weder Buchstaben noch Ziffern. Danach lässt sich nicht suchen, deshalb steht hier die ganze Liste.',
  cut: 'Diese Wörter passen zu so vielen Artikeln, dass nur die {{number}} besten Treffer aufgeführt sind. Die übrigen finden Sie mit einem weiteren Wort oder einem Filter.',
  wider: '0 Treffer in „{{within}}“, {{number}} im gesamten Sortiment',
  widerLink_one: 'Treffer anzeigen',
  widerLink_other: 'Alle {{number}} Treffer anzeigen',
  suggestions_one: '{{number}} Vorschlag. Wählen Sie mit den Pfeiltasten.',
  suggestions_other: '{{number}} Vorschläge. Wählen Sie mit den Pfeiltasten.',
}
