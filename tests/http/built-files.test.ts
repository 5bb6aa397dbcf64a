import { expect, test } from 'vitest'
import { clientFolder, findScript } from '#app/http/built-files.server.ts'

test.each([
  ['file:///srv/octavo/build/server/index.js', 'file:///srv/octavo/build/client/assets/'],
  [
    'file:///home/server/octavo/build/server/index.js',
    'file:///home/server/octavo/build/client/assets/',
  ],
  ['file:///a/server/b/build/server/assets/part.js', 'file:///a/server/b/build/client/assets/'],
])('of %s the files for browsers lie in %s', (part, folder) => {
  expect(clientFolder(part).href).toBe(folder)
})

test('a script is found by its name, and a build without it does not start', () => {
  const built = [
    'bootstrap.client-C0Mr0wUn.js',
    'bootstrap.client-C0Mr0wUn.js.map',
    'restart-fr-DAjv_IN-.js',
  ]
  expect(findScript('bootstrap.client', built)).toBe('/assets/bootstrap.client-C0Mr0wUn.js')
  expect(() => findScript('fr', built)).toThrow('"fr"')
})
