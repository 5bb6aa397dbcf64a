import type { TextSource } from '../source.server.ts'

export const about = {
  title: 'About Octavo',
  heading: 'A shop the size of a book',
  description: 'Who we are, and how we keep shop.',
  lede: 'An octavo is a large sheet folded three times: eight leaves, sixteen pages, and it fits a coat pocket.',
  sections: {
    books: {
      heading: 'What we sell',
      blocks: [
        'Four hundred years of novels came into the world at that size. We named the shop after it because we like things that do a great deal without taking up much room.',
        'We sell [books](/books) that we like to read ourselves, and beside them, in the [catalogue](/catalogue), the things that belong to an afternoon of reading: a chair, a lamp, a plant, a cake.',
      ],
    },
    keeping: {
      heading: 'How we keep shop',
      blocks: [
        {
          list: [
            'Every page works on an old telephone with a slow connection, and without JavaScript.',
            'You can buy without an account, and see all costs in the cart before you give your name.',
            'Nothing here follows you about: no advertising, no foreign script, and no cookie until you choose or keep something. The [privacy policy](/privacyPolicy) says what is kept.',
            'What you do not like goes back within 14 days: see [returns](/returns).',
          ],
        },
      ],
    },
    who: {
      heading: 'Who we are',
      blocks: [
        { lines: '{{sellerLines}}' },
        'All particulars are in the [legal notice](/imprint). Questions? [Write to us](/contact).',
      ],
    },
  },
} satisfies TextSource

/** It says nothing about the name of the sample shop. */
export const aboutOwnName = {
  title: 'About us',
  description: about.description,
  lede: 'A bookshop that needs no account and follows nobody.',
  sections: {
    ...about.sections,
    books: {
      heading: about.sections.books.heading,
      blocks: [
        'We sell [books](/books) and, in the [catalogue](/catalogue), everything else that we carry.',
      ],
    },
  },
} satisfies TextSource
