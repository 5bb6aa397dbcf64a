import type { TextSource } from '../source.server.ts'

export const accessibility = {
  title: 'Accessibility',
  heading: 'Accessibility statement',
  description: 'How this shop can be used by everybody, where it falls short, and whom to tell.',
  lede: 'We want everybody to be able to buy here. This statement says how far we are.',
  sections: {
    service: {
      heading: 'The service',
      blocks: [
        'This shop lets you find, compare and buy books, e-books and other goods, follow an order, and withdraw from a contract. The whole purchase works with the keyboard, with screen readers, with JavaScript switched off, on a screen 320 points wide, at 400 % zoom, and with the colours of your system.',
      ],
    },
    standard: {
      heading: 'The standard',
      blocks: [
        'We follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and with them the European standard EN 301 549, by which the requirements of Directive (EU) 2019/882 (European Accessibility Act) and the laws that carry it out are met. How we do it:',
        {
          list: [
            'Perceivable: pictures that say something have words; text and controls have the contrast that level AA asks for, light and dark; no meaning hangs on colour alone.',
            'Operable: everything works by keyboard, what has the focus is seen, targets are at least 44 points in size, nothing moves by itself, and no time limit ends what you are doing.',
            'Understandable: plain words, every mistake in a form named beside its field and in a list above it, and nothing typed is lost.',
            'Robust: plain HTML, with the names and roles that reading aids need.',
          ],
        },
      ],
    },
    tested: {
      heading: 'What was tested, and how',
      blocks: [
        'We examined the shop ourselves, last on {{textDay}}, with the browser Chromium and the tool axe. With every change a part of this is tested again:',
        {
          list: [
            'Every page, empty, filled, refused and ordered, by the rules of axe for WCAG 2.2 A and AA: languages, light and dark, with JavaScript and without take turns.',
            'A link to skip to the content as the first stop, targets of 44 points on a screen 320 points wide, and nothing that moves where you asked for less motion.',
            'No sideways scrolling and no words cut off at 320 points, at 400 % zoom and with text at 200 %; buttons and fields that are told apart in the colours of your system.',
            'A purchase with the keyboard alone, in which each stop is seen, and what reading aids are told of each of its steps.',
            'The contrast of every colour of text on every ground it stands on.',
          ],
        },
      ],
    },
    ebooks: {
      heading: 'E-books',
      blocks: [
        'E-books come as EPUB without copy protection, so that reading aids may open them. What a file offers (reading aloud, headings, changed colours) stands on the page of the book, where the publisher stated it.',
      ],
    },
    limits: {
      heading: 'Known limits',
      blocks: [
        {
          list: [
            'Covers are drawn; their lettering is repeated as text beside them.',
            'Descriptions that publishers send us are shown as they come: one may lack the mark of a foreign language.',
            'Files of e-books come from their publishers, and not each of them states how accessible it is.',
            'Payment by card, where it is offered, happens on the page of the payment service, which has a statement of its own.',
            'Tools find only a part of all barriers. We have not yet tested with people who use reading aids, nor in each of these, and no outside body has examined the shop yet.',
          ],
        },
      ],
    },
    tell: {
      heading: 'Tell us',
      blocks: [
        'Does something bar your way? [Write to us](/contact), or send an e-mail to [{{email}}](mailto:{{email}}). We answer within two working days, and meanwhile take your order by e-mail or telephone at the same price.',
        'If our answer does not help, you may turn to the body that watches over the accessibility of services in your country; in Germany that is the Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), in France the DGCCRF.',
        'This statement was written on {{textDay}}.',
      ],
    },
  },
} satisfies TextSource
