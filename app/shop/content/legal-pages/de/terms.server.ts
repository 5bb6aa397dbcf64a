import type { terms as english } from '../en/terms.server.ts'
import type { SameText } from '../source.server.ts'

export const terms: SameText<typeof english> = {
  title: 'Allgemeine Geschäftsbedingungen',
  heading: 'Geschäftsbedingungen',
  description: 'Wie hier ein Vertrag zustande kommt, und was für Preise, Zahlung und Mängel gilt.',
  lede: 'Diese Bedingungen gelten für jede Bestellung in diesem Shop. Sie kommen mit der Bestätigung Ihrer Bestellung, damit Sie sie aufbewahren können.',
  sections: {
    parties: {
      heading: 'Wer an wen verkauft',
      blocks: [
        'Verkäufer ist {{sellerInline}}. Wir verkaufen an Verbraucher und Unternehmer, in haushaltsüblichen Mengen. Ein Konto ist nicht nötig.',
      ],
    },
    contract: {
      heading: 'Wie der Vertrag zustande kommt',
      blocks: [
        'Unsere Seiten laden Sie ein, ein Angebot abzugeben. So bestellen Sie: Sie legen Artikel in den Warenkorb, geben auf einer Seite Kontakt, Lieferung und Bezahlung an, prüfen alle Artikel, den Versand, die Steuer und die Summe und drücken „Zahlungspflichtig bestellen“. Bis dahin lässt sich alles ändern; Fehler stehen neben dem jeweiligen Feld.',
        'Der Vertrag kommt zustande, wenn unsere Bestätigung Sie per E-Mail erreicht, und das ist sofort. Gingen mehrere unbezahlte Bestellungen nacheinander ein, steht darin, dass wir die Bestellung erst prüfen: Dann kommt der Vertrag mit unserer nächsten E-Mail zustande, die sie annimmt, und von da an ist die Ware zurückgelegt. Der Vertrag kann in jeder Sprache geschlossen werden, die der Shop anbietet. Wir speichern die Bestellung; Sie können sie fünf Jahre lang über den Link in der Nachricht lesen. In der Nachricht stehen auch diese Bedingungen, die Widerrufsbelehrung und das Widerrufsformular.',
        'Hat sich zwischen der angezeigten Seite und Ihrer Bestellung ein Preis, der Bestand oder der Versandpreis geändert, wird nichts bestellt: Sie sehen zuerst die alte und die neue Summe.',
      ],
    },
    prices: {
      heading: 'Preise und Steuer',
      blocks: [
        'Preise sind Gesamtpreise für das Lieferland, das oben auf der Seite gewählt ist. Sie enthalten dessen Umsatzsteuer oder GST, soweit wir sie erheben; Warenkorb und Beleg weisen sie nach Steuersätzen aus. Der Versand kommt hinzu, wie es auf [seiner Seite](/delivery) und im Warenkorb steht. Weitere Kosten gibt es nicht.',
        'Preise in einer anderen Währung als der des Artikels sind zum Tageskurs umgerechnet. Sie zahlen den Preis, der bei der Bestellung angezeigt war; spätere Kurse ändern daran nichts.',
        'Ein durchgestrichener Preis ist der niedrigste der 30 Tage vor der Ermäßigung, und der Prozentsatz bezieht sich auf ihn.',
        'Bücher und E-Books, deren Preis der Verlag für Deutschland oder Frankreich festgesetzt hat (Buchpreisbindungsgesetz; Gesetze vom 10. August 1981 und vom 26. Mai 2011), kosten bei Lieferung dorthin überall dasselbe, und weder Rabatt noch Gutschein gilt für sie.',
      ],
    },
    coupons: {
      heading: 'Gutscheine',
      blocks: [
        'Je Bestellung können Sie einen Gutschein einlösen. Er ermäßigt die Artikel, für die er gilt, nie den Versand und nie preisgebundene Bücher, und wird nicht ausgezahlt. Nach einer Rückgabe erstatten wir, was Sie für den Artikel nach Abzug seines Anteils am Gutschein bezahlt haben.',
      ],
    },
    payment: {
      heading: 'Bezahlung',
      blocks: [
        {
          list: [
            {
              when: 'invoice',
              say: 'Auf Rechnung: Sie liegt im Paket, kommt auch per E-Mail und ist 14 Tage nach dem Empfang fällig. Wo nichts verschickt wird, nennt die Bestätigung per E-Mail den Betrag, der 14 Tage nach ihrem Empfang fällig ist; die Rechnung folgt nach der Zahlung per E-Mail.',
            },
            {
              when: 'onDelivery',
              say: 'Bei Lieferung: Sie zahlen, wenn Sie das Paket erhalten.',
            },
            {
              when: 'transfer',
              say: 'Vorkasse per Überweisung: Sie überweisen den Betrag auf das Konto, das auf Ihrem Beleg und in der Bestätigung steht. Ihre Bestellung wird verschickt, und Ihre E-Books öffnen sich, sobald das Geld eingegangen ist; eine Bestellung, die {{unpaidOrderDays}} Tage nach ihrem Eingang (bei Vorbestellungen: nach dem Erscheinen) nicht bezahlt ist, erlischt von selbst und kostet nichts.',
            },
          ],
        },
        {
          when: 'stripe',
          say: [
            'Mit Karte oder einem anderen Zahlungsmittel, das Stripe für Ihr Land und Ihre Währung anbietet: auf der Seite von Stripe, zu der der Shop Sie führt. Ihre Bestellung wird 30 Minuten für Sie aufgehoben; ist sie dann nicht bezahlt, so ist sie storniert und kostet nichts. Dauert eine Zahlung Tage, so bleibt sie aufgehoben, bis die Bank geantwortet hat.',
          ],
        },
        {
          when: 'onAccount',
          say: [
            'Eine Bestellung auf Rechnung oder mit Bezahlung bei Lieferung, die {{unpaidOrderDays}} Tage nach ihrem Eingang (bei Vorbestellungen: nach dem Erscheinen) weder bezahlt noch gepackt ist, erlischt von selbst und kostet nichts; eine Mail sagt es Ihnen.',
          ],
        },
        'Für kein Zahlungsmittel berechnen wir einen Aufschlag. Die Ware bleibt unser Eigentum, bis sie bezahlt ist.',
      ],
    },
    stock: {
      heading: 'Vorrat und Lieferung',
      blocks: [
        'Artikel im Warenkorb sind nicht reserviert: Wer zuerst bestellt, bekommt das letzte Stück. Erst Ihre Bestellung nimmt die Artikel aus dem Bestand. Wir liefern in die Länder und in den Zeiten, die unter [Versand](/delivery) stehen, Vorbestellungen und für Sie bestellte Artikel in der Zeit, die auf deren Seite steht. Können wir nicht liefern, sagen wir es Ihnen sofort und erstatten, was Sie bezahlt haben.',
      ],
    },
    ebooks: {
      heading: 'E-Books',
      blocks: [
        'E-Books sind Dateien (etwa EPUB) ohne Kopierschutz, die Sie und Ihr Haushalt auf beliebig vielen Geräten lesen können; weitergeben oder veröffentlichen dürfen Sie sie nicht. Sobald sie bezahlt sind, laden Sie sie über einen Link herunter, der fünf Jahre gilt. Erscheint eine verbesserte Ausgabe der Datei, können Sie auch diese dort kostenlos laden.',
      ],
    },
    withdrawal: {
      heading: 'Widerrufsrecht',
      blocks: [
        'Verbraucher können binnen 14 Tagen ohne Angabe von Gründen widerrufen. Belehrung und Formular stehen unter [Rückgabe](/returns), und [hier widerrufen Sie](/withdrawal). Vor dem Versand lässt sich eine Bestellung kostenlos stornieren.',
      ],
    },
    warranty: {
      heading: 'Mängel und Gewährleistung',
      blocks: [
        'Es gilt die gesetzliche Gewährleistung: Was wir liefern, muss der Beschreibung entsprechen und sich für seinen Zweck eignen. In der EU und im Vereinigten Königreich haften wir für Mängel, die sich binnen zwei Jahren ab Lieferung zeigen (länger, wenn das Recht Ihres Landes es vorsieht); Sie wählen zwischen Nachbesserung und Ersatzlieferung und können, wenn das fehlschlägt, den Preis mindern oder vom Vertrag zurücktreten. Eine Garantie darüber hinaus gibt es nur, wenn ein Hersteller sie gibt.',
        { when: 'indianLaw', say: ['In Indien gilt der Consumer Protection Act 2019.'] },
        'Wir haften unbeschränkt für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben, Körper und Gesundheit. Bei leichter Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Vertragspflicht verletzen, und nur für den vorhersehbaren Schaden. Das Produkthaftungsgesetz bleibt unberührt.',
      ],
    },
    disputes: {
      heading: 'Beschwerden und Streitigkeiten',
      blocks: [
        'Beschwerden: [Schreiben Sie uns](/contact).',
        'In Indien können Sie unserer Beschwerdestelle schreiben, {{grievanceName}} ({{grievanceEmail}}), die binnen 48 Stunden antwortet und eine Beschwerde binnen eines Monats erledigt.',
        '{{dispute}}',
        '{{mediator}}',
        'Es gilt das Recht des Landes des Verkäufers ({{country}}) unter Ausschluss des UN-Kaufrechts. Als Verbraucher behalten Sie den Schutz, den Ihnen das Recht des Landes gibt, in dem Sie leben, und können dort klagen.',
      ],
    },
  },
}
