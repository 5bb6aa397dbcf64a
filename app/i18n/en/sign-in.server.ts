export const signIn = {
  confirm: {
    passwordHint:
      'If you opened the account: the password that you chose. All other sign-ins will end.',
    claimHeading: 'Not your password?',
    claimText:
      'If you did not open this account, or have forgotten its password, choose a new one. Whoever opened it will be signed out, and the addresses and lists saved in it will be deleted.',
    claim: 'Choose a new password and confirm',
  },
}
