import type { TextSource } from '../source.server.ts'

export const returns = {
  title: 'Returns and withdrawal',
  heading: 'Returns',
  description:
    'Your right of withdrawal, the terms and the model form, and what to do about damaged items.',
  lede: 'You have 14 days to change your mind, and you need not give a reason. If an item is damaged or wrong, you have longer.',
  sections: {
    how: {
      heading: 'How to return something',
      blocks: [
        {
          list: [
            'Press [Withdraw from contract here](/withdrawal), at any time within 14 days of the day on which you received the last part of your order, and then “Confirm withdrawal”. You need neither an account nor a reason. We confirm receipt of your declaration at once by e-mail, with its date and time.',
            'Or tell us in any other way: with the form below, by e-mail to [{{email}}](mailto:{{email}}), or by letter.',
            'Then send the goods back to the address below within 14 days. You pay for the return postage.',
            'We refund everything within 14 days of receiving your declaration, including what you paid for delivery (except the extra cost of a courier compared with the post), using the same means of payment. We may wait until we have the goods back, or until you show us that you have sent them.',
          ],
        },
        { lines: '{{sellerLines}}' },
        'You can cancel an order that has not been dispatched yet free of charge, on its receipt. If you have already downloaded an e-book from it, withdraw from the rest instead; you can do that before dispatch, too.',
      ],
    },
    terms: {
      heading: 'Terms of withdrawal',
      blocks: [{ mail: 'terms' }],
    },
    effects: { heading: 'Effects of withdrawal', blocks: [{ mail: 'effects' }] },
    ebooks: {
      heading: 'E-books',
      blocks: [
        'For e-books, the right of withdrawal ends when the file is supplied, but only if at the checkout, in a box that was not ticked in advance, you asked us to supply the file as soon as it is available and acknowledged that you lose the right by this, and if we confirmed both by e-mail. Without this consent we do not supply an e-book.',
        'The right also ends for sealed sound recordings (audiobooks on CD) once you have broken the seal.',
      ],
    },
    reasons: {
      heading: 'Damaged, wrong or faulty',
      blocks: [
        'If an item arrives damaged, is not what you ordered or turns out to be faulty, open the receipt of your order (the link is in your confirmation e-mail and in [your orders](/my-orders)), choose “Return something that is damaged or wrong” and select the items. We pay for the return and, as you choose and as the law provides, send a replacement, repair the item or refund you. In the EU and the United Kingdom, the seller is liable for faults for at least two years from delivery; see our [terms](/terms#warranty).',
      ],
    },
    form: {
      heading: 'Model withdrawal form',
      blocks: [{ mail: 'form' }],
    },
  },
} satisfies TextSource
