import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeFrame: OfficeMessages['frame'] = {
  navigation: 'Ladenbüro',
  signOut: 'Abmelden',
  ownerOnly: 'Diese Seite ist den Inhabern des Ladens vorbehalten.',
  notFound: 'Hier ist nichts',
  notFoundText: 'Unter dieser Adresse hat das Ladenbüro keine Seite.',
  faultText:
    'Die Seite lässt sich gerade nicht anzeigen. Versuchen Sie es noch einmal; wenn es wieder scheitert, sagen Sie der Person Bescheid, die den Laden betreut.',
  reference: 'Kennung: {{reference}}',
  toToday: 'Zur Arbeit von heute',
  pager: 'Seiten',
  before: 'Vorige Seite',
  after: 'Nächste Seite',
  pageOf: 'Seite {{page}} von {{pages}}',
  refused: 'Fehler: Das ging nicht',
  apply: 'Anwenden',
  menu: 'Menü',
  groups: {
    today: 'Heute',
    orders: 'Bestellungen',
    catalogue: 'Katalog',
    marketing: 'Werbung',
    customers: 'Kundschaft',
    figures: 'Zahlen',
    shop: 'Laden',
  },
  pages: {
    today: 'Heute',
    orders: 'Bestellungen',
    products: 'Artikel',
    figures: 'Zahlen',
    check: 'Prüfung',
    audit: 'Änderungen',
    staff: 'Team',
  },
}
