import type { returns as english } from '../en/returns.server.ts'
import type { SameText } from '../source.server.ts'

export const returns: SameText<typeof english> = {
  title: 'Rückgabe und Widerruf',
  heading: 'Rückgabe',
  description: 'Das Widerrufsrecht, seine Belehrung und sein Formular, und was bei Schäden gilt.',
  lede: 'Sie haben 14 Tage Zeit, es sich anders zu überlegen, ohne Grund. Bei Schäden und Irrtümern haben Sie länger.',
  sections: {
    how: {
      heading: 'So geht es',
      blocks: [
        {
          list: [
            'Drücken Sie [Vertrag widerrufen](/withdrawal), jederzeit binnen 14 Tagen ab dem Tag, an dem der letzte Teil Ihrer Bestellung bei Ihnen war, und dann „Widerruf bestätigen“. Sie brauchen kein Konto und keinen Grund. Eine Nachricht sagt Ihnen sofort, dass Ihre Erklärung eingegangen ist, mit Datum und Uhrzeit.',
            'Oder schreiben Sie uns auf jede andere Art: mit dem Formular unten, per E-Mail an [{{email}}](mailto:{{email}}) oder per Brief.',
            'Schicken Sie die Ware binnen 14 Tagen danach zurück, an die Anschrift unten. Die Kosten der Rücksendung tragen Sie.',
            'Wir zahlen binnen 14 Tagen nach Ihrer Erklärung alles zurück, den Versand der Bestellung eingeschlossen (außer dem, was ein Kurier mehr gekostet hat als die Post), auf dem Weg, auf dem Sie bezahlt haben. Wir dürfen auf die Ware warten, oder auf einen Nachweis, dass sie unterwegs ist.',
          ],
        },
        { lines: '{{sellerLines}}' },
        'Eine Bestellung, die noch nicht abgegangen ist, lässt sich auf ihrem Beleg kostenlos stornieren. Wurde ein E-Book daraus heruntergeladen, widerrufen Sie stattdessen den Rest, auch schon vor dem Versand.',
      ],
    },
    terms: {
      heading: 'Widerrufsbelehrung',
      blocks: [{ mail: 'terms' }],
    },
    effects: { heading: 'Folgen des Widerrufs', blocks: [{ mail: 'effects' }] },
    ebooks: {
      heading: 'E-Books',
      blocks: [
        'Bei E-Books erlischt das Widerrufsrecht, wenn die Datei bereitgestellt wird, aber nur, wenn Sie an der Kasse in einem Kästchen, das niemand für Sie angekreuzt hat, verlangt haben, dass wir liefern, sobald die Datei da ist, bestätigt haben, dass Sie damit Ihr Widerrufsrecht verlieren, und wir Ihnen beides per E-Mail bestätigt haben. Ohne das wird ein E-Book nicht bereitgestellt.',
        'Das Recht erlischt auch bei versiegelten Tonaufnahmen (Hörbüchern auf CD), deren Siegel gebrochen wurde.',
      ],
    },
    reasons: {
      heading: 'Beschädigt, verwechselt oder mangelhaft',
      blocks: [
        'Was beschädigt ankommt, nicht das Bestellte ist oder einen Mangel zeigt, melden Sie auf dem Beleg Ihrer Bestellung (sein Link steht in der E-Mail zur Bestellung oder unter [Meine Bestellungen](/my-orders)): Wählen Sie dort „Beschädigte oder falsche Artikel zurücksenden“, Zeile für Zeile. Dann tragen wir den Rückweg und liefern neu, bessern nach oder zahlen zurück, nach Ihrer Wahl und wie das Gesetz es gibt: In der EU und im Vereinigten Königreich steht der Verkäufer mindestens zwei Jahre ab Lieferung für Mängel ein; siehe [AGB](/terms#warranty).',
      ],
    },
    form: {
      heading: 'Muster-Widerrufsformular',
      blocks: [{ mail: 'form' }],
    },
  },
}
