import type { StoredDataText, TextSource } from '../source.server.ts'

export const privacy = {
  title: 'Privacy policy',
  description: 'What data this shop stores about visitors and buyers, why, and for how long.',
  lede: 'We store what we need to deliver your order and to remember what you saved, and nothing else. We sell no data, follow nobody, and no page passes data about your visit to other companies.',
  sections: {
    who: {
      heading: 'Who is responsible',
      blocks: [
        { lines: '{{sellerLines}}' },
        'In the EU we are represented by {{euRepresentative}}.',
        'In India our grievance officer is {{grievanceName}}, {{grievanceEmail}}.',
      ],
    },
    cookies: {
      heading: 'Cookies',
      blocks: [
        'Browsing the shop sets no cookies. The following are set only when you do something that needs them (choose a currency, country or language, put something in the cart or on a list, sign in), and are used for nothing else. That is why there is no cookie banner: the law (ePrivacy Directive Art. 5(3); § 25(2) TDDDG; Art. 82 loi Informatique et Libertés) does not require one. Over https each name begins with __Host-, so that no other site can set them.',
        {
          facts: [
            [
              'shop',
              'Holds a random number to which your cart and lists belong, your choices of currency, country and language, and, while you are signed in, the key of the sign-in. It is signed, scripts cannot read it, and it expires {{guestDays}} days after your last action, or when you delete it.',
            ],
            [
              'shop-device',
              'Set when you sign in. Holds a random number with which your password attempts are counted separately from those of strangers, so that they can neither lock you out in this browser nor guess without limit. It says nothing about you, gives access to nothing by itself and is signed; scripts cannot read it. It stays when you sign out, because otherwise it could not protect you, and expires {{deviceDays}} days after your last sign-in, or when you delete it.',
            ],
            [
              'shop-toast',
              'Carries one message (“Added to cart”), and which item was added, to the next page, which deletes it; it expires after a minute.',
            ],
            [
              'shop-wrote',
              'Says only that you have just changed something, so that you see the change at once; scripts cannot read it, and it expires after {{wroteSeconds}} seconds.',
            ],
          ],
        },
      ],
    },
    looking: {
      heading: 'When you only browse',
      blocks: [
        'Your browser sends its IP address with each request, because otherwise we could not answer. We do not record it. Fonts, pictures and scripts come only from this shop.',
        'The language of the first page follows the preference of your browser; the delivery country is guessed from the language of the page, never from your IP address.',
      ],
    },
    stored: {
      heading: 'What we store, why, and for how long',
      blocks: [{ stored: true }],
    },
    others: {
      heading: 'Who else receives your data',
      blocks: [
        {
          list: [
            'The carrier: your name and address, and your telephone number if you gave one, to deliver the parcel.',
            'The companies that run our server and send our e-mail, on our instructions and bound by contract.',
            'Tax and other authorities, where the law requires it.',
          ],
        },
        {
          when: 'stripe',
          say: [
            'Stripe (Stripe Payments Europe Ltd., Dublin), if you pay on its page: the number and total of your order and your e-mail address. Your card number goes only to Stripe and never passes through this shop. Stripe is responsible for what it does with it.',
          ],
        },
        {
          when: 'mailFiles',
          say: [
            'This shop does not send e-mail yet: its e-mails are stored as files on our server, where only we can read them, until we delete them.',
          ],
        },
        'Our place of business and the place where your data is processed is this country: {{country}}.',
        {
          when: 'outsideEea',
          say: [
            'If you live in the EU, this transfer is necessary to perform the contract between you and us (Art. 49(1)(b) GDPR).',
          ],
        },
        'We make no automated decisions about you and create no profile of you.',
      ],
    },
    rights: {
      heading: 'Your rights',
      blocks: [
        {
          list: [
            'Access and portability: [your account](/my-account) gives you everything we store as a file, at once.',
            'Correction: you can change your name, addresses, e-mail address and password in [your account](/my-account).',
            'Erasure: “Delete account” there erases everything except what bookkeeping law requires us to keep. A guest’s cart and lists are deleted automatically.',
            'Restriction, objection to anything that is based on our interests, and withdrawal of your consent at any time: each “tell me when it is back” e-mail has a link for it.',
            'Complaint: to us, or to the data protection authority where you live.',
          ],
        },
        'Write to us with the [contact form](/contact) or at [{{email}}](mailto:{{email}}). We answer within a month, and may ask you to confirm who you are.',
        'You do not have to give us any data; but without a name, an address and an e-mail address we cannot send an order.',
      ],
    },
    change: {
      heading: 'About this policy',
      blocks: [
        'This policy was last changed on {{textDay}}, and we update it when the shop changes. It is based on the General Data Protection Regulation (GDPR) of the EU.',
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
      what: 'The items, colours, sizes and quantities that you chose, when, and a coupon code. What you removed last, so that you can undo it.',
      why: 'To sell you what you chose (steps towards a contract, Art. 6(1)(b) GDPR).',
      until:
        'A guest’s: {{guestDays}} days after the last use of the shop. A customer’s: until you empty it or delete the account. For undoing: {{undoMinutes}} minutes.',
    },
    lists: {
      name: 'Wishlist and comparison',
      what: 'The items on your lists and when you put them there; the key of a link, if you share your wishlist.',
      why: 'Because you asked us to (Art. 6(1)(b) GDPR).',
      until:
        'A guest’s: {{guestDays}} days after the last use of the shop. A customer’s: until removed, or the account is deleted. For undoing: {{undoMinutes}} minutes.',
    },
    viewed: {
      name: 'Recently viewed',
      what: 'The last 12 products that you viewed, and when; only once you have a cookie.',
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
      what: 'Name, address, e-mail address, telephone number if you gave one; what you bought and at what price, tax and delivery; coupon; the history of the order and the parcel’s number; its invoice and credit notes; what our staff noted on it; the number from your cookie, so that the same browser may read the receipt.',
      why: 'To carry out the contract (Art. 6(1)(b) GDPR), and to keep books as tax and commercial law demand (Art. 6(1)(c) GDPR).',
      until:
        'Ten years after the year of the order; then the buyer is erased, and only what was sold remains. After the account is deleted, e-mail address and telephone number go 45 days after the order has ended.',
    },
    orderNetworks: {
      name: 'Where orders come from',
      what: 'For each order, a hash of your IP address (for IPv6, of its first 64 and 48 bits) that nobody can reverse without our key. We do not record the address itself.',
      why: 'To stop floods of fake orders that would empty our stock or send e-mail to strangers (Art. 6(1)(f) GDPR).',
      until: '{{orderNetworkDays}} days.',
    },
    payments: {
      name: 'Payments and refunds',
      what: 'How an order is paid, the status and time of payment, refunds with amount and reason, and the numbers assigned by the payment service. No card number.',
      why: 'To carry out the contract, and to keep books (Art. 6(1)(b) and (c) GDPR).',
      until: 'As long as the order; once the buyer has been erased, they identify nobody.',
    },
    withdrawals: {
      name: 'Withdrawals and returns',
      what: 'Your declaration as you made it: name, order, e-mail address, date and time, and content; what you send back, and the reason if you gave one.',
      why: 'The law gives you this right and obliges us to prove receipt (Art. 6(1)(c) GDPR).',
      until: 'The declaration for six years; what you sent back for as long as the order.',
    },
    ebooks: {
      name: 'E-books bought',
      what: 'Which file belongs to which order, how often and when it was last downloaded, and which edition; the key of your own feed of e-books, hashed.',
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
      what: 'For each browser: the name it gives itself, when it signed in and was last used, and a hash of its key. A hash of the key in the cookie shop-device, when it last signed in, and how many wrong passwords came with it, so that wrong passwords from others do not lock you out.',
      why: 'So that you can see and end them, and for your account’s safety (Art. 6(1)(b) and (f) GDPR).',
      until:
        'Until you sign out, or {{unusedHours}} hours unused, {{keptSignInDays}} days with “keep me signed in”; the cookie’s key {{deviceDays}} days after the last sign-in, or until a new password.',
    },
    accountLinks: {
      name: 'Links to the account',
      what: 'A hash of the key in an e-mail that confirms an address or sets a new password, and the address.',
      why: 'To recognise the link (Art. 6(1)(b) GDPR).',
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
      what: 'Name, e-mail address, subject, message, language and time; our answers.',
      why: 'To answer you (Art. 6(1)(b) GDPR, else our interest in answering, Art. 6(1)(f) GDPR).',
      until: '{{contactDays}} days. What belongs to an order is kept with it.',
    },
    reviews: {
      name: 'Reviews',
      what: 'What you wrote about a product, with stars, the name that you gave, language and times; our public answer; that you reported a review, with a hash of your network, since each network can report a review once.',
      why: 'To publish what you wanted published (Art. 6(1)(b) GDPR), and to hide what breaks the law (our interest, Art. 6(1)(f) GDPR).',
      until:
        'Until you remove the review or delete the account; {{undoMinutes}} minutes longer so that you can undo it. Reports for as long as the review; those of guests without a name.',
    },
    drafts: {
      name: 'Drafts',
      what: 'What you typed in a form that needs a sign-in, when you had none or yours had ended: a review, or the fields of checkout, profile and addresses. Never passwords or card data.',
      why: 'So that you need not type it again (Art. 6(1)(b) GDPR). What you typed while an account was signed in is shown to that account alone.',
      until: 'Until you send the form, at most {{draftDays}} days.',
    },
    attempts: {
      name: 'Attempts',
      what: 'That a sign-in, a coupon, a message or the like was attempted, under a hash of your IP address or e-mail address that nobody can reverse without our key.',
      why: 'To stop password guessing and floods of requests (our interest in a safe shop, Art. 6(1)(f) GDPR).',
      until: 'One day.',
    },
    counters: {
      name: 'Page counters',
      what: 'How often a page was served and started each day, and in which language. No number, cookie or address is stored with it; a browser that asks not to be tracked does not report the start. Also the words of searches that found nothing, with how often a day and in which language; not those of such a browser, nor what looks like an e-mail address, an order or a long number.',
      why: 'To see what is used and what is missing. The counters identify nobody.',
      until: 'Without limit; the words of searches for {{searchDays}} days.',
    },
    audit: {
      name: 'What the shopkeeper changed',
      what: 'Which command changed what and when; it may name an order or a customer.',
      why: 'To prove how money and goods moved (Art. 6(1)(c) and (f) GDPR).',
      until: 'Ten years.',
    },
  },
}
