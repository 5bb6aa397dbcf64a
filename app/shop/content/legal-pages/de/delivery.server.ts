import type { DeliveryTableText } from '../delivery-table.ts'
import type { delivery as english } from '../en/delivery.server.ts'
import type { SameText } from '../source.server.ts'

export const delivery: SameText<typeof english> = {
  title: 'Versand',
  description: 'Versandarten, Versandkosten nach Gewicht und Land sowie Lieferzeiten.',
  lede: 'Die Versandkosten sehen Sie im Warenkorb, noch bevor Sie bestellen.',
  sections: {
    where: {
      heading: 'Wohin wir liefern',
      blocks: [
        'Wir liefern ausschließlich in folgende Länder: {{countries}}.',
        'Ihr Land wählen Sie oben auf jeder Seite. Preise, Steuern und Versandkosten richten sich danach.',
      ],
    },
    parcel: {
      heading: 'Eine Bestellung, ein Paket',
      blocks: [
        'Die Versandkosten richten sich nach dem Gewicht der gesamten Bestellung. Ist ein Artikel erst später lieferbar (etwa weil er noch nicht erschienen ist oder wir ihn für Sie bestellen), steht das auf der Artikelseite. Wir verschicken dann alles zusammen, sobald er da ist.',
        'Vorrätige Artikel verschicken wir noch am selben Werktag, wenn Sie vor {{cutoff}} Uhr bestellen (Ortszeit, {{country}}), sonst am nächsten. Die Lieferzeiten unten sind in Werktagen ab Versand angegeben: Montag bis Freitag, ohne Feiertage. Daraus berechnen wir die Liefertermine auf den Artikelseiten, im Warenkorb und in der Bestellung.',
        'Steht in der Tabelle ein Betrag, ist der Versand mit der Post ab diesem Warenwert (nach Abzug von Gutscheinen) kostenlos.',
      ],
    },
    france: {
      heading: 'Bücher nach Frankreich',
      blocks: [
        'Für neue Bücher, die nach Frankreich gehen, schreibt das französische Recht Mindestversandkosten vor: 3,00 € bei einem Bücherwert unter 35,00 €, ab 35,00 € mehr als 0,00 € (Erlass vom 4. April 2023). Andere Artikel im Paket zählen dabei nicht mit.',
      ],
    },
    ebooks: {
      heading: 'E-Books',
      blocks: [
        'E-Books laden Sie herunter, Versandkosten fallen nicht an. Sobald sie bezahlt sind, können Sie sie öffnen.',
      ],
    },
    customs: {
      heading: 'Zoll und Steuern im Ausland',
      blocks: [
        {
          when: 'untaxedUs',
          say: [
            'Pakete in die USA gehen durch den Zoll. Unsere Preise enthalten keine Steuern und Zölle der USA; fallen welche an, zahlen Sie sie bei der Zustellung an den Paketdienst. Die Sales Tax der USA erheben wir nicht.',
          ],
        },
        {
          when: 'untaxedSwitzerland',
          say: [
            'Pakete in die Schweiz gehen durch den Zoll. Unsere Preise enthalten keine Schweizer Steuern und Zölle; fallen welche an, zahlen Sie sie bei der Zustellung an den Paketdienst.',
          ],
        },
        {
          when: 'ukTax',
          say: [
            'Preise für das Vereinigte Königreich enthalten die dortige Mehrwertsteuer; der Paketdienst verlangt sie nicht noch einmal.',
          ],
        },
      ],
    },
    late: {
      heading: 'Wenn das Paket zu spät oder beschädigt ankommt',
      blocks: [
        'Bis Sie das Paket erhalten, tragen wir das Transportrisiko. Verspätet es sich, geht es verloren oder kommt es beschädigt an, [schreiben Sie uns](/contact): Wir schicken Ersatz oder erstatten den Kaufpreis.',
      ],
    },
  },
}

export const deliveryTable: DeliveryTableText = {
  heading: 'Land: {{country}}',
  caption: 'Versandkosten nach Gewicht ({{country}})',
  method: 'Versandart',
  post: 'Per Post',
  courier: 'Per Kurier',
  pickup: 'Selbst abholen',
  weight: 'Gewicht bis',
  fromSum: '{{weight}}, Waren ab {{sum}}',
  price: 'Preis',
  freeFrom: 'Kostenlos ab',
  never: 'nicht kostenlos',
  days: 'Werktage',
  least:
    'Neue Bücher: mindestens {{least}} bei einem Bücherwert unter {{limit}}; ab {{limit}} kann der Versand weniger kosten, ist aber nie ganz kostenlos.',
  none: 'In dieses Land liefern wir nicht: {{country}}.',
}
