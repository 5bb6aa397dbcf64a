import { expect, test } from 'vitest'
import { drawScene, sceneNames } from '#app/art/scenes.ts'
import { faultsOfPicture } from './strict-xml.ts'

const sizes: Record<string, [number, number]> = { cat: [190, 120], fern: [150, 210] }

test.each(sceneNames)('the scene %s is a well-formed picture', (name) => {
  const [width, height] = sizes[name] ?? [300, 240]
  expect(faultsOfPicture(drawScene(name), width, height)).toEqual([])
  expect(drawScene(name)).toBe(drawScene(name))
})
