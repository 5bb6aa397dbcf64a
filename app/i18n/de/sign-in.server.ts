export const signIn = {
  confirm: {
    passwordHint:
      'Wenn Sie das Konto eröffnet haben: das Passwort, das Sie gewählt haben. Alle anderen Anmeldungen enden.',
    claimHeading: 'Nicht Ihr Passwort?',
    claimWords:
      'Wenn Sie dieses Konto nicht eröffnet oder sein Passwort vergessen haben, wählen Sie ein neues. Wer es eröffnet hat, wird abgemeldet, und was darin liegt, Adressen und Listen, wird gelöscht.',
    claim: 'Neues Passwort wählen und bestätigen',
  },
  ended: {
    heading: 'Ihre Anmeldung ist beendet',
    words:
      'Sie waren hier bis eben angemeldet. Ihre Sachen und Ihre Eingaben sind nicht verloren: Melden Sie sich wieder an, und es geht weiter, wo Sie waren.',
    button: 'Anmelden und weiter',
    link: 'Andere Wege, sich anzumelden',
  },
}
