import type { Messages } from '../en.ts'

export const profile: Messages['profile'] = {
  heading: 'Mein Konto',
  signedInAs: 'Sie sind angemeldet als {{email}}.',
  nav: 'Konto',
  navProfile: 'Profil',
  navOrders: 'Bestellungen',
  navWishlist: 'Merkzettel',
  profile: 'Profil',
  saveProfile: 'Profil speichern',
  email: 'E-Mail',
  emailIs: 'Ihre Adresse ist {{email}}.',
  confirmed: 'Bestätigt',
  unconfirmed: 'Noch nicht bestätigt',
  unconfirmedText:
    'Wir haben einen Link dorthin geschickt. Sobald Sie ihn öffnen, finden Sie auch Ihre früheren Bestellungen mit dieser Adresse im Konto.',
  waiting:
    '{{email}} ist noch nicht Ihre Adresse: Öffnen Sie den Link, den wir dorthin geschickt haben. Bis dahin bleibt die alte.',
  sendAgain: 'Link erneut senden',
  keepEmail: 'Alte Adresse behalten',
  newEmail: 'Neue E-Mail-Adresse',
  newEmailHint:
    'Wir schicken einen Link dorthin. Erst wenn Sie ihm folgen, ändert sich Ihre Adresse.',
  changeEmail: 'Adresse ändern',
  currentPassword: 'Aktuelles Passwort',
  password: 'Passwort',
  passwordText: 'Alle anderen Browser und Programme werden damit abgemeldet.',
  changePassword: 'Passwort ändern',
  signIns: 'Wo Sie angemeldet sind',
  signInsText:
    'Ist eine Anmeldung dabei, die Sie nicht kennen, so beenden Sie sie, und wählen Sie ein neues Passwort.',
  unknownDevice: 'Unbekanntes Gerät',
  since: 'Seit {{since}} · zuletzt benutzt am {{lastUsed}}',
  thisOne: 'Dieses Gerät',
  endThis: 'Abmelden',
  endOthers: 'Überall sonst abmelden',
  data: 'Ihre Daten',
  dataText:
    'Alles, was wir von Ihnen aufbewahren, in einer Datei, die Menschen und Programme lesen können (JSON): Profil, Adressen, Bestellungen, Warenkorb und Listen, was Sie uns geschrieben haben, und wo Sie angemeldet sind.',
  takeData: 'Meine Daten herunterladen',
  delete: 'Konto löschen',
  deleteText:
    'Sofort und endgültig löschen wir Ihr Profil, Ihre Adressen, Warenkorb, Merkzettel mit seinen Links, Vergleich, was Sie sich angesehen haben, und alle Anmeldungen; bei bestätigter Adresse auch Ihre Nachrichten an uns. Widerrufe bleiben sechs Jahre, weil wir ihren Eingang nachweisen müssen.',
  deleteOrders:
    'Bestellungen bleiben bis zu zehn Jahre, weil das Gesetz zur Buchführung es verlangt: mit Name, Postanschrift, was gekauft und was bezahlt wurde. Sie gehören dann zu keinem Konto, und ein neues Konto bringt sie nicht zurück.',
  deleteContact:
    'E-Mail-Adresse und Telefonnummer bleiben bei einer Bestellung nur, bis sie vorbei ist: 45 Tage nachdem sie geliefert und bezahlt oder storniert wurde. Die Links in unseren Nachrichten gelten weiter.',
  deleteButton: 'Mein Konto endgültig löschen',
  confirmHeading: 'E-Mail-Adresse bestätigen',
  confirmText:
    'Ist das Ihre Adresse, und haben Sie das Konto bei Octavo selbst eröffnet? Wer es eröffnet hat, sieht darin, was Sie mit dieser Adresse bestellen.',
  confirmOrders: 'Ihre früheren Bestellungen mit ihr finden Sie dann auch in Ihrem Konto.',
  confirm: 'Bestätigen',
  confirmDead:
    'Dieser Link ist nicht mehr gültig: Er gilt ein einziges Mal, sieben Tage lang, und endet mit einem neuen Passwort oder einem anderen Link. In Ihrem Konto können Sie sich einen neuen schicken lassen.',
  toAccount: 'Zu meinem Konto',
}
