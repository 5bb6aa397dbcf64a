import { readdirSync, readFileSync } from 'node:fs'

/** Lists what every button does, as the code of the actions names it. */
export function codeIntents(): string[] {
  const files = readdirSync('app/actions', { recursive: true, encoding: 'utf8' })
  const code = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`app/actions/${file}`, 'utf8'))
  const named = code.flatMap((text) => [
    ...text.matchAll(/'((?!toast\.)[a-zA-Z]+\.[a-zA-Z]+)':? ?[:}]/g),
  ])
  return [...new Set(named.map(([, intent]) => intent!))]
}
