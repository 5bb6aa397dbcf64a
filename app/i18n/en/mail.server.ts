export const mail = {
  ebooks: {
    heading: 'Your e-books',
    link: 'Download them here, as often as you like, for five years. Keep the link to yourself: anyone who has it can download the files.',
    unpaid: 'The link opens the files as soon as we receive your payment; we will e-mail you then.',
    later: '{{name}} is available on {{day}}, the day of its publication.',
    unpaidLater:
      '{{name}} is available on {{day}}, the day of its publication, if we have received your payment by then.',
    opened: 'You can download now: {{names}}.',
    subject: 'The link to your e-books, order {{number}}',
    consent:
      'We were asked to send the link to the e-books of your order {{number}} again. Here it is:',
    ignore: 'If it was not you, simply ignore this mail: nobody but you has received the link.',
  },
  account: {
    welcomeSubject: 'Your account at Octavo',
    welcome:
      'With this address an account was opened at Octavo. You can use it at once.\n\nPlease confirm the address: your earlier orders with it then appear in your account too.',
    confirmSubject: 'Please confirm your e-mail address',
    requested: 'We were asked to use this address for an account at Octavo.',
    confirm: 'If that was you, open this page and press “Confirm”. The link works for seven days:',
    confirmIgnore: 'If it was not, simply ignore this mail: nothing is confirmed without you.',
    resetSubject: 'A new password for Octavo',
    reset: 'We were asked for a new password for the account with this address.',
    resetLink: 'Choose it on this page. The link works once, for one hour:',
    resetIgnore: 'If it was not you, simply ignore this mail: your password stays as it is.',
    passwordChangedSubject: 'Your password was changed',
    passwordChanged:
      'The password of your account at Octavo was changed just now, and every other browser was signed out.',
    passwordChangedLink: 'If it was not you, take your account back by choosing a new one at once:',
    emailChangedSubject: 'Your e-mail address was changed',
    emailChanged:
      'Your account at Octavo has another e-mail address now. We will not write to this one about it any more.\n\nIf it was not you, write to us at once: {{seller}}',
    deletedSubject: 'Your account was deleted',
    deleted:
      'Your account at Octavo was deleted just now, as requested with its password. Orders are kept as the law on bookkeeping demands.\n\nIf it was not you, write to us at once: {{seller}}',
  },
  contact: {
    subject: 'Message: {{subject}}',
    from: '{{name}} ({{email}}) wrote to the shop on {{time}}. Your answer to this e-mail goes to that address.',
    copySubject: 'We have received your message',
    received:
      'We received your message on {{time}} and will answer it, usually within a working day.',
    ignore:
      'If you did not write to us, somebody typed your address by mistake: simply ignore this e-mail.',
  },
  dispatch: {
    subject: 'Your order {{number}} is on its way',
    text: 'Your order {{number}} has been sent.',
    parcel: 'Parcel {{code}}, {{carrier}}',
    contents: 'What is in it',
    withdrawal:
      'You can withdraw from the contract within 14 days from the day on which the goods reach you, without giving a reason: until {{date}} at least. How to do it stands in the confirmation of your order and on its page.',
  },
  cancelled: {
    subject: 'Your order {{number}} was cancelled',
    text: 'Your order {{number}} was cancelled. Nothing will be sent.',
    refund:
      'You had already paid: we refund {{amount}} by the means you paid with, within 14 days.',
    noRefund: 'You had not paid yet, so there is nothing to pay and nothing to pay back.',
    linesSubject: 'Part of your order {{number}} was cancelled',
    linesText: 'These items of your order {{number}} were cancelled before they were sent:',
    linesRefund:
      'You had already paid for them: we refund {{amount}} by the means you paid with, by {{day}} at the latest.',
    linesToPay:
      'You now pay {{amount}} instead of {{total}}; if an invoice still names the higher sum, pay the lower one.',
    linesRest: 'All else of the order stays as it is, and is sent.',
    linesFiles: 'Nothing of it is sent any more; your e-books stay yours.',
  },
  accepted: {
    subject: 'We accept your order {{number}}',
    text: 'We have checked your order {{number}}. Its goods are reserved for you, and we accept the order with this e-mail.',
  },
  expired: {
    subject: 'Your order {{number}} has expired',
    text: 'Your order {{number}} of {{date}} was neither paid nor packed in time, and so it has expired. It costs nothing.\n\nIf you have paid in the meantime, you get your money back. You are welcome to order again; if something went wrong on our side, please answer this e-mail.',
  },
  orderLink: {
    subject: 'The link to your order {{number}}',
    text: 'We were asked for the link to your order {{number}}.',
    ignore: 'If it was not you, simply ignore this mail: nobody else has got the link.',
  },
  orderPage: { link: 'All about your order' },
  payment: {
    paidSubject: 'Paid: your order {{number}}',
    paid: 'Your payment of {{amount}} for the order {{number}} has arrived. Thank you.',
    unpaidSubject: 'Not paid: your order {{number}} is cancelled',
    unpaid:
      'Your order {{number}} was not paid within 30 minutes, and so it is cancelled. It costs nothing, and nothing was taken from your card.\n\nThe items are on sale again; you are welcome to order again.',
    lateSubject: 'Refund: your order {{number}}',
    late: {
      cancelled:
        'Your payment of {{amount}} for the order {{number}} arrived when the order was cancelled already. We refund it in full, by the means you paid with, by {{day}} at the latest. You need do nothing.',
      withdrawn:
        'Your payment of {{amount}} for the order {{number}} arrived when you had withdrawn from the order already. We refund it in full, by the means you paid with, by {{day}} at the latest. You need do nothing.',
      returned:
        'Your payment of {{amount}} for the order {{number}} arrived when all of the order had come back already. We refund it in full, by the means you paid with, by {{day}} at the latest. You need do nothing.',
      paid: 'Your payment of {{amount}} for the order {{number}} arrived when the order was paid already. We refund it in full, by the means you paid with, by {{day}} at the latest. You need do nothing.',
    },
    refundSubject: 'Refunded: your order {{number}}',
    refund:
      'We have refunded {{amount}} for your order {{number}}, by the means you paid with. Your bank may take some days to credit it.',
    reference: 'Reference: {{reference}}',
  },
  order: {
    subject: 'Your order {{number}} at Octavo',
    invoiceSubject: 'Your order {{number}} at Octavo, with invoice',
    invoice:
      'This e-mail is your invoice: number {{number}} of {{date}}. Please pay it within 14 days of receiving it.',
    invoicePaid: 'This e-mail is your invoice: number {{number}} of {{date}}.',
    taxNumber: 'Tax number: {{number}}',
    thanks: 'Thank you, {{name}}.',
    thanksUnnamed: 'Thank you for your order.',
    noted: 'We have received your order {{number}} of {{date}}.',
    lines: 'These are the items and their prices:',
    unreserved:
      'We check this order before we reserve the goods, since several unpaid orders came within an hour, perhaps from others who share your internet connection. Nothing is put aside for you until then. As soon as we have checked it, or your payment has arrived, we accept it by e-mail.',
    nameOnPage: 'The name that was typed stands on the page of the order.',
    addressOnPage: 'The name and the address that were typed stand on the page of the order.',
    received:
      'We have received your order {{number}} of {{date}} and accept it with this confirmation. These are the items and their prices:',
    receipt: 'Your receipt, available for five years',
    keep: 'Keep the link to yourself: anyone who has it can read your receipt.',
    deliveredTo: 'Delivery address',
    payment: 'Payment',
    questions: 'Questions? Answer this e-mail, or write to {{email}}.',
  },
  withdrawal: {
    heading: 'Right of withdrawal',
    terms: `You have the right to withdraw from this contract within 14 days without giving any reason.

The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods; where the goods of one order are delivered separately, of the last of them.

To exercise the right of withdrawal, you must inform us ({{seller}}) of your decision to withdraw from this contract by an unequivocal statement (for example a letter sent by post or an e-mail). You may use the model withdrawal form below, but it is not obligatory.

You may also exercise your right of withdrawal online, by the function “Withdraw from contract here” at {{where}}. If you use this online function, we will send you an acknowledgement of receipt of the withdrawal, including its content and the date and time of its submission, on a durable medium (e.g. by e-mail) without undue delay.

To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.`,
    ebooksLost:
      'For what was supplied to you by your consent, you have lost the right of withdrawal: {{names}}.',
    ebooksOpen:
      'Not supplied yet: {{names}}. Until it is, you can withdraw from the contract for it without giving a reason: online at {{where}}, or by any other unequivocal statement to us. With its supply the right is lost.',
    functionPage: 'the page of the withdrawal function',
    effectsHeading: 'Effects of withdrawal',
    effects: `If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.

We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.

You shall send back the goods or hand them over to us without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired. You will have to bear the direct cost of returning the goods.

You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.`,
    formHeading: 'Model withdrawal form',
    form: `(Complete and return this form only if you wish to withdraw from the contract.)

— To {{seller}}:
— I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*):
— Ordered on (*)/received on (*):
— Name of consumer(s):
— Address of consumer(s):
— Signature of consumer(s) (only if this form is notified on paper):
— Date:

(*) Delete as appropriate.`,
  },
  stock: {
    confirmSubject: 'Shall we tell you when it is back? {{name}}',
    requested:
      'We were asked to write to this address once when this is available again at Octavo:\n\n{{name}}',
    confirm: 'If that was you, open this page and press “Yes, notify me”:',
    ignore:
      'If it was not, simply ignore this mail: we will not write to you about it, and your address is deleted after seven days.',
    unsubscribe: 'The same page deletes your address, at any time.',
    backSubject: 'Back again: {{name}}',
    back: 'You asked us to tell you. This is available again:\n\n{{name}}',
    toPage: 'Its page in the shop:',
    notStored: 'We do not reserve it: first come, first served.',
    deleted:
      'This is the only e-mail about it. With it we have taken your address off the list, so there is nothing to cancel.',
  },
  withdrawn: {
    subject: 'We have received your withdrawal',
    sellerSubject: 'A withdrawal was declared',
    received: 'We received this withdrawal from a contract on {{time}}.',
    content: 'What was declared',
    page: 'The whole declaration stands on this page. Keep the link, or print the page:',
    nextHeading: 'What follows',
    next: 'If goods are with you already, please send them back within 14 days, to the address below. If you have paid, we pay that back, delivery included, within 14 days from today and by the means you paid with; we may wait until the goods are back or you show that you sent them.\n\nE-books that were supplied already with your consent are not covered. All others stay closed: there is nothing to send back, and what is not paid yet need not be paid.',
  },
  returned: {
    subject: 'Your return, order {{number}}',
    sellerSubject: 'A return was registered, order {{number}}',
    announced: 'You told us that you send back from your order {{number}}:',
    whereTo: 'Please send it to',
    seller: 'When it is here: {{command}}',
    next: 'We pay for the return: keep the postal receipt and tell us what it cost. When it is here we look at it at once, and then replace it or refund it.',
    received:
      'What you sent back from your order {{number}} has arrived. What you paid for it is refunded by the means you paid with.',
    refused: 'What you sent back from your order {{number}} we cannot take back. The reason:',
    lines: 'What it is about',
    reason: {
      damaged: 'It came damaged',
      wrong: 'It is not what was ordered',
      'not-as-described': 'It is not as it was described',
      other: 'Something else',
    },
  },
}
