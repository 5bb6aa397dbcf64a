import type { TextSource } from '../source.server.ts'

export const accessibility = {
  title: 'Accessibility',
  heading: 'Accessibility statement',
  description: 'How everyone can use this shop, where it still falls short, and whom to tell.',
  lede: 'We want everyone to be able to buy here. This statement says how far we have come.',
  sections: {
    service: {
      heading: 'The service',
      blocks: [
        'In this shop you can find, compare and buy books, e-books and other goods, follow an order, and withdraw from a contract. The whole purchase works with the keyboard, with screen readers, without JavaScript, on a screen 320 pixels wide, at 400% zoom, and with the colours of your system.',
      ],
    },
    standard: {
      heading: 'The standard',
      blocks: [
        'We follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and with them the European standard EN 301 549. In this way we meet the requirements of Directive (EU) 2019/882 (European Accessibility Act) and of the laws that implement it. In detail:',
        {
          list: [
            'Perceivable: meaningful pictures have a text alternative; text and controls have the contrast that level AA requires, in light and dark mode; nothing is conveyed by colour alone.',
            'Operable: everything works with the keyboard, the focus is visible, targets are at least 44 pixels in size, nothing moves by itself, and no time limit interrupts what you are doing.',
            'Understandable: plain words, every mistake in a form is named next to its field and in a list above it, and nothing that you typed is lost.',
            'Robust: plain HTML, with the names and roles that assistive technology needs.',
          ],
        },
      ],
    },
    tested: {
      heading: 'What was tested, and how',
      blocks: [
        'We tested the shop ourselves, most recently on {{textDay}}, with the browser Chromium and the tool axe. With every change, part of this is tested again:',
        {
          list: [
            'Every page, whether empty, filled in, refused or ordered, by the axe rules for WCAG 2.2 A and AA: in all languages, light and dark, with and without JavaScript in turn.',
            'A link to skip to the content as the first stop, targets of 44 pixels on a screen 320 pixels wide, and nothing that moves if you asked for less motion.',
            'No sideways scrolling and no words cut off at 320 pixels, at 400% zoom and with text at 200%; buttons and fields that can be recognised in the colours of your system.',
            'A purchase with the keyboard alone, in which the focus is always visible, and what screen readers announce at each step.',
            'The contrast of every text colour on every background on which it appears.',
          ],
        },
      ],
    },
    ebooks: {
      heading: 'E-books',
      blocks: [
        'E-books are files without copy protection, so that assistive technology can open them: EPUB or PDF to read, MP3 or M4B to listen to. What a file offers (reading aloud, headings, other colours) is shown on the page of the book if the publisher has stated it.',
      ],
    },
    limits: {
      heading: 'Known limits',
      blocks: [
        {
          list: [
            'Covers are drawings; their lettering is repeated as text next to them.',
            'We show publishers’ descriptions as we receive them: words in a foreign language may not be marked as such.',
            'The e-book files come from their publishers, and not all of them state how accessible the files are.',
            'Card payment, where it is offered, takes place on the page of the payment service, which has a statement of its own.',
            'Tools find only some of all barriers. We have not yet tested with people who use assistive technology, nor with every such technology, and no outside body has examined the shop yet.',
          ],
        },
      ],
    },
    tell: {
      heading: 'Tell us',
      blocks: [
        'Is something in your way? [Write to us](/contact), or send an e-mail to [{{email}}](mailto:{{email}}). We answer within two working days, and in the meantime take your order by e-mail or telephone at the same price.',
        'If our answer does not help, you can contact the body that supervises the accessibility of services in your country; in Germany that is the Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), in France the DGCCRF.',
        'This statement was written on {{textDay}}.',
      ],
    },
  },
} satisfies TextSource
