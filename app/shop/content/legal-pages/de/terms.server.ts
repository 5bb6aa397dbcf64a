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
        'Was die Seiten zeigen, ist eine Einladung. Sie bestellen in diesen Schritten: Sie legen Artikel in den Warenkorb, geben auf einer Seite Kontakt, Lieferung und Bezahlung an, sehen alle Zeilen, den Versand, die Steuer und die Summe, und drücken „Zahlungspflichtig bestellen“. Bis dahin lässt sich alles ändern; Fehler stehen neben ihrem Feld.',
        'Der Vertrag kommt zustande, wenn Sie unsere Bestätigung per E-Mail erreicht, und das ist sofort. Kamen mehrere unbezahlte Bestellungen nacheinander, so steht darin, dass wir die Bestellung erst prüfen: Dann kommt der Vertrag mit unserer nächsten Mail zustande, die sie annimmt, und von da an ist die Ware zurückgelegt. Er kann auf Deutsch, Englisch oder Französisch geschlossen werden. Wir speichern die Bestellung; Sie können sie fünf Jahre lang unter dem Link in der Nachricht lesen. In der Nachricht stehen auch diese Bedingungen, die Widerrufsbelehrung und das Widerrufsformular.',
        'Hat sich zwischen Ihrer Seite und Ihrer Bestellung ein Preis, ein Bestand oder der Versandpreis geändert, so wird nichts bestellt: Sie sehen zuerst die alte und die neue Summe.',
      ],
    },
    prices: {
      heading: 'Preise und Steuer',
      blocks: [
        'Preise sind Gesamtpreise für das Lieferland, das oben auf der Seite gewählt ist. Sie enthalten dessen Umsatzsteuer oder GST, wo wir sie erheben; Warenkorb und Beleg nennen sie nach Sätzen. Der Versand kommt hinzu, wie [seine Seite](/delivery) und der Warenkorb sagen. Weitere Kosten gibt es nicht.',
        'Preise in einer anderen Währung als der des Artikels sind zum Tageskurs umgerechnet. Was angezeigt war, als Sie bestellten, ist, was Sie zahlen; spätere Kurse ändern daran nichts.',
        'Ein durchgestrichener Preis ist der niedrigste der 30 Tage vor der Ermäßigung, und der Prozentsatz ist von ihm gerechnet.',
        'Bücher und E-Books, deren Preis der Verlag für Deutschland oder Frankreich festgesetzt hat (Buchpreisbindungsgesetz; Gesetze vom 10. August 1981 und vom 26. Mai 2011), kosten bei Lieferung dorthin überall dasselbe, und weder Rabatt noch Gutschein gilt für sie.',
      ],
    },
    coupons: {
      heading: 'Gutscheine',
      blocks: [
        'Für jede Bestellung zählt ein Gutschein. Er zieht ab, was auf ihm steht, von den Artikeln, für die er gilt, nie vom Versand, nie von preisgebundenen Büchern, und wird nicht in Geld ausgezahlt. Nach einer Rückgabe zahlen wir zurück, was Sie für den Artikel bezahlt haben, den Anteil des Gutscheins abgezogen.',
      ],
    },
    payment: {
      heading: 'Bezahlung',
      blocks: [
        {
          list: [
            {
              when: 'invoice',
              say: 'Auf Rechnung: Sie liegt im Paket oder ist, wo nichts verschickt wird, die Bestätigung per E-Mail, und ist 14 Tage nach dem Empfang fällig.',
            },
            {
              when: 'onDelivery',
              say: 'Bei Lieferung: Sie zahlen, wenn das Paket in Ihren Händen ist.',
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
        'Kein Zahlungsmittel kostet einen Aufschlag. Die Ware bleibt unser Eigentum, bis sie bezahlt ist.',
      ],
    },
    stock: {
      heading: 'Vorrat und Lieferung',
      blocks: [
        'Was in einem Warenkorb liegt, ist nicht zurückgelegt: Wer zuerst bestellt, bekommt das letzte Stück. Ihre Bestellung nimmt in diesem Augenblick aus dem Vorrat, was sie nennt. Wir liefern in die Länder und in den Tagen, die der [Versand](/delivery) nennt; Vorbestellungen und auf Bestellung Geliefertes in der Zeit, die auf ihrer Seite steht. Können wir nicht liefern, so sagen wir es sofort und zahlen zurück, was Sie bezahlt haben.',
      ],
    },
    ebooks: {
      heading: 'E-Books',
      blocks: [
        'E-Books sind Dateien (EPUB) ohne Kopierschutz, die Sie und Ihr Haushalt auf beliebig vielen Geräten lesen; weitergeben oder veröffentlichen dürfen Sie sie nicht. Sobald sie bezahlt sind, laden Sie sie über einen Link, der fünf Jahre offen ist. Erscheint eine verbesserte Ausgabe der Datei, so bekommen Sie auch diese dort, ohne Aufpreis.',
      ],
    },
    withdrawal: {
      heading: 'Widerrufsrecht',
      blocks: [
        'Verbraucher können binnen 14 Tagen ohne Grund widerrufen. Belehrung und Formular stehen unter [Rückgabe](/returns), und [hier widerrufen Sie](/withdrawal). Bevor eine Bestellung abgeht, lässt sie sich kostenlos stornieren.',
      ],
    },
    warranty: {
      heading: 'Mängel und Gewährleistung',
      blocks: [
        'Es gilt die gesetzliche Gewährleistung: Was wir liefern, muss der Beschreibung entsprechen und sich für seinen Gebrauch eignen. In der EU und im Vereinigten Königreich stehen wir für Mängel ein, die sich binnen zwei Jahren ab Lieferung zeigen (länger, wo das Recht Ihres Landes es sagt); Sie wählen zwischen Nachbesserung und neuer Ware und können, wenn das fehlschlägt, den Preis mindern oder vom Vertrag zurücktreten. In Indien gilt der Consumer Protection Act 2019. Eine Garantie darüber hinaus gibt es nicht, außer ein Hersteller gibt sie.',
        'Wir haften unbeschränkt für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben, Körper und Gesundheit. Bei leichter Fahrlässigkeit haften wir nur, wo eine Pflicht verletzt ist, auf der der Vertrag beruht, und dann für den vorhersehbaren Schaden. Das Produkthaftungsgesetz bleibt unberührt.',
      ],
    },
    disputes: {
      heading: 'Beschwerden und Streitigkeiten',
      blocks: [
        'Beschwerden: [Schreiben Sie uns](/contact).',
        'In Indien können Sie unserer Beschwerdestelle schreiben, {{grievanceName}} ({{grievanceEmail}}), die binnen 48 Stunden antwortet und eine Beschwerde binnen eines Monats erledigt.',
        '{{dispute}}',
        '{{mediator}}',
        'Es gilt das Recht des Landes des Verkäufers ({{country}}), ohne das UN-Kaufrecht. Sind Sie Verbraucher, so behalten Sie den Schutz, den Ihnen das Recht des Landes gibt, in dem Sie leben, und können dort klagen.',
      ],
    },
  },
}
