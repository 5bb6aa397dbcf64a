export const signIn = {
  confirm: {
    passwordHint:
      'Wenn Sie das Konto eröffnet haben: das von Ihnen gewählte Passwort. Alle anderen Anmeldungen werden beendet.',
    claimHeading: 'Nicht Ihr Passwort?',
    claimText:
      'Wenn Sie dieses Konto nicht eröffnet oder sein Passwort vergessen haben, wählen Sie ein neues. Wer es eröffnet hat, wird abgemeldet; die gespeicherten Adressen und Listen werden gelöscht.',
    claim: 'Neues Passwort wählen und bestätigen',
  },
}
