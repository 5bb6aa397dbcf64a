import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeCheck: OfficeMessages['check'] = {
  title: 'Prüfung',
  run: 'Jetzt prüfen',
  done: 'Der Laden ist geprüft.',
  text: 'Sieht nach, ob Bestellungen, Steuern, Zahlungen, Bestände, E-Books und E-Mails zueinander passen und ob alle Pflichtangaben da sind. Bei vielen Artikeln dauert das eine Weile.',
  at: 'Zuletzt geprüft: {{time}}.',
  faults_one: '{{count}} Fehler,',
  faults_other: '{{count}} Fehler,',
  warnings_one: '{{count}} Warnung.',
  warnings_other: '{{count}} Warnungen.',
  first: 'Das sind die ersten {{count}}.',
  caption: 'Was die letzte Prüfung gefunden hat',
  empty: 'Alles ist in Ordnung.',
  about: 'Betrifft',
  level: 'Art',
  levels: {
    fault: 'Fehler',
    warning: 'Warnung',
  },
  says: 'Befund',
  on: { settings: 'Einstellungen', files: 'Dateien', database: 'Datenbank', mails: 'E-Mails' },
  found: {
    'law-maker':
      'Produktsicherheit: Name und Adressen des Herstellers fehlen (EU 2023/988, Art. 19).',
    'law-responsible':
      'Produktsicherheit: außerhalb der EU hergestellt, und niemand in der EU ist als verantwortlich genannt (EU 2023/988, Art. 16).',
    'law-mrp-missing': 'Indien: verpackt verkauft, ohne Höchstpreis.',
    'law-mrp-exceeded': 'Indien: teurer als der Höchstpreis.',
    'law-unit-price':
      'Grundpreis: nach Gewicht oder Volumen verkauft, ohne Angabe der Menge (PAngV § 4).',
    'law-fixed-price':
      'Buchpreisbindung: ohne Preis in EUR, deshalb dort nicht zu kaufen, wo der Preis gebunden ist.',
    'law-accessibility':
      'Barrierefreiheit: Zu diesem E-Book ist nichts angegeben (ONIX-Liste 196).',
    'law-ebook-tax':
      'Steuer in Indien: besteuert als E-Book ohne gedruckte Ausgabe, doch eine solche wird hier verkauft.',
    'ebook-not-added': 'Dieses E-Book hat noch keine Datei und ist deshalb nicht zu kaufen.',
    'ebook-lost': 'Dieses E-Book ist zu kaufen, aber seine Datei fehlt.',
    'ebook-other-accessibility': 'Die Datei nennt eine andere Barrierefreiheit als der Katalog.',
    'invoice-without-account':
      'Kauf auf Rechnung ist an, aber kein Bankkonto ist eingestellt; die Rechnungen nennen also keines.',
    'card-without-keys':
      'Kartenzahlung ist an, wird aber ohne die Schlüssel von Stripe nicht angeboten.',
    'tax-none': 'Heute gilt kein Steuersatz; es wird keine Steuer berechnet.',
    'tax-some': 'Heute gilt kein Steuersatz für: {{kinds}}. Darauf wird keine Steuer berechnet.',
    'mail-given-up_one': 'Eine E-Mail ist nach {{count}} Versuch fehlgeschlagen.',
    'mail-given-up_other': 'Eine E-Mail ist nach {{count}} Versuchen fehlgeschlagen.',
  },
}
