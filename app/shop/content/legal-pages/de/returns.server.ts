import type { returns as english } from '../en/returns.server.ts'
import type { SameText } from '../source.server.ts'

export const returns: SameText<typeof english> = {
  title: 'Rückgabe und Widerruf',
  heading: 'Rückgabe',
  description:
    'Ihr Widerrufsrecht mit Belehrung und Formular, und was bei beschädigten Artikeln gilt.',
  lede: 'Sie können Ihre Bestellung 14 Tage lang ohne Angabe von Gründen widerrufen. Bei beschädigten oder falschen Artikeln haben Sie länger Zeit.',
  sections: {
    how: {
      heading: 'So geht’s',
      blocks: [
        {
          list: [
            'Wählen Sie [Vertrag widerrufen](/withdrawal) und dann „Widerruf bestätigen“, jederzeit binnen 14 Tagen ab dem Tag, an dem Sie den letzten Teil Ihrer Bestellung erhalten haben. Ein Konto brauchen Sie dafür nicht, einen Grund auch nicht. Den Eingang Ihrer Erklärung bestätigen wir sofort per E-Mail, mit Datum und Uhrzeit.',
            'Oder teilen Sie uns den Widerruf auf anderem Weg mit: mit dem Formular unten, per E-Mail an [{{email}}](mailto:{{email}}) oder per Brief.',
            'Schicken Sie die Ware danach binnen 14 Tagen an die Anschrift unten zurück. Die Kosten der Rücksendung tragen Sie.',
            'Wir erstatten Ihnen binnen 14 Tagen nach Eingang Ihrer Erklärung alle Zahlungen, auch die Versandkosten (bei Kurierversand ohne den Aufpreis gegenüber der Post), und zwar über dasselbe Zahlungsmittel. Mit der Erstattung dürfen wir warten, bis die Ware wieder bei uns ist oder Sie nachweisen, dass Sie sie abgeschickt haben.',
          ],
        },
        { lines: '{{sellerLines}}' },
        'Eine Bestellung, die noch nicht verschickt ist, können Sie auf ihrem Beleg kostenlos stornieren. Haben Sie daraus schon ein E-Book heruntergeladen, widerrufen Sie stattdessen den Rest, auch vor dem Versand.',
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
        'Bei E-Books erlischt das Widerrufsrecht, sobald die Datei bereitgestellt wird. Das gilt nur, wenn Sie an der Kasse durch Ankreuzen eines nicht vorausgewählten Kästchens verlangt haben, dass wir die Datei liefern, sobald sie verfügbar ist, wenn Sie dabei bestätigt haben, dass Sie dadurch Ihr Widerrufsrecht verlieren, und wenn wir Ihnen beides per E-Mail bestätigt haben. Ohne diese Zustimmung stellen wir kein E-Book bereit.',
        'Es erlischt auch bei versiegelten Tonaufnahmen (Hörbüchern auf CD), wenn Sie die Versiegelung entfernt haben.',
      ],
    },
    reasons: {
      heading: 'Beschädigt, falsch oder mangelhaft',
      blocks: [
        'Ist ein Artikel beschädigt, nicht der bestellte oder mangelhaft, öffnen Sie den Beleg Ihrer Bestellung (den Link finden Sie in der Bestellbestätigung oder unter [Meine Bestellungen](/my-orders)), wählen „Beschädigte oder falsche Artikel zurücksenden“ und markieren die betroffenen Artikel. Die Rücksendung bezahlen wir. Sie wählen im Rahmen Ihrer gesetzlichen Rechte, ob wir Ersatz liefern, den Artikel reparieren oder den Preis erstatten. In der EU und im Vereinigten Königreich haftet der Verkäufer mindestens zwei Jahre ab Lieferung für Mängel; siehe [AGB](/terms#warranty).',
      ],
    },
    form: {
      heading: 'Muster-Widerrufsformular',
      blocks: [{ mail: 'form' }],
    },
  },
}
