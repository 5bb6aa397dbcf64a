import type { CompiledQuery, DialectAdapter } from 'kysely'
import { derivedCache } from '#app/cache.server.ts'
import type { Reader } from './connection.server.ts'

type Value = string | number
type Values = Record<string, Value | Value[]>

/** A placeholder represents a value in a statement, or one value of a list. */
class Placeholder {
  constructor(
    private readonly name: string,
    private readonly at: number | undefined,
  ) {}

  valueIn(values: Values): unknown {
    const value = values[this.name]
    return this.at === undefined ? value : (value as Value[])[this.at]
  }
}

/**
 * Returns placeholders that claim the types of the values, so that Kysely accepts them in their place. They are not
 * strings or numbers.
 */
const placeholdersFor = <Params extends Values>(values: Params) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((_, at) => new Placeholder(name, at))
        : new Placeholder(name, undefined),
    ]),
  ) as unknown as Params

/** Returns a cache key of the lists and their lengths, whatever the order of names. */
const lengthsOf = (values: Values) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Array.isArray(value) ? value.length : ''}`)
    .sort()
    .join()

/**
 * Prepares a frequent statement: it is compiled once for each number of values in its lists, which
 * costs more than to run it. `build` gets placeholders and passes them to Kysely unread: it may not
 * call their methods, compare them or put them in a text, although their types allow it.
 */
export function prepareQuery<Params extends Values, Row>(
  build: (reader: Reader, values: Params) => { compile(): CompiledQuery<Row> },
) {
  // A reader and its transactions share an adapter, which identifies the dialect.
  const cache = derivedCache<DialectAdapter, CompiledQuery<Row>>(100)
  return async function execute(reader: Reader, values: Params): Promise<Row[]> {
    const { adapter } = reader.getExecutor()
    const query = cache(adapter, lengthsOf(values), () =>
      build(reader, placeholdersFor(values)).compile(),
    )
    const parameters = query.parameters.map((one) =>
      one instanceof Placeholder ? one.valueIn(values) : one,
    )
    return (await reader.executeQuery<Row>({ ...query, parameters })).rows
  }
}
