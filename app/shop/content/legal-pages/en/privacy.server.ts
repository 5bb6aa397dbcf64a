import type { StoredDataText, TextSource } from '../source.server.ts'

export const privacy = {
  title: 'Privacy policy',
  description: 'What this shop keeps of who visits and buys, why, and for how long.',
  lede: 'We keep what we need to bring you your order and to keep your things for you, and nothing else. Nothing is sold, nobody is followed, and no page asks another company to look at you.',
  sections: {
    who: {
      heading: 'Who answers for it',
      blocks: [
        { lines: '{{sellerLines}}' },
        'In the EU we are represented by {{euRepresentative}}.',
        'In India our grievance officer is {{grievanceName}}, {{grievanceEmail}}.',
      ],
    },
    cookies: {
      heading: 'Cookies',
      blocks: [
        'Looking sets no cookie. These are set when you do something that needs them (choose a currency, country or language, put something into the cart or a list, sign in), and serve that alone. That is why there is no banner: the law (ePrivacy Directive Art. 5(3); § 25(2) TDDDG; Art. 82 loi Informatique et Libertés) asks for none. Behind https each name begins with __Host-: no other site can set them.',
        {
          facts: [
            [
              'octavo',
              'Holds a random number that your cart and lists belong to, your choices of currency, country and language, and, while you are signed in, the key of the sign-in. It is signed, scripts cannot read it, and it ends {{guestDays}} days after your last action, or when you delete it.',
            ],
            [
              'octavo-device',
              'Set when you sign in. Holds a random number by which your tries of the password are counted apart from those of strangers, who thus cannot lock you out in this browser, nor guess without end. It says nothing of you, opens nothing by itself and is signed; scripts cannot read it. It stays when you sign out, or it could not protect you, and ends {{deviceDays}} days after your last sign-in, or when you delete it.',
            ],
            [
              'octavo-toast',
              'Carries one message (“Added to cart”), and which item was added, to the next page, which takes it away; it ends after a minute.',
            ],
            [
              'octavo-wrote',
              'Says nothing but that you changed something a moment ago, so that you see it at once; scripts cannot read it, and it ends after {{wroteSeconds}} seconds.',
            ],
          ],
        },
      ],
    },
    looking: {
      heading: 'When you only look',
      blocks: [
        'Your browser sends its network address with each request, or there could be no answer. We do not write it down. Fonts, pictures and scripts come from this shop alone.',
        'The choice of language on the first page follows what your browser asks for; the delivery country is guessed from the language of the page, never from your network address.',
      ],
    },
    stored: {
      heading: 'What we keep, why, and how long',
      blocks: [{ stored: true }],
    },
    others: {
      heading: 'Who else sees it',
      blocks: [
        {
          list: [
            'The carrier: name and address, and telephone number if you gave one, to bring the parcel.',
            'Whoever runs our server and our outgoing e-mail, on our orders and bound by contract.',
            'Tax and other authorities, where a law demands it.',
          ],
        },
        {
          when: 'stripe',
          say: [
            'Stripe (Stripe Payments Europe Ltd., Dublin), if you pay on its page: the number and sum of your order and your e-mail address. Your card’s number goes to Stripe alone and never passes through this shop. Stripe answers for what it does with it.',
          ],
        },
        {
          when: 'mailFiles',
          say: [
            'This shop has no way out for e-mail yet: its e-mails lie as files on our server, readable by us alone, until we delete them.',
          ],
        },
        'Our place of business and the place where your data is processed is this country: {{country}}.',
        {
          when: 'outsideEea',
          say: [
            'If you live in the EU, this transfer is necessary to perform the contract between you and us (Art. 49(1)(b) GDPR).',
          ],
        },
        'There is no automated decision about you, and no profile.',
      ],
    },
    rights: {
      heading: 'Your rights',
      blocks: [
        {
          list: [
            'To see and take along what we keep: [your account](/my-account) gives it to you as a file, at once.',
            'To correct it: name, addresses, e-mail address and password in [your account](/my-account).',
            'To have it erased: “Delete account” there erases all but what bookkeeping law makes us keep. A guest’s cart and lists go by themselves.',
            'To have its use restricted, to object to what rests on our interest, and to take a consent back at any time: each e-mail of “tell me when it is back” has a link for it.',
            'To complain: to us, or to the data protection authority where you live.',
          ],
        },
        'Write to us by the [contact form](/contact) or to [{{email}}](mailto:{{email}}). We answer within a month, and may ask whether it is really you.',
        'You need not give us anything; but without name, address and e-mail address no order can be sent.',
      ],
    },
    change: {
      heading: 'This text',
      blocks: [
        'It was last changed on {{textDay}}, and it changes with what the shop does. It is based on the General Data Protection Regulation (GDPR) of the EU.',
        {
          when: 'ukLaw',
          say: ['If you live in the United Kingdom, the UK GDPR applies.'],
        },
        {
          when: 'swissLaw',
          say: ['If you live in Switzerland, the Federal Act on Data Protection (FADP) applies.'],
        },
        {
          when: 'indianLaw',
          say: ['In India, the Digital Personal Data Protection Act 2023 applies.'],
        },
      ],
    },
  },
} satisfies TextSource

