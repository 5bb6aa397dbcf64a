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
    'We have sent it a link. Once you have opened it, your earlier orders with this address appear in your account too.',
  waiting:
    '{{email}} is not your address yet: open the link that we sent there. Until then the old one stays.',
  sendAgain: 'Send the link again',
  keepEmail: 'Keep the current address',
  newEmail: 'New e-mail address',
  newEmailHint: 'We send it a link. Your address changes only when you follow it.',
  changeEmail: 'Change e-mail address',
  currentPassword: 'Current password',
  password: 'Password',
  passwordText: 'This signs out all other browsers and programs.',
  changePassword: 'Change password',
  signIns: 'Where you are signed in',
  signInsText: 'If there is one that you do not know, end it, and choose a new password.',
  unknownDevice: 'Unknown device',
  since: 'Since {{since}} · last used {{lastUsed}}',
  thisOne: 'This device',
  endThis: 'Sign out',
  endOthers: 'Sign out everywhere else',
  data: 'Your data',
  dataText:
    'All that we keep of you, in one file that people and programs can read (JSON): your profile, addresses, orders, cart and lists, what you wrote to us, and where you are signed in.',
  takeData: 'Download my data',
  delete: 'Delete account',
  deleteText:
    'At once and for good we delete your profile, your addresses, cart, wishlist with its links, comparison, what you looked at, and all sign-ins; with a confirmed address your messages to us too. Declarations of withdrawal stay for six years, since we have to prove that they came.',
  deleteOrders:
    'Orders stay, since the law on bookkeeping demands it, for up to ten years: with name, postal address, what was bought and what was paid. They belong to no account then, and a new account does not bring them back.',
  deleteContact:
    'Your e-mail address and telephone number stay with an order only until it is over, which is 45 days after it was delivered and paid, or cancelled. The links in our e-mails keep working.',
  deleteButton: 'Delete my account permanently',
  confirmHeading: 'Confirm your e-mail address',
  confirmText:
    'Is this your address, and did you open the account at Octavo yourself? Whoever opened it sees in it what you order with this address.',
  confirmOrders: 'Your earlier orders with it will appear in your account too.',
  confirm: 'Confirm',
  confirmDead:
    'This link no longer works: it can be used once, within seven days, and ends with a new password or another link. In your account you can have another sent.',
  toAccount: 'Go to my account',
}
