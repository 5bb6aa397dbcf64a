import type { Which } from './format-name.ts'

export type NamedLine = Which & { name: string }

/** Holds its variant, or its format if another line has the same name. */
export function whichOf(line: NamedLine, all: NamedLine[]): Which {
  const isAlone = all.every((one) => one === line || one.name !== line.name)
  return { variantName: line.variantName, format: isAlone ? null : line.format }
}
