import type { about as english } from '../en/about.server.ts'
import type { SameText } from '../source.server.ts'

export const about: SameText<typeof english> = {
  title: 'Über Octavo',
  heading: 'Ein Laden im Format eines Buches',
  description: 'Wer wir sind und wie wir den Laden führen.',
  lede: 'Ein Oktav ist ein großer, dreimal gefalteter Bogen: acht Blätter, sechzehn Seiten, und er passt in die Manteltasche.',
  sections: {
    books: {
      heading: 'Was wir verkaufen',
      blocks: [
        'Vierhundert Jahre Romane kamen in diesem Format zur Welt. Der Shop heißt danach, weil wir Dinge mögen, die viel leisten und wenig Platz brauchen.',
        'Wir verkaufen [Bücher](/books), die wir selbst gern lesen, und daneben im [Gesamtkatalog](/catalogue), was zu einem Lesenachmittag gehört: einen Sessel, eine Lampe, eine Pflanze, einen Kuchen.',
      ],
    },
    keeping: {
      heading: 'Wie wir den Laden führen',
      blocks: [
        {
          list: [
            'Jede Seite läuft auf einem alten Telefon mit langsamer Verbindung und ohne JavaScript.',
            'Sie können ohne Konto kaufen, und alle Kosten stehen im Warenkorb, bevor Sie Ihren Namen nennen.',
            'Nichts verfolgt Sie hier: keine Werbung, kein fremdes Skript, und kein Cookie, bevor Sie etwas wählen oder merken. Die [Datenschutzerklärung](/privacyPolicy) sagt, was gespeichert wird.',
            'Was Ihnen nicht gefällt, geht binnen 14 Tagen zurück: siehe [Rückgabe](/returns).',
          ],
        },
      ],
    },
    who: {
      heading: 'Wer wir sind',
      blocks: [
        { lines: '{{sellerLines}}' },
        'Alle Angaben stehen im [Impressum](/imprint). Fragen? [Schreiben Sie uns](/contact).',
      ],
    },
  },
}

/** It says nothing about the name of the sample shop. */
export const aboutOwnName: SameText<typeof english> = {
  title: 'Über uns',
  description: about.description,
  lede: 'Eine Buchhandlung, die kein Konto verlangt und niemanden verfolgt.',
  sections: {
    ...about.sections,
    books: {
      heading: about.sections.books.heading,
      blocks: [
        'Wir verkaufen [Bücher](/books) und im [Gesamtkatalog](/catalogue) alles, was wir sonst noch führen.',
      ],
    },
  },
}
