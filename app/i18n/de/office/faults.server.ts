import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeFaults: OfficeMessages['faults'] = {
  other: 'Das wurde nicht angenommen: {{what}}.',
  stale: 'Inzwischen hat jemand anders dies geändert; deshalb wurde nichts getan.',
  tables: {
    empty: 'Die Datei hat keine Zeilen.',
    spreadsheet:
      'Das ist eine Tabellenkalkulation. Speichern Sie sie als CSV (UTF-8) und senden Sie diese Datei.',
    noText: 'Das ist keine CSV-Datei.',
    long: 'Die Datei ist zu lang. Sie darf höchstens 1 MB haben.',
    columnTwice: 'Die Datei hat die Spalte {{name}} zweimal.',
    columnMissing: 'Der Datei fehlt die Spalte {{name}}.',
    columnUnknown: 'Die Datei hat eine Spalte {{name}}, die es in dieser Tabelle nicht gibt.',
    columns: 'Die erste Zeile muss die Spalten nennen: {{names}}.',
    cells: 'Die Zeile hat {{cells}} Zellen, die erste Zeile {{columns}}.',
    quoteOpen: 'Ein Anführungszeichen wird nie geschlossen.',
    quoteClosed: 'Nach einem schließenden Anführungszeichen steht noch Text.',
    quoteInside: 'In einer Zelle ohne Anführungszeichen steht ein Anführungszeichen.',
    rowLong: 'Die Zeile ist länger als {{most}} Zeichen.',
  },
  tax: {
    rate: 'Geben Sie Prozente von 0 bis 50 mit höchstens zwei Nachkommastellen ein, etwa 5,5.',
    country: 'Wählen Sie ein Land, das der Laden kennt.',
    kind: 'Die Arten sind book, e-book, e-book-only, audiobook und goods.',
    day: 'Geben Sie einen Tag wie 2027-01-31 ein.',
    dayRange: 'Geben Sie einen Tag vom {{first}} bis zum {{last}} ein.',
    reversed: 'Der letzte Tag liegt vor dem ersten.',
    untilLast: 'Lassen Sie dieses Feld leer, wenn der Satz kein Ende hat.',
    untilWithout:
      'Nach dem {{day}} gäbe es keinen Satz. Lassen Sie dieses Feld leer oder legen Sie den späteren Satz zuerst fest.',
    twice: 'Zeile {{other}} hat ab {{day}} schon einen Satz.',
    untilWrong:
      'Der nächste Satz beginnt an einem anderen Tag. Schreiben Sie {{right}} oder nichts.',
    kindMissing:
      '{{code}} hat keinen Satz für {{kind}}. Ein Land hat einen für jede Art oder gar keinen.',
    kindLate: '{{code}}: {{kind}} braucht einen Satz ab {{day}}, wie ihn andere Arten haben.',
    gone: 'Diesen Satz gibt es nicht mehr.',
  },
  delivery: {
    amount: 'Geben Sie einen Betrag wie 4,90 ein, ohne Zeichen zwischen den Tausendern.',
    grams: 'Geben Sie eine ganze Zahl in Gramm ein.',
    days: 'Geben Sie eine ganze Zahl von Werktagen von 0 bis 99 ein.',
    zone: 'Geben Sie bis zu 20 Buchstaben, Ziffern und Bindestriche ein, etwa EU.',
    method:
      'Geben Sie bis zu 20 Buchstaben, Ziffern und Bindestriche ein, etwa post. Das Wort darf nicht mit pickup beginnen.',
    currency: 'Wählen Sie eine Währung des Ladens.',
    country: '{{code}} ist kein Land, das der Laden kennt.',
    nameLong: 'Ein Name hat höchstens 60 Zeichen.',
    noCountry: 'Eine Zone braucht mindestens ein Land.',
    countryTwice: '{{code}} ist auch in der Zone {{zone}}. Ein Land ist in einer Zone.',
    differs: '{{what}}: Eine frühere Zeile von {{key}} sagt es anders. Schreiben Sie es einmal.',
    nameMissing: 'Die Versandart {{method}} braucht einen Namen in jeder Sprache des Ladens.',
    bandReversed: 'Das Ende eines Bereichs muss über seinem Anfang liegen.',
    daysReversed: 'Die erste Zahl der Tage darf nicht über der zweiten liegen.',
    lastSum:
      'Der letzte Bereich der Warenwerte hat kein Ende, damit jeder Warenwert einen Preis hat.',
    freeBesideSums:
      'Wo Preise vom Warenwert abhängen, lassen Sie dieses Feld leer und fügen einen Preis von 0 ab diesem Warenwert hinzu.',
    weights: 'Die Gewichte in {{currency}} müssen die in {{main}} sein: {{weights}}.',
    daysDiffer: 'Alle Preise einer Versandart und eines Gewichts müssen dieselben Tage haben.',
    france:
      'Neue Bücher für weniger als 35 € werden nach Frankreich für mindestens 3 € geliefert und unter diesem Betrag nie kostenlos (Arrêté vom 4. April 2023).',
    gap: 'Ein Bereich beginnt bei {{given}} und muss bei {{right}} beginnen; sonst bleibt eine Lücke.',
    overlap: 'Zwei Bereiche überschneiden sich.',
    unserved:
      '{{code}} ist ein Lieferland des Ladens und hätte keinen Preis mehr. Nehmen Sie das Land zuerst in eine Zone mit einem Preis auf.',
    taken: 'Diesen Preis gibt es schon. Ändern Sie ihn in der Liste.',
    zoneNew: 'Die Zone {{zone}} ist neu. Nennen Sie ihre Länder.',
    zoneThere:
      'Die Zone {{zone}} gibt es schon. Lassen Sie dieses Feld leer oder ändern Sie die Zone selbst.',
    gone: 'Das gibt es nicht mehr.',
    currencyMissing: 'Es gibt Preise in {{currencies}}. Wählen Sie eine dieser Währungen.',
  },
  categories: {
    slug: 'Geben Sie 1 bis 60 kleine Buchstaben, Ziffern und Bindestriche ein, etwa comics.',
    slugTaken: 'Eine andere Kategorie hat diese Adresse. Wählen Sie eine freie.',
    many: 'Es gibt schon {{most}} Kategorien, mehr sind nicht möglich.',
    nameMissing: 'Geben Sie einen Namen ein.',
    nameLong: 'Ein Name hat höchstens 60 Zeichen.',
    parentSelf: 'Eine Kategorie kann nicht unter sich selbst stehen.',
    parentBelow: 'Diese Kategorie steht selbst unter der, die Sie verschieben.',
    levels: 'Das wären mehr als {{most}} Ebenen, und die Seiten zeigen nicht mehr.',
    before:
      'Diese Kategorie steht nicht an dieser Stelle. Wählen Sie eine, die unter derselben Kategorie steht.',
    gone: 'Diese Kategorie gibt es nicht mehr.',
    hasBelow: 'Unter ihr stehen Kategorien. Verschieben oder löschen Sie diese zuerst.',
    hasProducts_one:
      'Es ist {{count}} Artikel darin. Legen Sie ihn zuerst in eine andere Kategorie.',
    hasProducts_other:
      'Es sind {{count}} Artikel darin. Legen Sie sie zuerst in eine andere Kategorie.',
    hasBanner: 'Über ihrer Liste steht ein Banner. Entfernen Sie es zuerst.',
    large: 'Das Bild ist zu groß. Es darf höchstens 100 KB haben.',
    pixels: 'Das Bild darf höchstens 2000 × 2000 Pixel haben.',
    noPicture: 'Das ist kein Bild in PNG, JPEG oder SVG.',
    picture: 'Das Bild wurde nicht angenommen ({{what}}).',
    language: 'Diese Sprache bietet der Laden nicht an: {{language}}.',
    noLetters:
      '„{{name}}“ hat keinen lateinischen Buchstaben und deshalb von selbst keine Adresse. Legen Sie die Kategorie vorher an.',
  },
}
