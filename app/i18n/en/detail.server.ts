/** The server translates these messages of a product's own page, so that the browser does not load them. */
export const detail = {
  readingTime: 'Reading time',
  hours_one: 'about {{count}} hour',
  hours_other: 'about {{count}} hours',
  minutes_one: 'about {{count}} minute',
  minutes_other: 'about {{count}} minutes',
  moreBy: 'More by {{author}}',
  moreByThem: 'More by the same authors',
  series: 'The series “{{series}}” in order',
  volume: 'No. {{number}}',
  ebookOpening: 'E-book: the opening of the work',
  ebookNoFile: '{{format}}: we do not have the file yet',
  text: 'Words',
  fileContent: 'The file contains',
  opening: 'the opening of the work',
  onlyOpening: 'The file contains the opening of the work, not the whole work.',
  fileSize: 'File size',
}
