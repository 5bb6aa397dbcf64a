import { describe, expect, test } from 'vitest'
import { ownCoverPath, shareCovers } from '#app/art/art-paths.ts'

const cover = (id: string) => `/art/cover/${id}-1ab.svg`
const [thing, photo] = ['/art/goods/1.red-2cd.svg', '/picture/a.jpg']

describe('the pictures of a list', () => {
  test('have their covers in one file, each at its own fragment, and the others where they are', () => {
    const path = '/art/covers/b01-1ab.b-2-1ab.svg'
    expect(shareCovers([cover('b01'), thing, cover('b-2'), photo])).toEqual([
      `${path}#b01`,
      thing,
      `${path}#b-2`,
      photo,
    ])
  })

  test('have the first six of them there, which a telephone loads at once', () => {
    const covers = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8'].map(cover)
    const put = shareCovers(covers)
    expect(new Set(put.slice(0, 6).map((src) => src.replace(/#.*/, ''))).size).toBe(1)
    expect(put.slice(6)).toEqual(covers.slice(6))
  })

  test('have another address once one of them is drawn anew', () => {
    const [before] = shareCovers([cover('b1'), cover('b2')])
    expect(shareCovers([cover('b1'), '/art/cover/b2-9zz.svg'])[0]).not.toBe(before)
  })

  test('stay what they are where there is one cover, or none', () => {
    for (const sources of [[cover('b1'), thing], [photo], []])
      expect(shareCovers(sources)).toEqual(sources)
  })

  test('stand alone at the address that they had', () => {
    const covers = ['b1', 'b1-1', '978-0-14'].map(cover)
    expect(shareCovers(covers).map(ownCoverPath)).toEqual(covers)
    for (const src of [cover('b1'), thing, '/art/covers/b1-1ab.b2-1ab.svg#b3', ''])
      expect(ownCoverPath(src), src).toBeUndefined()
  })
})
