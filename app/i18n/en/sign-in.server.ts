export const signIn = {
  confirm: {
    passwordHint:
      'If you opened the account: the password that you chose. All other sign-ins to it end.',
    claimHeading: 'Not your password?',
    claimText:
      'If you did not open this account, or forgot its password, choose another one. Whoever opened it is signed out, and what they put into it, addresses and lists, goes.',
    claim: 'Choose a new password and confirm',
  },
}
