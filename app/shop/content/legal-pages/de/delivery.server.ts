import type { DeliveryTableText } from '../delivery-table.ts'
import type { delivery as english } from '../en/delivery.server.ts'
import type { SameText } from '../source.server.ts'

export const delivery: SameText<typeof english> = {
  title: 'Versand',
  description: 'Die Versandarten, was jede nach Gewicht und Land kostet und wie lange sie dauert.',
  lede: 'Was der Versand kostet, steht auch im Warenkorb, bevor Sie bestellen.',
  sections: {
    where: {
      heading: 'Wohin wir liefern',
      blocks: [
        'Wir liefern in diese Länder und in keine anderen: {{countries}}.',
        'Wählen Sie Ihres oben auf jeder Seite: Preise, Steuer und Versand richten sich danach.',
      ],
    },
    parcel: {
      heading: 'Eine Bestellung, ein Paket',
      blocks: [
        'Der Preis richtet sich nach dem Gewicht der ganzen Bestellung. Was später kommt (Vorbestellungen, auf Bestellung Geliefertes), sagt es auf seiner Seite, und das Paket wartet darauf.',
        'Was vorrätig ist, geht am selben Werktag ab, wenn Sie vor {{cutoff}} Uhr bestellen (Ortszeit, {{country}}), sonst am nächsten. Die Tage unten sind Werktage ab Versand: Montag bis Freitag, ohne Feiertage. Daraus ergeben sich die Liefertage, die auf den Artikelseiten, im Warenkorb und in der Bestellung stehen.',
        'Wo eine Grenze steht, ist der Versand mit der Post ab dieser Warensumme frei, Gutscheine abgezogen.',
      ],
    },
    france: {
      heading: 'Bücher nach Frankreich',
      blocks: [
        'Für neue Bücher nach Frankreich gibt das französische Recht den geringsten Versandpreis vor: 3,00 € bei weniger als 35,00 € an Büchern, und mehr als nichts von da an (Erlass vom 4. April 2023). Andere Waren im Paket zählen nicht mit.',
      ],
    },
    ebooks: {
      heading: 'E-Books',
      blocks: [
        'E-Books werden heruntergeladen: Sie haben keinen Versand, und er kostet nichts. Sie öffnen sich, sobald sie bezahlt sind.',
      ],
    },
    customs: {
      heading: 'Zoll: USA, Schweiz und Vereinigtes Königreich',
      blocks: [
        'Pakete in die USA und in die Schweiz gehen durch den Zoll. Unsere Preise enthalten weder Steuer noch Abgaben dieser Länder: Was sie verlangen, zahlen Sie beim Empfang an den Zusteller. Die „Sales Tax“ der USA erheben wir nicht.',
        'Preise für das Vereinigte Königreich enthalten dessen Umsatzsteuer; der Zusteller verlangt keine.',
      ],
    },
    late: {
      heading: 'Wenn nichts ankommt',
      blocks: [
        'Das Risiko des Weges tragen wir, bis das Paket in Ihren Händen ist. Kommt es spät oder beschädigt, so [schreiben Sie uns](/contact): Wir schicken neu oder zahlen zurück.',
      ],
    },
  },
}

export const deliveryTable: DeliveryTableText = {
  heading: 'Land: {{country}}',
  caption: 'Was der Versand nach Gewicht kostet ({{country}})',
  method: 'Versandart',
  post: 'Per Post',
  courier: 'Per Kurier',
  weight: 'Gewicht bis',
  price: 'Preis',
  freeFrom: 'Frei ab',
  never: 'nie frei',
  days: 'Werktage',
  least:
    'Für neue Bücher: mindestens {{least}} bei weniger als {{limit}} an Büchern, mehr als nichts von da an.',
  none: 'In dieses Land liefern wir nicht: {{country}}.',
}
