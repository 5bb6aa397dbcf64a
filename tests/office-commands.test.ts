import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { commands, type Command } from '#app/command/commands.server.ts'
import { runLine } from './shop/command/run-command.ts'

const sources = new Map(
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [`app/${name}`, readFileSync(`app/${name}`, 'utf8')]),
)
const guide = readFileSync('docs/office.md', 'utf8')

const codesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** Returns the rows of all tables of the guide that have this head. */
const rowsOf = (...head: string[]) =>
  guide
    .split(/\n\n/)
    .map((block) => block.split('\n').map((line) => line.split(/ *\| */).slice(1, -1)))
    .filter(([first]) => first?.join() === head.join())
    .flatMap(([, , ...rows]) => rows)

const withPage = rowsOf('Command', 'On the page', 'Function').flatMap(
  ([named = '', , functions = '']) =>
    codesIn(named).map((command) => ({ command, functions: codesIn(functions) })),
)
const withoutPage = rowsOf('Command without a page', 'Why').flatMap(([named = '']) =>
  codesIn(named),
)

/** Returns the words that a command takes after these, as it says of one that is none of them. */
async function verbsOf(run: Command['run'], path: string[]): Promise<string[]> {
  const { printed } = await runLine(run, [...path, '--no-such'])
  const choice = /; say ([a-z, -]+)\.\n/.exec(printed)?.[1]
  return choice?.split(/, | or /) ?? []
}

async function subcommandsOf({ name, run }: Command, path: string[] = []): Promise<string[]> {
  const verbs = await verbsOf(run, path)
  if (verbs.length === 0) return [[name, ...path].join(' ')]
  const below = verbs.map((verb) => subcommandsOf({ name, words: ['', ''], run }, [...path, verb]))
  return (await Promise.all(below)).flat()
}

/** Lists every command, with the verbs of those that have some, as in `delivery pickup add`. */
const named: string[] = []
beforeAll(async () => {
  for (const command of commands) {
    const optional = /\[([a-z]+) [A-Z]+\]/.exec(command.words[0])?.[1]
    const own = await subcommandsOf(command)
    named.push(...own, ...(optional === undefined ? [] : [`${command.name} ${optional}`]))
  }
})

const isOf = (command: string, row: string) => row === command || row.startsWith(`${command} `)

test('each command has a page with the same function, or a reason for having none', () => {
  const rows = [...withPage.map(({ command }) => command), ...withoutPage]
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((one) => !rows.some((row) => isOf(one, row)))).toEqual([])
  expect(rows.filter((row) => !named.some((one) => isOf(one, row)))).toEqual([])
  expect(withoutPage.filter((one) => withPage.some(({ command }) => isOf(one, command)))).toEqual(
    [],
  )
})

test('the list of commands names all that each of them takes', async () => {
  for (const { name, run, words } of commands)
    for (const verb of await verbsOf(run, [])) expect(words[0], name).toContain(verb)
})

/** Returns a module of the command line with those of the command line that it imports. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, name = ''] of sources.get(file)!.matchAll(/ from '(\.[^']+)'/g))
    modulesOf(join(dirname(file), name), found)
  return found
}

const registry = sources.get('app/command/commands.server.ts')!
const moduleOf = new Map(
  [...registry.matchAll(/name: '([^']+)',[^]*?(?:import\('\.\/([^']+)'\)|run: \w+,)/g)].map(
    ([, name = '', file = 'commands.server.ts']) => [name, `app/command/${file}`],
  ),
)

/** The office lets these work in the background, where they call what a command calls. */
const jobs = [
  'app/shop/maintenance/exchange-jobs/',
  'app/shop/maintenance/check/last-check.server.ts',
  'app/shop/ordering/figures/count-days.server.ts',
]
const officeFolders = ['app/office/', 'app/routes/office/', ...jobs]
const officeModules = [...sources.keys()].filter((file) =>
  officeFolders.some((folder) => file.startsWith(folder)),
)

const fromShop = /import \{([^}]*)\} from '#app\/shop\//g
const nearby = /import \{([^}]*)\} from '\.\//g

/** Returns the names that a module imports from `app/shop`, where the rules are. */
const importsOf = (file: string): string[] =>
  [fromShop, ...(file.startsWith('app/shop/') ? [nearby] : [])]
    .flatMap((pattern) => [...sources.get(file)!.matchAll(pattern)])
    .flatMap(([, names = '']) => names.split(',').map((one) => one.trim()))

test('a command and its page call the first function of their row, and one of them each other', () => {
  const ofOffice = new Set(officeModules.flatMap(importsOf))
  const faults = withPage.flatMap(({ command, functions: [shared = '', ...others] }) => {
    const file = moduleOf.get(command.split(' ')[0]!)!
    const ofCommand = new Set([...modulesOf(file)].flatMap(importsOf))
    const isShared = ofCommand.has(shared) && ofOffice.has(shared)
    const unknown = others.filter((one) => !ofCommand.has(one) && !ofOffice.has(one))
    return [...(isShared ? [] : [shared]), ...unknown].map((one) => `${command}: ${one}`)
  })
  expect(moduleOf.size).toBe(commands.length)
  expect(faults).toEqual([])
})
