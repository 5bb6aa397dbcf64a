import type { CompiledQuery, DialectAdapter } from 'kysely'
import type { Reader } from './connection.server.ts'

type Value = string | number
type Values = Record<string, Value | Value[]>

/** Stands in a statement for a value, or for one of a list. */
class Place {
  constructor(
    private readonly name: string,
    private readonly at: number | undefined,
  ) {}

  valueIn(values: Values): unknown {
    const value = values[this.name]
    return this.at === undefined ? value : (value as Value[])[this.at]
  }
}

/** The placeholders have the types of the values, as far as Kysely is told. */
const placesFor = <Asked extends Values>(values: Asked) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((_, at) => new Place(name, at)) : new Place(name, undefined),
    ]),
  ) as unknown as Asked

/** Lists of so many lengths; of others the text is worked out each time. */
const maxPrepared = 100

/** Which lists there are, and how long, in whatever order they are named. */
const lengthsOf = (values: Values) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Array.isArray(value) ? value.length : ''}`)
    .sort()
    .join()

/**
 * A statement that pages and forms need all the time: Kysely works its text out once for each number of values in its
 * lists, which costs more than the answer. `build` gets stand-ins and may only hand them on as values; it runs once
 * for all.
 */
export function prepareQuery<Asked extends Values, Row>(
  build: (reader: Reader, values: Asked) => { compile(): CompiledQuery<Row> },
) {
  // A reader and its transactions have one adapter, and a text in their own dialect.
  const knownOf = new WeakMap<DialectAdapter, Map<string, CompiledQuery<Row>>>()
  return async function ask(reader: Reader, values: Asked): Promise<Row[]> {
    const { adapter } = reader.getExecutor()
    const known = knownOf.get(adapter) ?? new Map<string, CompiledQuery<Row>>()
    knownOf.set(adapter, known)
    const key = lengthsOf(values)
    const query = known.get(key) ?? build(reader, placesFor(values)).compile()
    if (known.size < maxPrepared) known.set(key, query)
    const parameters = query.parameters.map((one) =>
      one instanceof Place ? one.valueIn(values) : one,
    )
    return (await reader.executeQuery<Row>({ ...query, parameters })).rows
  }
}
