import type { ParseArgsConfig } from 'node:util'
import { expect, test, vi } from 'vitest'
import { commands } from '#app/command/commands.server.ts'
import { runLine } from './run-command.ts'

let taken: string[] = []

// A command that has said what it takes does nothing more.
vi.mock('node:util', async (load) => ({
  ...(await load<typeof import('node:util')>()),
  parseArgs: ({ options = {} }: ParseArgsConfig = {}) => {
    taken.push(...Object.keys(options))
    throw Object.assign(new Error('Stopped.'), { code: 'ERR_PARSE_ARGS_STOPPED' })
  },
}))

/** Lists the arguments that lead to the options of each part of a command, by the words of `help`. */
function partsOf({ name, words: [typed] }: (typeof commands)[number]): string[][] {
  const verbs = /^\S+ \[?([a-z-]+(?:\|[a-z-]+)*)\b/.exec(typed)?.[1]?.split('|') ?? []
  const further = name === 'delivery' ? ['add', 'set', 'list', 'remove'] : []
  return [[], ...verbs.map((verb) => [verb]), ...further.map((verb) => ['pickup', verb])]
}

test.each(commands.map((command) => [command.name, command] as const))(
  'the usage of %s names every option that it takes',
  async (_, command) => {
    const { printed: usage } = await runLine(command.run, '--help')
    taken = []
    for (const part of partsOf(command)) await runLine(command.run, part)
    for (const line of ['--network=x', 'SKU =1']) await runLine(command.run, line)
    const missing = [...new Set(taken)].filter((option) => !usage.includes(`--${option}`))
    expect(missing).toEqual([])
  },
)
