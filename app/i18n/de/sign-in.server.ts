export const signIn = {
  confirm: {
    passwordHint:
      'Wenn Sie das Konto eröffnet haben: das Passwort, das Sie gewählt haben. Alle anderen Anmeldungen enden.',
    claimHeading: 'Nicht Ihr Passwort?',
    claimText:
      'Wenn Sie dieses Konto nicht eröffnet oder sein Passwort vergessen haben, wählen Sie ein neues. Wer es eröffnet hat, wird abgemeldet, und was darin liegt, Adressen und Listen, wird gelöscht.',
    claim: 'Neues Passwort wählen und bestätigen',
  },
}
