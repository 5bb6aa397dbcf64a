import type { z } from 'zod'

type Fields = Record<string, z.ZodType>
export type QueryOf<Read extends Fields> = { [Name in keyof Read]?: z.output<Read[Name]> }

/** Reads the filters of a URL. Those without a known value are listed as `ignored`, those without any are left out. */
export function readQuery<Read extends Fields>(
  fields: Read,
  params: URLSearchParams,
): { query: QueryOf<Read>; ignored: (keyof Read & string)[] } {
  const query: Record<string, unknown> = {}
  const ignored: (keyof Read & string)[] = []
  for (const name of Object.keys(fields) as (keyof Read & string)[]) {
    const typed = params.get(name)?.trim()
    if (!typed) continue
    const read = fields[name]!.safeParse(typed)
    if (read.success) query[name] = read.data
    else ignored.push(name)
  }
  return { query: query as QueryOf<Read>, ignored }
}
