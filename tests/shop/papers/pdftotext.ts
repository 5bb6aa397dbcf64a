import { execFileSync, spawnSync } from 'node:child_process'

/** Poppler reads papers as viewers do; the machine may lack it. */
export const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined

const run = (bytes: Uint8Array, ...options: string[]) =>
  execFileSync('pdftotext', [...options, '-', '-'], { input: bytes, encoding: 'utf8' })

/** Returns what copying all of a paper gives. Poppler encloses words that are written from right to left in marks. */
export const copiedText = (bytes: Uint8Array): string =>
  run(bytes)
    .replace(/[\u202a-\u202e]/g, '')
    .normalize('NFC')

export type WordBox = { text: string; left: number; top: number; right: number; bottom: number }

/** Returns the words of each page with the boxes around them, in points from the top left. */
export function wordBoxes(bytes: Uint8Array): WordBox[][] {
  const word = /<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/gs
  return run(bytes, '-bbox')
    .split('<page ')
    .slice(1)
    .map((page) =>
      [...page.matchAll(word)].map(([, ...found]) => {
        const [left, top, right, bottom] = found.map(Number) as [number, number, number, number]
        return { text: found[4]!, left, top, right, bottom }
      }),
    )
}
