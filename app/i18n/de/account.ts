import type { Messages } from '../en.ts'

export const account: Messages['account'] = {
  heading: 'Anmelden oder registrieren',
  text: 'Mit einem Konto sind Ihr Warenkorb, Ihre Listen und Ihre Bestellungen auf jedem Gerät da. Kaufen können Sie auch ohne.',
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
    'Wir schicken Ihnen einen Link, mit dem Sie die Adresse bestätigen: Danach finden Sie auch Ihre früheren Bestellungen mit ihr im Konto.',
  forgotHeading: 'Passwort vergessen?',
  forgotText:
    'Geben Sie die Adresse Ihres Kontos ein. Wir schicken Ihnen einen Link zu einer Seite, auf der Sie ein neues Passwort wählen.',
  send: 'Link senden',
  sent: 'Gibt es ein Konto mit dieser Adresse, so ist ein Link unterwegs. Er gilt ein einziges Mal, eine Stunde lang. Nichts da? Sehen Sie im Spam nach oder prüfen Sie die Schreibweise der Adresse.',
  backToSignIn: 'Zurück zur Anmeldung',
  newHeading: 'Neues Passwort wählen',
  newFor: 'Für das Konto von {{email}}. Alle anderen Browser werden damit abgemeldet.',
  beginsAnew:
    'Diese Adresse hat noch niemand bestätigt, und wir wissen nicht, wer das Konto eröffnet hat. Darum beginnt es von vorn: Name, Adressen, Warenkorb, Listen und Bewertungen werden gelöscht. Bestellungen bleiben.',
  newPassword: 'Neues Passwort',
  setPassword: 'Passwort speichern',
  linkDead:
    'Dieser Link ist nicht mehr gültig: Er gilt ein einziges Mal, eine Stunde lang. Lassen Sie sich hier einen neuen schicken.',
}
