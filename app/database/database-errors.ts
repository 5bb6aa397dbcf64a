type DatabaseError = { code?: string; errcode?: number }

const hasCode = (error: unknown, postgres: string[], sqlite: number[]) => {
  const { code, errcode } = error as DatabaseError
  return postgres.includes(code ?? '') || sqlite.includes(errcode ?? -1)
}

export const isSerializationFailure = (error: unknown) => hasCode(error, ['40001', '40P01'], [])
/** A row with that key is there already. */
export const isDuplicateKey = (error: unknown) => hasCode(error, ['23505'], [2067, 1555])
/** What an extended result code of SQLite is a kind of: the low byte. https://sqlite.org/rescode.html */
const kindOf = (error: unknown) => ((error as DatabaseError).errcode ?? -1) & 255
const sqlite = { readOnly: 8, ioError: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 }

/** The embedded file is damaged inside. */
export const isCorruption = (error: unknown) =>
  [sqlite.corrupt, sqlite.notADatabase].includes(kindOf(error))
/** The disk is full, or the file cannot be written. */
export const isStorageFailure = (error: unknown) =>
  hasCode(error, ['53100', '25006'], []) ||
  [sqlite.readOnly, sqlite.ioError, sqlite.full, sqlite.cannotOpen].includes(kindOf(error))
