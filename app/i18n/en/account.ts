export const account = {
  heading: 'Sign in or register',
  text: 'With an account your cart, your lists and your orders are there on every device. You can buy without one.',
  signIn: 'Sign in',
  register: 'Register',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show the password',
  remember: 'Keep me signed in',
  rememberText: 'For 30 days in this browser; otherwise until 12 hours after your last visit',
  forgot: 'Forgot your password?',
  name: 'Full name',
  passwordHint: '8 characters or more; a sentence is best',
  open: 'Create an account',
  openText:
    'We send you a link to confirm the address: your earlier orders with it then appear in your account too.',
  forgotHeading: 'Forgot your password?',
  forgotText:
    'Enter the address of your account, and we send you a link to a page where you choose a new password.',
  send: 'Send me a link',
  sent: 'If there is an account for that address, a link is on its way. It works once, for one hour. Nothing there? Check your spam folder, or how you typed the address.',
  backToSignIn: 'Back to the sign-in',
  newHeading: 'Choose a new password',
  newFor: 'For the account of {{email}}. This signs out all other browsers.',
  beginsAnew:
    'Nobody has confirmed this address so far, and we do not know who opened the account. So it starts afresh: name, addresses, cart, lists and reviews will be deleted. Orders stay.',
  newPassword: 'New password',
  setPassword: 'Save password',
  linkDead:
    'This link no longer works: it can be used once, within one hour. Request another here.',
}
