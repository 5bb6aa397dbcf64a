export const officePeople = {
  titles: { author: 'People', publisher: 'Publishers' },
  captions: {
    author_one: '{{number}} author, translator or other contributor',
    author_other: '{{number}} authors, translators and other contributors',
    publisher_one: '{{number}} publisher',
    publisher_other: '{{number}} publishers',
  },
  noneYet: 'There are none yet. The catalogue brings names with its books.',
  empty: 'No name matches.',
  name: 'Name',
  letter: 'Letter',
  books: 'Books in lists',
  back: { author: 'To the people', publisher: 'To the publishers' },
  imports: {
    author:
      'Name and lives stay as you write them, also after the next import. A file that says how the name is sorted replaces that.',
    publisher:
      'Name and texts stay as you write them, also after the next import. A file with an address or an e-mail of the publisher replaces that.',
  },
  nameHint: 'As all books and lists show it. Imports go on finding it by its former name.',
  sort: 'Sorted as',
  sortHint: 'Family name first, such as Verne, Jules. Empty: the shop guesses it.',
  texts: { author: 'Life ({{language}})', publisher: 'About the publisher ({{language}})' },
  textHint: 'Plain text, up to 5,000 characters. It stands above the books.',
  saved: 'It is saved.',
  changed:
    'Somebody else changed this meanwhile, so nothing was saved. What is stored now stands at the fields; save again to replace it.',
  faults: {
    missing: 'Fill in this field.',
    long: 'This text is too long.',
    email: 'Type an e-mail address such as name@shop.example.',
  },
}
