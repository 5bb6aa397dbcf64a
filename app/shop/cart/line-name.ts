import type { FormatName, SoldFormat } from '../orders/format-name.ts'

/** What tells a line from others of its name. */
export type Which = { variantName: string; format: SoldFormat | null }

export type NamedLine = Which & { name: string }

/** Its variant; its format where another of all lines is called the same. */
export function whichOf(line: NamedLine, all: NamedLine[]): Which {
  const isAlone = all.every((one) => one === line || one.name !== line.name)
  return { variantName: line.variantName, format: isAlone ? null : line.format }
}

/** `Linen shirt (Indigo, M)`, `Emma (Hardback)` */
export function lineNameOf(name: string, { variantName, format }: Which, formatWord: FormatName) {
  const which = variantName || (format && formatWord(format))
  return which ? `${name} (${which})` : name
}
