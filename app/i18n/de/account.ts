import type { Messages } from '../en.ts'

export const account: Messages['account'] = {
  heading: 'Anmelden oder registrieren',
  text: 'Mit einem Konto haben Sie Warenkorb, Listen und Bestellungen auf jedem Gerät. Bestellen können Sie auch ohne.',
  signIn: 'Anmelden',
  register: 'Registrieren',
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  remember: 'Angemeldet bleiben',
  rememberText: 'In diesem Browser 30 Tage lang; sonst bis 12 Stunden nach Ihrem letzten Besuch',
  forgot: 'Passwort vergessen?',
  name: 'Vor- und Nachname',
  passwordHint: 'Mindestens 8 Zeichen; am besten ein Satz',
  open: 'Konto erstellen',
  openText:
    'Wir schicken Ihnen einen Link zur Bestätigung Ihrer Adresse. Danach finden Sie auch frühere Bestellungen mit dieser Adresse in Ihrem Konto.',
  forgotHeading: 'Passwort vergessen?',
  forgotText:
    'Geben Sie Ihre E-Mail-Adresse ein. Wir schicken Ihnen einen Link, über den Sie ein neues Passwort wählen.',
  send: 'Link senden',
  sent: 'Falls es zu dieser Adresse ein Konto gibt, ist ein Link unterwegs. Er gilt eine Stunde lang und nur ein einziges Mal. Nichts angekommen? Sehen Sie im Spam-Ordner nach oder prüfen Sie die Schreibweise der Adresse.',
  backToSignIn: 'Zurück zur Anmeldung',
  newHeading: 'Neues Passwort wählen',
  newFor: 'Für das Konto {{email}}. Überall sonst werden Sie abgemeldet.',
  beginsAnew:
    'Diese Adresse wurde noch nicht bestätigt, und wir wissen nicht, wer das Konto eröffnet hat. Deshalb beginnt es neu: Name, Adressen, Warenkorb, Listen und Bewertungen werden gelöscht. Bestellungen bleiben erhalten.',
  newPassword: 'Neues Passwort',
  setPassword: 'Passwort speichern',
  linkDead:
    'Dieser Link ist nicht mehr gültig: Er gilt eine Stunde lang und nur ein einziges Mal. Hier können Sie einen neuen anfordern.',
}
