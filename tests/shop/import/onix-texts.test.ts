import { describe, expect, test } from 'vitest'
import { readOnix } from '#app/shop/exchange/import/onix/read-onix.server.ts'
import { aFile, noon, withSentences } from './records.ts'

async function readOne(texts: string, release: '2.1' | '3.0' = '3.0') {
  const title =
    '<TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Dune</TitleText></TitleElement>'
  const content =
    release === '3.0'
      ? `<DescriptiveDetail><ProductForm>BC</ProductForm><TitleDetail>${title}</TitleDetail></DescriptiveDetail><CollateralDetail>${texts}</CollateralDetail>`
      : `<ProductForm>BC</ProductForm><Title><TitleType>01</TitleType><TitleText>Dune</TitleText></Title>${texts}`
  const file = `<?xml version="1.0"?><ONIXMessage release="${release}"><Product><RecordReference>t</RecordReference><NotificationType>03</NotificationType>${content}</Product></ONIXMessage>`
  for await (const read of readOnix(aFile(file), {}, noon)) {
    const { record, notes } = withSentences(read)
    return { texts: record!.texts, notes: notes.filter((one) => /^(text|description)/.test(one)) }
  }
  throw new Error('nothing was read')
}

const text = (type: string, words: string, audience = '00', language = '') =>
  `<TextContent><TextType>${type}</TextType><ContentAudience>${audience}</ContentAudience><Text${language && ` language="${language}"`}>${words}</Text></TextContent>`

const old = (type: string, words: string) =>
  `<OtherText><TextTypeCode>${type}</TextTypeCode><Text>${words}</Text></OtherText>`

const types = '04 05 06 07 08 09 10 11 12 13 14 17 18 30'.split(' ')
const oldTypes = '04 05 06 07 08 09 10 11 12 13 17 18 19 20 21 23 24 30 33 35 44'.split(' ')

describe('the only text of a book is shown, whatever its type', () => {
  test.each(types)('3.0, type %s', async (type) => {
    const { texts, notes } = await readOne(text(type, 'All there is.'))
    expect(texts.en).toMatchObject({ fullDescription: '<p>All there is.</p>' })
    // An abstract is a description.
    expect(notes).toEqual(
      type === '30'
        ? []
        : [expect.stringMatching(`^description: there is none; the .* \\(TextType ${type}\\)`)],
    )
  })

  test.each(oldTypes)('2.1, type %s', async (type) => {
    const { texts, notes } = await readOne(old(type, 'All there is.'), '2.1')
    expect(texts.en).toMatchObject({ fullDescription: '<p>All there is.</p>' })
    expect(notes).toHaveLength(1)
  })
})

describe('a text that is not shown', () => {
  test('is told', async () => {
    const { texts, notes } = await readOne(
      text('03', 'The story.') + text('12', 'Born.') + text('10', 'NEW!') + text('19', '1.0'),
    )
    expect(texts.en?.fullDescription).toBe('<p>The story.</p>')
    expect(notes).toEqual([
      'text: the biographical note (TextType 12) is left out',
      'text: the headline (TextType 10) is left out',
      'text: the text (TextType 19) is left out',
    ])
  })

  test('because it is for the trade is told, and stands for nothing', async () => {
    const { texts, notes } = await readOne(text('03', 'For the trade.', '01'))
    expect(texts).toEqual({})
    expect(notes).toEqual([
      'text: the description (TextType 03) is not for customers and is left out',
    ])
  })

  test('a version history or a country of manufacture is no description', async () => {
    expect((await readOne(text('19', 'v2') + text('24', 'CN'))).texts).toEqual({})
  })

  test('the better of two stands in, in each language by itself', async () => {
    const { texts, notes } = await readOne(
      text('06', 'Wow.', '00', 'eng') +
        text('05', 'On the flap.', '00', 'eng') +
        text('12', 'Né à Lyon.', '00', 'fre'),
    )
    expect(texts.en?.fullDescription).toBe('<p>On the flap.</p>')
    expect(texts.fr?.fullDescription).toBe('<p>Né à Lyon.</p>')
    expect(notes).toEqual([
      'description: there is none; the cover copy (TextType 05) stands in its place',
      'description: there is none; the biographical note (TextType 12) stands in its place',
      'text: the review quote (TextType 06) is left out',
    ])
  })
})
