import { describe, expect, test } from 'vitest'
import { fold, indexWordsOf, slugOf, foldedWordsOf } from '#app/shop/catalogue/text/fold.ts'
import { letterOf, sortNameOf, sortNameOfPerson } from '#app/shop/catalogue/text/sort-names.ts'

describe('folding', () => {
  test.each([
    ['Émile ZOLA', 'emile zola'],
    ['Straße, STRAẞE', 'strasse, strasse'],
    ['cœur, Ærø, Łódź, Þórr, İstanbul', 'coeur, aero, lodz, thorr, istanbul'],
    ['ﬁn ™', 'fin tm'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['がく', 'がく'],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test('gives the same for composed and decomposed letters', () => {
    expect(fold('é')).toBe(fold('e\u0301'))
  })
})

describe('words', () => {
  test('part at every sign that is no letter and no digit', () => {
    expect(foldedWordsOf("L'Écume, des—jours… (n° 2)")).toEqual([
      'l',
      'ecume',
      'des',
      'jours',
      'n',
      '2',
    ])
  })

  test('are none in a text without letters', () => {
    expect(foldedWordsOf('?! — “”')).toEqual([])
  })

  test('are cut at 60 letters', () => {
    expect(foldedWordsOf('x'.repeat(130)).map((word) => word.length)).toEqual([60, 60, 10])
  })

  test('in the index stand split and closed up', () => {
    expect(indexWordsOf("L'Écume")).toEqual(['l', 'ecume', 'lecume'])
    expect(indexWordsOf('l’assommoir')).toContain('lassommoir')
    expect(indexWordsOf('Moby-Dick; or, The Whale')).toContain('mobydick')
  })

  test.each(['J.R.R. Tolkien', 'J. R. R. Tolkien', 'J R R Tolkien'])(
    'in the index hold the initials of %s one by one and as one',
    (name) => {
      expect(indexWordsOf(name)).toEqual(['j', 'r', 'tolkien', 'jrr'])
    },
  )
})

describe('sort names', () => {
  test.each([
    ['The Hunger Games', 'en', 'hunger games'],
    ['The Hunger Games', 'en-US', 'hunger games'],
    ["L'Assommoir", 'fr', 'assommoir'],
    ['Die Räuber', 'de', 'rauber'],
    ['Die Hard', 'en', 'die hard'],
    ['The', 'en', 'the'],
    ['An', 'und', 'an'],
    ['', 'en', ''],
    ['Python编程：从入门', 'zh', 'python 编程 从入门'],
    ['ハリー・ポッター', 'ja', 'はりー ぽったー'],
    ['เด็กชาย', 'th', 'ดเ็กชาย'],
  ])('%s (%s) is sorted as "%s"', (name, language, sortName) => {
    expect(sortNameOf(name, language)).toBe(sortName)
  })

  test.each([
    ['हरिवंश राय बच्चन', 'ब'],
    ['गीतांजलि श्री', 'श'],
    ['Лев Толстой', 'Т'],
    ['Émile Zola', 'Z'],
    ['한강', '하'],
    ['ガンダム', 'か'],
    ['曹雪芹', '#'],
    ['50 Cent', 'C'],
    ['Anaïs 1984', '#'],
    ['♥', '#'],
  ])('of %s stand under %s', (name, letter) => {
    expect(letterOf(sortNameOfPerson(name))).toBe(letter)
  })
})

describe('slugs', () => {
  test.each([
    ["Alice's Adventures in Wonderland", 'alices-adventures-in-wonderland'],
    ["L'Assommoir", 'l-assommoir'],
    ['Märchen & Sagen', 'marchen-sagen'],
    ['ليتها تقرأ', ''],
    ['1984', '1984'],
  ])('%s gives "%s"', (text, slug) => {
    expect(slugOf(text)).toBe(slug)
  })

  test('are cut between words at 60 letters', () => {
    const slug = slugOf('many words '.repeat(20))
    expect(slug.length).toBeLessThanOrEqual(60)
    expect(slug).toMatch(/-(many|words)$/)
    expect(slugOf('x'.repeat(100))).toBe('x'.repeat(60))
  })
})
