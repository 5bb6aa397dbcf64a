import { describe, expect, test } from 'vitest'
import { restoreLeadingArticle } from '#app/shop/exchange/import/csv/inverted-titles.ts'
import { findByKey } from './foreign-shops.ts'
import { importRows } from './records.ts'

const turnedTitles: [language: string, written: string, read: string][] = [
  ['en', 'Long-Distance Dad, The', 'The Long-Distance Dad'],
  ['en-US', 'Great Gatsby, The', 'The Great Gatsby'],
  ['en', 'great gatsby, the', 'The great gatsby'],
  ['en', 'GREAT GATSBY, THE', 'THE GREAT GATSBY'],
  ['en', 'Lion, the Witch and the Wardrobe, The', 'The Lion, the Witch and the Wardrobe'],
  ['en', 'Tale of Two Cities, A', 'A Tale of Two Cities'],
  ['en', 'Room with a View, A', 'A Room with a View'],
  ['en', 'Inspector Calls, An', 'An Inspector Calls'],
  ['en', 'Unequal Marriage, An', 'An Unequal Marriage'],
  ['en', 'Universal History of Infamy, A', 'A Universal History of Infamy'],
  ['en', 'European Education, A', 'A European Education'],
  ['en', 'One-Way Ticket, A', 'A One-Way Ticket'],
  ['en', 'Onion in My Garden, An', 'An Onion in My Garden'],
  ['en', 'Honest Man, An', 'An Honest Man'],
  ['en', 'Hour before Daylight, An', 'An Hour before Daylight'],
  ['en', 'History of Love, A', 'A History of Love'],
  ['en', 'FBI Man, An', 'An FBI Man'],
  ['en', 'Boy and His Dog, A', 'A Boy and His Dog'],
  ['de', 'Zauberberg, Der', 'Der Zauberberg'],
  ['de', 'Verwandlung, Die', 'Die Verwandlung'],
  ['de', 'Parfum, Das', 'Das Parfum'],
  ['de', 'Mann ohne Eigenschaften, Ein', 'Ein Mann ohne Eigenschaften'],
  ['de-AT', 'Frau in Berlin, Eine', 'Eine Frau in Berlin'],
  ['fr', 'Petit Prince, Le', 'Le Petit Prince'],
  ['fr', 'Peste, La', 'La Peste'],
  ['fr', 'Misérables, Les', 'Les Misérables'],
  ['fr', 'Étranger, L’', 'L’Étranger'],
  ['fr', "Étranger, L'", "L'Étranger"],
  ['fr', 'Homme qui rit, L’', 'L’Homme qui rit'],
  ['fr', 'Barrage contre le Pacifique, Un', 'Un Barrage contre le Pacifique'],
  ['fr', 'Vie, Une', 'Une Vie'],
  ['und', 'Hobbit, The', 'The Hobbit'],
  ['und', 'Misérables, Les', 'Les Misérables'],
]

const others: [language: string, title: string, why: string][] = [
  ['en', 'Me, A', 'no noun'],
  ['en', 'You and Me, A', 'no noun'],
  ['en', 'Vitamin A', 'no comma'],
  ['en', 'Vitamin, A', 'a letter'],
  ['en', 'Plan B, A', 'a letter'],
  ['en', 'Volume 1, A', 'a letter'],
  ['en', 'Encyclopedia, A', 'it would be “An”'],
  ['en', 'Boy, An', 'it would be “A”'],
  ['en', 'European, An', 'it would be “A”'],
  ['en', 'The World Book Encyclopedia, A', 'an article stands in front'],
  ['en', 'A Portrait, The', 'an article stands in front'],
  ['en', 'The, The', 'an article is all there is'],
  ['en', 'Dad, The Long-Distance', 'not at the end'],
  ['en', 'Dad, The: A Memoir', 'not at the end'],
  ['en', 'Dad,The', 'no blank: a list'],
  ['en', 'Live and Let, Die', 'German'],
  ['en', 'Petit Prince, Le', 'French'],
  ['en', 'Dad (The)', 'no comma'],
  ['en', ', The', 'nothing else'],
  ['en', 'The', 'nothing else'],
  ['en', 'Me, Myself and I', 'no article'],
  ['en', 'Harry Potter, #1', 'a number'],
  ['de', 'Great Gatsby, The', 'English'],
  ['de', 'Der Mann, Der', 'an article stands in front'],
  ['de', 'Liebe, Tod, Teufel', 'no article'],
  ['fr', 'Peste, L’', 'no vowel'],
  ['fr', 'Toi et moi, A', 'English'],
  ['es', 'Casa de Bernarda Alba, La', 'a language without a rule'],
  ['nl', 'Aanslag, De', 'a language without a rule'],
  ['und', 'Live and Let, Die', 'may be a word'],
  ['und', 'Room with a View, A', 'may be a letter'],
  ['', 'Lamp, The', 'no book'],
]

describe('a title with its article behind a comma', () => {
  test.each(turnedTitles)('(%s) %s becomes %s', (language, written, read) => {
    expect(restoreLeadingArticle(written, language)).toBe(read)
    expect(restoreLeadingArticle(read, language)).toBe(read)
  })

  test.each(others)('(%s) %s stays: %s', (language, title) => {
    expect(restoreLeadingArticle(title, language)).toBe(title)
  })
})

describe('is turned by the import', () => {
  test('of the shop’s own CSV, in each language, and of books alone', async () => {
    await importRows(
      'sku,kind,name,language,name_de,name_fr\n' +
        'turned,book,"Long-Distance Dad, The",en,"Papa in der Ferne, Der","Papa lointain, Le"\n' +
        'lamp,goods,"Lamp, The",,,\n',
    )
    expect(await findByKey('sku:turned')).toMatchObject({
      ...{ name: 'The Long-Distance Dad', sortName: 'long distance dad' },
    })
    expect((await findByKey('sku:lamp')).name).toBe('Lamp, The')
  })

  test('of goodbooks, once the series is taken out', async () => {
    await importRows(
      'book_id,isbn,title,authors,language_code,average_rating\n' +
        '77001,,"Hobbit, The (Middle-earth, #1)",J.R.R. Tolkien,eng,4.2\n',
    )
    expect(await findByKey('goodbooks:77001')).toMatchObject({
      ...{ name: 'The Hobbit', seriesName: 'Middle-earth', seriesNumber: '1' },
    })
  })

  test('of ONIX, before the subtitle is joined to it', async () => {
    const title = '<TitleText>Long-Distance Dad, The</TitleText><Subtitle>A Memoir</Subtitle>'
    await importRows(
      `<?xml version="1.0"?><ONIXMessage release="3.0"><Product><RecordReference>turned</RecordReference>
      <NotificationType>03</NotificationType><DescriptiveDetail><ProductForm>BC</ProductForm>
      <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel>${title}</TitleElement></TitleDetail>
      <Language><LanguageRole>01</LanguageRole><LanguageCode>eng</LanguageCode></Language>
      </DescriptiveDetail></Product></ONIXMessage>`,
    )
    expect((await findByKey('onix:turned')).name).toBe('The Long-Distance Dad: A Memoir')
  })
})
