// Replaces the driver of the embedded file (driver-hook.mjs), whose own classes cannot be patched.
import { DatabaseSync as TrueDatabase } from '@photostructure/sqlite'
import { countStatement, die } from './statements.mjs'

export * from '@photostructure/sqlite'

export class DatabaseSync extends TrueDatabase {
  prepare(text) {
    const statement = super.prepare(text)
    const counted =
      (method) =>
      (...values) => {
        const isLast = countStatement(text, this)
        const answer = statement[method](...values)
        if (isLast) die()
        return answer
      }
    return {
      columns: () => statement.columns(),
      all: counted('all'),
      run: counted('run'),
      // A backup reads through this method; its statements are not counted.
      iterate: (...values) => statement.iterate(...values),
    }
  }
}
