import type { Which } from '../orders/format-name.ts'

export type NamedLine = Which & { name: string }

/** Its variant; its format where another of all lines is called the same. */
export function whichOf(line: NamedLine, all: NamedLine[]): Which {
  const isAlone = all.every((one) => one === line || one.name !== line.name)
  return { variantName: line.variantName, format: isAlone ? null : line.format }
}
