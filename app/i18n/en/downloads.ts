export const downloads = {
  heading: 'Your e-books',
  ofOrder: 'The e-books of order {{number}}',
  lede: 'Plain EPUB files without copy protection (DRM): no Adobe ID, no particular app. They are yours to keep.',
  ledeFiles:
    'Files without copy protection (DRM): no Adobe ID, no particular app. They are yours to keep.',
  list: 'E-books',
  file: '{{format}}, {{size}}',
  bought: 'bought {{day}}',
  download: 'Download',
  opening: 'Read the opening in your browser',
  never: 'Not downloaded yet',
  fetched_one: 'Downloaded once, on {{day}}',
  fetched_other: 'Downloaded {{count}} times, last on {{day}}',
  newer: 'Newer edition: updated since your download.',
  newEdition: 'New edition of the file, of {{day}}: included in your purchase.',
  former: 'The file you bought ({{format}}, {{size}})',
  revoked: 'The purchase was reversed: this file is no longer available.',
  unpaid: 'Available as soon as we receive your payment.',
  later: 'Available on {{day}}, its publication date.',
  unpaidLater:
    'Available on {{day}}, its publication date, if we have received your payment by then.',
  gone: 'This file is not available right now. Please write to us.',
  search: 'Search your e-books',
  find: 'Search',
  all: 'Show all',
  found_one: '{{count}} e-book found',
  found_other: '{{count}} e-books found',
  seen_one: 'You have viewed {{seen}} of {{count}} e-book',
  seen_other: 'You have viewed {{seen}} of {{count}} e-books',
  older_one: 'Show {{count}} more e-book',
  older_other: 'Show {{count}} more e-books',
  none: 'No e-books yet',
  noneText:
    'E-books that you buy while signed in are listed here for as long as you keep your account. E-books from guest orders open with the link in the order e-mail.',
  noneFound: 'None of your e-books has these words in its title or author.',
  toBooks: 'Browse the e-books',
  closed: 'This link does not open any e-books',
  closedText:
    'It may be incomplete, or more than five years old. Request a new one with your order number and e-mail address.',
  request: 'Open your e-books',
  requestText:
    'If you have an account, sign in to find them here. If not, use the link in the e-mail about your order.',
  signIn: 'Sign in',
  again: 'Send the link again',
  againText: 'If the order number and e-mail address match, we send the link to that address.',
  number: 'Order number',
  email: 'E-mail address',
  send: 'Send link',
  lean: 'Simple page for e-reader browsers',
  library: 'In your reading app',
  libraryText:
    'Reading apps that support OPDS can show and download your e-books from a private address. Anyone who has the address can do so too.',
  libraryMake: 'Create address',
  libraryAnew: 'Create new address',
  libraryRevoke: 'Close address',
  librarySince:
    'You created an address on {{day}}. We keep only a fingerprint of it and cannot show it again; a new one replaces the old one.',
  libraryMade: 'Copy this address into your reading app now: it is shown only this once.',
  libraryField: 'Address of your library',
  libraryMoved:
    'In the meantime the address was created or closed in another window. Nothing was changed.',
  navTitle: 'Downloads',
  offsite: 'For apps that support only OPDS 2.0, add “?version=2”.',
  help: {
    heading: 'How to read on Kindle, Kobo, phone or computer',
    kindle: 'Kindle',
    kindleText:
      'Upload the file at amazon.com/sendtokindle, or e-mail it to your Kindle’s address. Both accept EPUB. Copying it over by cable does not work: a Kindle does not show EPUB files.',
    ereader: 'Kobo, PocketBook, tolino',
    ereaderText:
      'Connect the e-reader by USB, copy the file onto it and eject it. Some Kobos also take the file from Dropbox or Google Drive.',
    phone: 'Phone and tablet',
    phoneText:
      'iPhone and iPad: open the downloaded file, tap Share and choose Books. Android: open it with Google Play Books, or press “Upload files” at play.google.com/books.',
    computer: 'Computer',
    computerText:
      'Open the file with Thorium Reader or calibre, both free, or with Books on a Mac.',
  },
  zip: 'A zip archive of MP3 files: unpack it to listen.',
  listen: {
    heading: 'How to listen on computer, phone or e-reader',
    computer:
      'Windows: right-click the file and choose “Extract all”. Mac: double-click it. Then play the MP3 files in their order with any player, such as VLC, which is free.',
    phone:
      'iPhone and iPad: tap the downloaded file in Files, which unpacks it, and play the parts there. Android: open it with Files by Google, tap “Extract”, and play the parts with any music player.',
    ereader:
      'Some PocketBooks play MP3: unpack the file on a computer and copy the parts by USB. Kindle and Kobo do not play them.',
  },
  guide: {
    title: 'Reading e-books from this shop',
    text: 'Our own short book: how to get an EPUB onto any device, set it up for comfortable reading and keep it safe. It is complete and free, and needs no order or account.',
  },
}
