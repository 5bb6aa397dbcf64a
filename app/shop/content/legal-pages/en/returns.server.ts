import type { TextSource } from '../source.server.ts'

export const returns = {
  title: 'Returns and withdrawal',
  heading: 'Returns',
  description:
    'The right of withdrawal, its terms and its form, and what to do with damaged goods.',
  lede: 'You have 14 days to change your mind, without a reason. For what is damaged or wrong you have longer.',
  sections: {
    how: {
      heading: 'How it goes',
      blocks: [
        {
          list: [
            'Press [Withdraw from contract here](/withdrawal), at any time within 14 days from the day on which the last part of your order reached you, and then “Confirm withdrawal”. You need no account and no reason. A e-mail tells you at once that your declaration was received, with its date and time.',
            'Or write to us in any other way: by the form below, by e-mail to [{{email}}](mailto:{{email}}), or by letter.',
            'Send the goods back within 14 days from then, to the address below. You bear the cost of sending them back.',
            'We pay back everything within 14 days of your declaration, the delivery of the order included (but for what a courier cost above the post), by the means with which you paid. We may wait for the goods, or for a proof that they are on their way.',
          ],
        },
        { lines: '{{sellerLines}}' },
        'An order that has not been sent yet can be cancelled on its receipt, free of charge. Once an e-book of it was downloaded, you withdraw from the rest instead, before it is sent too.',
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
        'For e-books the right of withdrawal ends when the file is supplied, but only if you asked at the checkout, in a box that nobody ticked for you, that we supply as soon as the file is there, said that you know that you thereby lose the right, and we confirmed both by e-mail. Without that an e-book is not supplied.',
        'The right is also lost for sealed sound recordings (audiobooks on CD) once the seal is broken.',
      ],
    },
    reasons: {
      heading: 'Damaged, wrong or faulty',
      blocks: [
        'For what arrives damaged, is not what you ordered or turns out faulty, open the receipt of your order (its link stands in the confirmation by e-mail, or in [your orders](/my-orders)) and choose “Return something that is damaged or wrong” there, line by line. We then bear the way back, and send anew, mend, or pay back as you choose and as the law gives you: in the EU and the United Kingdom the seller answers for faults at least two years from delivery; see [terms](/terms#warranty).',
      ],
    },
    form: {
      heading: 'Model withdrawal form',
      blocks: [{ mail: 'form' }],
    },
  },
} satisfies TextSource