export const stored: StoredDataText = {
  headings: { what: 'What', why: 'Why', until: 'How long' },
  topics: {
    cart: {
      name: 'Cart',
      what: 'The things, colours, sizes and numbers that you chose, when, and a coupon code. What you removed last, to undo it.',
      why: 'To sell you what you chose (steps towards a contract, Art. 6(1)(b) GDPR).',
      until:
        'A guest’s: {{guestDays}} days after the last use of the shop. A customer’s: until you empty it or delete the account. For undoing: {{undoMinutes}} minutes.',
    },
    lists: {
      name: 'Wishlist and comparison',
      what: 'The things on your lists and when you put them there; the key of a link, if you share your wishlist.',
      why: 'Because you asked us to (Art. 6(1)(b) GDPR).',
      until:
        'A guest’s: {{guestDays}} days after the last use of the shop. A customer’s: until removed, or the account is deleted. For undoing: {{undoMinutes}} minutes.',
    },
    viewed: {
      name: 'Recently viewed',
      what: 'The last 12 products that you looked at, and when; only once you have a cookie.',
      why: 'To show them to you again (our interest in a shop that is easy to use, Art. 6(1)(f) GDPR).',
      until: 'Until newer ones take their place; a guest’s {{guestDays}} days after the last use.',
    },
    watches: {
      name: 'Tell me when it is back',
      what: 'Your e-mail address, the product, the language, and when you asked and confirmed.',
      why: 'Your consent, given by the link in our first e-mail (Art. 6(1)(a) GDPR).',
      until:
        'Until the one e-mail is sent or you take it back; unconfirmed for {{watchDays}} days; two years at most.',
    },
    orders: {
      name: 'Orders',
      what: 'Name, address, e-mail address, telephone number if you gave one; what you bought and at what price, tax and delivery; coupon; the history of the order and the parcel’s number; the number from your cookie, so that the same browser may read the receipt.',
      why: 'To carry out the contract (Art. 6(1)(b) GDPR), and to keep books as tax and commercial law demand (Art. 6(1)(c) GDPR).',
      until:
        'Ten years after the year of the order; then the buyer is erased, and only what was sold remains. After the account is deleted, e-mail address and telephone number go 45 days after the order has ended.',
    },
    orderNetworks: {
      name: 'Where orders come from',
      what: 'For each order, a hash of your network address (of IPv6 its first 64 and 48 bits) that nobody can turn back without our key. The address itself is not written down.',
      why: 'To stop floods of false orders that would empty the shelves or send e-mail to strangers (Art. 6(1)(f) GDPR).',
      until: '{{orderNetworkDays}} days.',
    },
    payments: {
      name: 'Payments and refunds',
      what: 'How an order is paid, the state and time of it, refunds with sum and reason, and the numbers that the payment service gave. No card number.',
      why: 'To carry out the contract, and to keep books (Art. 6(1)(b) and (c) GDPR).',
      until: 'As long as the order; without its buyer they name nobody.',
    },
    withdrawals: {
      name: 'Withdrawals and returns',
      what: 'Your declaration as you made it: name, order, e-mail address, date and time, its content; what comes back, and the reason if you gave one.',
      why: 'The law gives you the right and us the duty to prove the receipt (Art. 6(1)(c) GDPR).',
      until: 'The declaration six years; what came back as long as the order.',
    },
    ebooks: {
      name: 'E-books bought',
      what: 'Which file belongs to which order, how often and when last it was fetched, which edition; the key of your own feed of e-books, hashed.',
      why: 'To give you the files, and a newer edition where there is one (Art. 6(1)(b) GDPR).',
      until: 'As long as the order; the feed’s key until the account is deleted.',
    },
    account: {
      name: 'Account',
      what: 'Name, e-mail address and whether it is confirmed, language, a scrypt hash of the password (never the password), addresses, and since when you have it.',
      why: 'Because you opened it (Art. 6(1)(b) GDPR).',
      until: 'Until you delete it.',
    },
    signIns: {
      name: 'Sign-ins',
      what: 'For each browser: what it calls itself, when it signed in and was last used, and a hash of its key. A hash of the key in the cookie octavo-device, when it last signed in, and how many wrong passwords came with it, so that others’ do not lock you out.',
      why: 'So that you can see and end them, and for your account’s safety (Art. 6(1)(b) and (f) GDPR).',
      until:
        'Until you sign out, or {{unusedHours}} hours unused, {{keptSignInDays}} days with “keep me signed in”; the cookie’s key {{deviceDays}} days after the last sign-in, or until a new password.',
    },
    accountLinks: {
      name: 'Links to the account',
      what: 'A hash of the key in an e-mail that confirms an address or sets a new password, and the address.',
      why: 'To know the link again (Art. 6(1)(b) GDPR).',
      until: 'New password: one hour. Confirmation: {{confirmDays}} days.',
    },
    mails: {
      name: 'E-mails to you',
      what: 'Recipient, subject, text and when each was sent.',
      why: 'To send it, to try again where it failed, and to prove what was confirmed (Art. 6(1)(b) and (f) GDPR).',
      until:
        'The text is erased once the e-mail is sent, the rest {{mailDays}} days later. What could not be sent stays until we have looked at it.',
    },
    contact: {
      name: 'Messages to us',
      what: 'Name, e-mail address, subject, message, language and time.',
      why: 'To answer you (Art. 6(1)(b) GDPR, else our interest in answering, Art. 6(1)(f) GDPR).',
      until: '{{contactDays}} days. What belongs to an order is kept with it.',
    },
    reviews: {
      name: 'Reviews',
      what: 'What you wrote of a product, with stars, the name that you gave, language and times; that you reported a review, with a hash of your network, since each network has one report.',
      why: 'To publish what you wanted published (Art. 6(1)(b) GDPR), and to hide what breaks the law (our interest, Art. 6(1)(f) GDPR).',
      until:
        'Until you remove the review or delete the account; for undoing {{undoMinutes}} minutes. Reports as long as the review, a guest’s not by name.',
    },
    drafts: {
      name: 'Drafts',
      what: 'What you typed in a form that needs a sign-in, when you had none or yours had ended: a review, or the fields of checkout, profile and addresses. Never passwords or card data.',
      why: 'So that you need not type it again (Art. 6(1)(b) GDPR). What you typed while an account was signed in is shown to that account alone.',
      until: 'Until you send the form, at most {{draftDays}} days.',
    },
    attempts: {
      name: 'Tries',
      what: 'That a sign-in, a coupon, a message or the like was tried, under a hash of your network address or e-mail address that nobody can turn back without our key.',
      why: 'To stop those who guess or flood (our interest in a safe shop, Art. 6(1)(f) GDPR).',
      until: 'One day.',
    },
    counters: {
      name: 'Counters of pages',
      what: 'How often a page was served and started each day, in which language. No number, cookie or address stands with it; a browser that asks not to be tracked sends no start.',
      why: 'To see what is used. It names nobody.',
      until: 'Without end.',
    },
    audit: {
      name: 'What the shopkeeper changed',
      what: 'Which command changed what and when; it may name an order or a customer.',
      why: 'To prove how money and goods moved (Art. 6(1)(c) and (f) GDPR).',
      until: 'Ten years.',
    },
  },
}
