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
    'Wir haben einen Link an diese Adresse geschickt. Sobald Sie ihn öffnen, finden Sie auch frühere Bestellungen mit ihr in Ihrem Konto.',
  waiting:
    '{{email}} ist noch nicht Ihre Adresse: Öffnen Sie den Link, den wir dorthin geschickt haben. Bis dahin gilt weiter die alte.',
  sendAgain: 'Link erneut senden',
  keepEmail: 'Alte Adresse behalten',
  newEmail: 'Neue E-Mail-Adresse',
  newEmailHint:
    'Wir schicken einen Link dorthin. Ihre Adresse ändert sich erst, wenn Sie ihn öffnen.',
  changeEmail: 'Adresse ändern',
  currentPassword: 'Aktuelles Passwort',
  password: 'Passwort',
  passwordText: 'Alle anderen Browser und Apps werden damit abgemeldet.',
  changePassword: 'Passwort ändern',
  signIns: 'Wo Sie angemeldet sind',
  signInsText:
    'Wenn Sie ein Gerät nicht kennen, melden Sie es ab und wählen Sie ein neues Passwort.',
  unknownDevice: 'Unbekanntes Gerät',
  since: 'Seit {{since}} · zuletzt benutzt am {{lastUsed}}',
  thisOne: 'Dieses Gerät',
  endThis: 'Abmelden',
  endOthers: 'Überall sonst abmelden',
  data: 'Ihre Daten',
  dataText:
    'Alles, was wir über Sie speichern, in einer Datei, die Menschen und Programme lesen können (JSON): Profil, Adressen, Bestellungen, Warenkorb und Listen, was Sie uns geschrieben haben und wo Sie angemeldet sind.',
  takeData: 'Meine Daten herunterladen',
  delete: 'Konto löschen',
  deleteText:
    'Sofort und endgültig löschen wir Ihr Profil, Ihre Adressen, den Warenkorb, den Merkzettel samt Links, den Vergleich, die zuletzt angesehenen Artikel und alle Anmeldungen; bei bestätigter Adresse auch Ihre Nachrichten an uns. Widerrufserklärungen bewahren wir sechs Jahre auf, weil wir ihren Eingang nachweisen müssen.',
  deleteOrders:
    'Bestellungen bewahren wir bis zu zehn Jahre auf, weil das Steuer- und Handelsrecht es verlangt: mit Name, Postanschrift, was gekauft und was bezahlt wurde. Sie gehören dann zu keinem Konto mehr, und ein neues Konto bringt sie nicht zurück.',
  deleteContact:
    'E-Mail-Adresse und Telefonnummer bleiben bei einer Bestellung nur bis zu deren Abschluss gespeichert: 45 Tage nachdem sie geliefert und bezahlt oder storniert wurde. Die Links in unseren E-Mails gelten weiter.',
  deleteButton: 'Mein Konto endgültig löschen',
  confirmHeading: 'E-Mail-Adresse bestätigen',
  confirmText:
    'Ist das Ihre Adresse, und haben Sie das Konto bei {{shop}} selbst eröffnet? Wer es eröffnet hat, sieht darin, was Sie mit dieser Adresse bestellen.',
  confirmOrders: 'Ihre früheren Bestellungen mit ihr finden Sie dann auch in Ihrem Konto.',
  confirm: 'Bestätigen',
  confirmDead:
    'Dieser Link ist nicht mehr gültig: Er gilt sieben Tage lang und nur ein einziges Mal, und ein neuerer Link oder ein neues Passwort macht ihn ungültig. In Ihrem Konto können Sie einen neuen anfordern.',
  toAccount: 'Zu meinem Konto',
}
