export const mail = {
  ebooks: {
    heading: 'Your e-books',
    link: 'Download them here, as often as you like, for five years. Keep the link to yourself: anyone who has it can download the files.',
    unpaid: 'The link opens the files as soon as we receive your payment; we will e-mail you then.',
    later: '{{name}} is available on {{day}}, its publication date.',
    unpaidLater:
      '{{name}} is available on {{day}}, its publication date, if we have received your payment by then.',
    opened: 'You can now download: {{names}}.',
    subject: 'The link to your e-books, order {{number}}',
    editionSubject: 'New edition: {{name}}',
    edition:
      'There is a new edition of the file of {{name}}, which you bought with your order {{number}}. It is included in your purchase. The file that you bought stays available, too.',
    consent:
      'We were asked to send the link to the e-books of your order {{number}} again. Here it is:',
    ignore: 'If this was not you, simply ignore this e-mail: the link was sent to nobody else.',
  },
  account: {
    welcomeSubject: 'Your account at {{shop}}',
    welcome:
      'An account at {{shop}} has been opened with this address. You can use it right away.\n\nPlease confirm your address: earlier orders placed with it then appear in your account too.',
    confirmSubject: 'Please confirm your e-mail address',
    requested: 'We were asked to use this address for an account at {{shop}}.',
    confirm: 'If that was you, open this page and press “Confirm”. The link works for seven days:',
    confirmIgnore: 'If not, simply ignore this e-mail: nothing is confirmed without you.',
    resetSubject: 'Your new password for {{shop}}',
    reset: 'We received a request for a new password for the account with this address.',
    resetLink: 'Choose it on this page. The link can be used once, within one hour:',
    resetIgnore: 'If this was not you, simply ignore this e-mail: your password stays as it is.',
    passwordChangedSubject: 'Your password was changed',
    passwordChanged:
      'The password of your account at {{shop}} has just been changed, and all other browsers have been signed out.',
    passwordChangedLink:
      'If this was not you, recover your account by choosing a new password at once:',
    emailChangedSubject: 'Your e-mail address was changed',
    emailChanged:
      'Your account at {{shop}} now has a different e-mail address. We will no longer write to this one about it.\n\nIf this was not you, please write to us at once: {{seller}}',
    deletedSubject: 'Your account was deleted',
    deleted:
      'Your account at {{shop}} has just been deleted, as requested with its password. Orders are kept for as long as accounting law requires.\n\nIf this was not you, please write to us at once: {{seller}}',
  },
  shopkeeper: {
    orderSubject: 'New order {{number}}, {{total}}',
    order: 'Order {{number}} was placed on {{time}}.',
    unreserved:
      'It holds no stock yet, because many unpaid orders came within an hour. Please check it first.',
    toPack: 'To pack',
    ebooks: 'E-books: nothing to send',
    buyer: 'Ordered by',
    ifPaidToday: 'This applies if the order is paid today.',
    payment: '{{name}}: {{state}}',
    next: 'What to do next',
    office: 'Open the order in the back office',
    show: 'See the whole order: {{command}}',
    reserve: 'Once you have checked it, reserve its stock: {{command}}',
    paid: 'When the money has arrived: {{command}}',
    slip: 'Write the packing slip: {{command}}',
    pack: 'When it is packed: {{command}}',
    invoice: 'Then write the invoice that goes into the parcel: {{command}}',
    digestSubject_one: '{{count}} new order',
    digestSubject_other: '{{count}} new orders',
    lowSubject_one: 'Running low: {{name}}',
    lowSubject_other: 'Running low: {{count}} products',
    low: 'Since order {{number}}, little is left of this:',
    left_one: '{{count}} left',
    left_other: '{{count}} left',
    soldOut: 'sold out',
    once: 'You get this e-mail once, until there are more than {{count}} in stock again.',
    restock: 'To restock: {{command}}',
    'under-way': {
      subject: 'Payment on its way, order {{number}}',
      text: 'Order {{number}} for {{total}} has been placed. Its payment takes a few days, as with a direct debit. Its items are set aside; please send nothing before it is paid. You will get an e-mail once the money has arrived, or if the payment is declined.',
    },
    declined: {
      subject: 'Payment declined, order {{number}}',
      text: 'The payment of {{total}} for order {{number}} was declined. The order is cancelled, and its items are for sale again.',
    },
    unpaid: {
      subject: 'Not paid, order {{number}}',
      text: 'Order {{number}} for {{total}} was not paid in time. It is cancelled, and its items are for sale again.',
    },
    wrong: {
      subject: 'Wrong payment, order {{number}}',
      text: 'A payment for order {{number}} is not the {{total}} that was asked for. The order counts as unpaid. Please compare it with the payment at Stripe.',
    },
    'refund-failed': {
      subject: 'Refund failed, order {{number}}',
      text: 'A refund for order {{number}} came back. It is due again; please look into it.',
    },
    cancelled: {
      subject: 'Cancelled by the buyer, order {{number}}',
      text: 'The buyer has cancelled order {{number}} for {{total}}. Please send nothing; its items are for sale again.',
    },
  },
  contact: {
    subject: 'Message: {{subject}}',
    office: 'Open the message in the back office',
    from: '{{name}} ({{email}}) wrote to the shop on {{time}}. Your reply to this e-mail goes to that address.',
    copySubject: 'We have received your message',
    received:
      'We received your message on {{time}} and will answer it, usually within one working day.',
    ignore:
      'If you did not write to us, somebody entered your address by mistake: simply ignore this e-mail.',
    wrote: 'On {{time}}, {{name}} wrote:',
  },
  ready: {
    subject: 'Your order {{number}} is ready to collect',
    text: 'Your order {{number}} is ready to collect.',
  },
  dispatch: {
    subject: 'Your order {{number}} is on its way',
    text: 'Your order {{number}} has been sent.',
    parcel: 'Parcel {{code}}, {{carrier}}',
    toPay: 'You therefore pay {{amount}}.',
    contents: 'Contents',
    withdrawal:
      'You can withdraw from the contract within 14 days from the day on which the goods reach you, without giving a reason: until {{date}} at least. Your order confirmation and the order page explain how.',
  },
  attached: {
    invoice: 'Your invoice {{number}} is attached to this e-mail as a PDF.',
    'credit-note': 'The credit note {{number}} is attached to this e-mail as a PDF.',
  },
  cancelled: {
    subject: 'Your order {{number}} was cancelled',
    text: 'Your order {{number}} was cancelled. Nothing will be sent.',
    refund:
      'You had already paid: we refund {{amount}} by the means of payment you used, within 14 days.',
    noRefund: 'You had not paid yet, so there is nothing to pay and nothing to refund.',
    linesSubject: 'Part of your order {{number}} was cancelled',
    linesText: 'These items of your order {{number}} were cancelled before they were sent:',
    linesRefund:
      'You had already paid for them: we refund {{amount}} by the means of payment you used, by {{day}} at the latest.',
    linesToPay: 'You now pay {{amount}} instead of {{total}}.',
    linesToPayCredited:
      'You now pay {{amount}} instead of {{total}}; if an invoice still shows the higher amount, pay the lower one.',
    linesRest: 'The rest of your order is unchanged and will be sent.',
    linesFiles: 'Nothing more will be sent; your e-books remain yours.',
  },
  accepted: {
    subject: 'We accept your order {{number}}',
    text: 'We have checked your order {{number}}. The items are reserved for you, and we accept the order with this e-mail.',
  },
  expired: {
    subject: 'Your order {{number}} has expired',
    text: 'Your order {{number}} of {{date}} was neither paid nor packed in time and has therefore expired. You owe nothing.\n\nIf you have paid in the meantime, you will get your money back. You are welcome to order again; if something went wrong on our side, please reply to this e-mail.',
  },
  orderLink: {
    subject: 'The link to your order {{number}}',
    text: 'We were asked for the link to your order {{number}}.',
    ignore: 'If this was not you, simply ignore this e-mail: the link was sent to nobody else.',
  },
  orderPage: { link: 'View your order' },
  payment: {
    paidSubject: 'Paid: your order {{number}}',
    paid: 'Your payment of {{amount}} for order {{number}} has arrived. Thank you.',
    unpaidSubject: 'Not paid: your order {{number}} is cancelled',
    unpaid:
      'Your order {{number}} was not paid within 30 minutes and has been cancelled. You owe nothing, and you have not been charged.\n\nThe items are on sale again; you are welcome to order again.',
    declined:
      'Your payment for order {{number}} was declined, so the order has been cancelled. You owe nothing.\n\nThe items are on sale again; you are welcome to order again and pay in another way.',
    lateSubject: 'Refund: your order {{number}}',
    late: {
      cancelled:
        'Your payment of {{amount}} for order {{number}} arrived after the order had been cancelled. We refund it in full, by the means of payment you used, by {{day}} at the latest. You do not need to do anything.',
      withdrawn:
        'Your payment of {{amount}} for order {{number}} arrived after you had withdrawn from the order. We refund it in full, by the means of payment you used, by {{day}} at the latest. You do not need to do anything.',
      returned:
        'Your payment of {{amount}} for order {{number}} arrived after the whole order had come back. We refund it in full, by the means of payment you used, by {{day}} at the latest. You do not need to do anything.',
      paid: 'Your payment of {{amount}} for order {{number}} arrived when the order had already been paid. We refund it in full, by the means of payment you used, by {{day}} at the latest. You do not need to do anything.',
    },
    refundSubject: 'Refunded: your order {{number}}',
    refund:
      'We have refunded {{amount}} for your order {{number}}, by the means of payment you used. Your bank may take a few days to credit it.',
    reference: 'Reference: {{reference}}',
  },
  order: {
    subject: 'Your order {{number}} at {{shop}}',
    invoice:
      'Please pay within 14 days of receiving this e-mail. Once your payment has arrived, the invoice follows by e-mail.',
    stripe:
      'You pay on the page of our payment provider Stripe, which your receipt leads to. The order waits for your payment until {{time}} and is then cancelled. A direct debit, for example, takes some days: once you have chosen it there, the order waits for the money, and we will e-mail you.',
    taxNumber: 'Tax number: {{number}}',
    vatNumber: 'VAT ID: {{number}}',
    thanks: 'Thank you, {{name}}.',
    thanksUnnamed: 'Thank you for your order.',
    noted: 'We have received your order {{number}} of {{date}}.',
    lines: 'These are the items and their prices:',
    unreserved:
      'We check this order before we reserve the items, since several unpaid orders came in within an hour, perhaps from others who share your internet connection. Nothing is set aside for you until then. As soon as we have checked it, or your payment has arrived, we accept it by e-mail.',
    nameOnPage: 'The name as entered is shown on the order page.',
    addressOnPage: 'The name and address as entered are shown on the order page.',
    received:
      'We have received your order {{number}} of {{date}} and accept it with this confirmation. These are the items and their prices:',
    receipt: 'Your receipt, available for five years',
    keep: 'Keep the link to yourself: anyone who has it can read your receipt.',
    deliveredTo: 'Delivery address',
    payment: 'Payment',
    questions: 'Questions? Reply to this e-mail, or write to {{email}}.',
  },
  withdrawal: {
    heading: 'Right of withdrawal',
    terms: `You have the right to withdraw from this contract within 14 days without giving any reason.

The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods; where the goods of one order are delivered separately, of the last of them.

To exercise the right of withdrawal, you must inform us ({{seller}}) of your decision to withdraw from this contract by an unequivocal statement (for example a letter sent by post or an e-mail). You may use the model withdrawal form below, but it is not obligatory.

You may also exercise your right of withdrawal online, by the function “Withdraw from contract here” at {{where}}. If you use this online function, we will send you an acknowledgement of receipt of the withdrawal, including its content and the date and time of its submission, on a durable medium (e.g. by e-mail) without undue delay.

To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.`,
    ebooksLost:
      'For what was supplied to you with your consent, you have lost the right of withdrawal: {{names}}.',
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
    confirmSubject: 'Shall we tell you when it is available? {{name}}',
    requested:
      'We were asked to write to this address once when this item is available at {{shop}}:\n\n{{name}}',
    confirm: 'If that was you, open this page and press “Yes, notify me”:',
    ignore:
      'If not, simply ignore this e-mail: we will not write to you about it, and your address is deleted after seven days.',
    unsubscribe: 'You can delete your address on the same page at any time.',
    backSubject: 'Available now: {{name}}',
    back: 'You asked us to tell you: this item is available now.\n\n{{name}}',
    toPage: 'View it in the shop:',
    notStored: 'We do not reserve it: first come, first served.',
    deleted:
      'This is the only e-mail about it. Your address has been taken off the list, so there is nothing to unsubscribe from.',
  },
  withdrawn: {
    subject: 'We have received your withdrawal',
    sellerSubject: 'A withdrawal was declared',
    received: 'We received this withdrawal from a contract on {{time}}.',
    content: 'The declaration',
    page: 'The full declaration is on this page. Keep the link, or print the page:',
    nextHeading: 'What happens next',
    next: 'If you already have the goods, please send them back within 14 days, to the address below. If you have paid, we refund you, delivery included, within 14 days from today and by the means of payment you used; we may wait until the goods are back or you show that you have sent them.\n\nE-books that were already supplied with your consent are not covered. All others stay closed: there is nothing to send back, and what is not paid yet need not be paid.',
  },
  returned: {
    subject: 'Your return, order {{number}}',
    sellerSubject: 'A return was registered, order {{number}}',
    announced: 'You have registered a return from your order {{number}}:',
    whereTo: 'Please send it to',
    seller: 'When it has arrived: {{command}}',
    next: 'We pay for the return: keep the postal receipt and tell us what it cost. When it arrives we look at it at once, and then replace or refund it.',
    received:
      'Your return from order {{number}} has arrived. What you paid for it is refunded by the means of payment you used.',
    receivedUnpaid: 'Your return from order {{number}} has arrived. You do not have to pay for it.',
    nothingDue:
      'You have nothing left to pay for this order. If an invoice still shows an amount, do not pay it.',
    refused: 'We are unable to take back what you sent us from your order {{number}}. The reason:',
    lines: 'Items',
    reason: {
      damaged: 'It came damaged',
      wrong: 'It is not what was ordered',
      'not-as-described': 'It is not as described',
      other: 'Something else',
    },
  },
}
