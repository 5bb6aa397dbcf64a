export const stock = {
  heading: 'Notify me when it is back',
  headingFile: 'Notify me when it is available',
  soldOutIn: 'Sold out in {{sizes}}? Get notified',
  soldOut: 'Sold out: {{variant}}.',
  text: 'We e-mail you once to confirm your address and once when this is available again, and then delete your address.',
  textFile:
    'We e-mail you once to confirm your address and once when the file is available, and then delete your address.',
  email: 'E-mail address',
  watch: 'Notify me',
  sent: 'Please check your inbox: unless we have already written to you about this, an e-mail is on its way. Open the link in it, and we will notify you when this is available.',
  offer: 'Shall we e-mail you once when this is available?',
  confirm: 'Yes, notify me',
  forget: 'No, delete my address',
  waiting: 'You are on our list: we will e-mail you once, when this is available.',
  confirmed: 'Thank you. We will e-mail you once, when this is available.',
  forgotten: 'Your address is deleted. We will not write to you about this.',
  unknown:
    'This link no longer works: it was not opened within seven days, the address was deleted, or we have already notified you. If this is sold out, you can leave your address again.',
}
