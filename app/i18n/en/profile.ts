export const profile = {
  heading: 'My account',
  signedInAs: 'You are signed in as {{email}}.',
  nav: 'Account',
  navProfile: 'Profile',
  navOrders: 'Orders',
  navWishlist: 'Wishlist',
  profile: 'Profile',
  saveProfile: 'Save profile',
  email: 'E-mail',
  emailIs: 'Your address is {{email}}.',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed yet',
  unconfirmedText:
    'We have sent a link to it. Once you open it, your earlier orders with this address appear in your account too.',
  waiting:
    '{{email}} is not your address yet: open the link that we sent there. Until then, the old one stays in use.',
  sendAgain: 'Send the link again',
  keepEmail: 'Keep the current address',
  newEmail: 'New e-mail address',
  newEmailHint: 'We will send a link there. Your address changes only once you open it.',
  changeEmail: 'Change e-mail address',
  currentPassword: 'Current password',
  password: 'Password',
  passwordText: 'You will be signed out of all other browsers and apps.',
  changePassword: 'Change password',
  signIns: 'Where you are signed in',
  signInsText: 'If you do not recognise a device, sign it out and choose a new password.',
  unknownDevice: 'Unknown device',
  since: 'Since {{since}} · last used {{lastUsed}}',
  thisOne: 'This device',
  endThis: 'Sign out',
  endOthers: 'Sign out everywhere else',
  data: 'Your data',
  dataText:
    'Everything we hold about you, in one file that people and programs can read (JSON): your profile, addresses, orders, cart and lists, what you wrote to us, and where you are signed in.',
  takeData: 'Download my data',
  delete: 'Delete account',
  deleteText:
    'We delete at once and permanently your profile, your addresses, cart, wishlist and its links, comparison, recently viewed items and all sign-ins; if your address is confirmed, your messages to us too. Declarations of withdrawal are kept for six years, since we have to be able to prove that we received them.',
  deleteOrders:
    'Orders are kept for up to ten years, as accounting law requires: with name, postal address, what was bought and what was paid. They no longer belong to any account then, and a new account does not bring them back.',
  deleteContact:
    'Your e-mail address and phone number are kept with an order only until it is completed, which is 45 days after it was delivered and paid, or cancelled. The links in our e-mails keep working.',
  deleteButton: 'Delete my account permanently',
  confirmHeading: 'Confirm your e-mail address',
  confirmText:
    'Is this your address, and did you open the account at {{shop}} yourself? Whoever opened it can see what you order with this address.',
  confirmOrders: 'Your earlier orders with it will appear in your account too.',
  confirm: 'Confirm',
  confirmDead:
    'This link no longer works: it can be used once, within seven days, and a newer link or a new password replaces it. You can request another in your account.',
  toAccount: 'Go to my account',
}
