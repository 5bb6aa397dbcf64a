import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** docs/glossary.md and this check came with this commit; older subjects are as they are. */
const first = 'Show how the code is built'
const longest = 72

const tooLong = (subjects: string[]) => subjects.filter((subject) => subject.length > longest)

/** Returns the subjects of the newest commits; undefined outside a clone, as in an unpacked archive. */
function newSubjects(): string[] | undefined {
  try {
    const log = execFileSync('git', ['log', '--max-count=200', '--format=%s'], { encoding: 'utf8' })
    const subjects = log.trim().split('\n')
    const end = subjects.indexOf(first)
    return end === -1 ? subjects.slice(0, 20) : subjects.slice(0, end + 1)
  } catch {
    return undefined
  }
}

test('the subject of a new commit has at most 72 characters', ({ skip }) => {
  const subjects = newSubjects()
  if (!subjects) return skip('there is no git, or no clone')
  expect(tooLong(subjects)).toEqual([])
})

test('a planted subject of 73 characters is found', () => {
  expect(tooLong(['x'.repeat(73), 'x'.repeat(72)])).toEqual(['x'.repeat(73)])
})
