export const stock = {
  heading: 'Tell me when it is back',
  soldOutIn: 'Sold out in {{sizes}}? Ask to be told',
  soldOut: 'Sold out: {{variant}}.',
  words:
    'We write to you once to make sure that it is you, once when it can be bought again, and then delete your address.',
  email: 'E-mail address',
  watch: 'Tell me',
  sent: 'Please look into your mailbox: unless we have written to you about this already, a mail is on its way. Follow its link, and we tell you when this is back.',
  ask: 'Shall we write to you once this can be bought again?',
  confirm: 'Yes, tell me',
  forget: 'No, delete my address',
  waiting: 'You are on our list: we write to you once, when this can be bought again.',
  confirmed: 'Thank you. We write to you once, when this can be bought again.',
  forgotten: 'Your address is deleted. We will not write to you about this.',
  unknown:
    'This link leads nowhere any more: it was not followed within seven days, the address was deleted, or we have told you already. If this is sold out, you can leave your address again.',
}
