import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const vitest = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json']
const listed = JSON.parse(execFileSync(process.execPath, vitest, { encoding: 'utf8' })) as {
  file: string
  projectName: string
}[]

const testFiles = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((name) => join(process.cwd(), 'tests', name))
  .filter((file) => file.endsWith('.test.ts'))

const projectsOf = (wanted: string) =>
  listed.filter(({ file }) => file === wanted).map(({ projectName }) => projectName)

test('each test file belongs to exactly one project', () => {
  const belonging = testFiles.map((file) => [file, ...projectsOf(file)])
  expect(belonging.filter(({ length }) => length !== 2)).toEqual([])
})

test('the gate runs each project that has test files', () => {
  const runs = readFileSync('tests/gate.mjs', 'utf8').matchAll(/ vitest\('[^']+', \[([^\]]+)\]/g)
  const run = [...runs].map(([, names]) => names).join()
  const projects = new Set(testFiles.flatMap(projectsOf))
  expect([...projects].filter((name) => !run.includes(`'${name}'`))).toEqual([])
})
