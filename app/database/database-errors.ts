type DatabaseError = { code?: string; errcode?: number }

const hasCode = (error: unknown, postgres: string[], sqlite: number[]) => {
  const { code, errcode } = error as DatabaseError
  return postgres.includes(code ?? '') || sqlite.includes(errcode ?? -1)
}

export const isSerializationFailure = (error: unknown) => hasCode(error, ['40001', '40P01'], [])
/** Returns whether a row with that key exists already. */
export const isDuplicateKey = (error: unknown) => hasCode(error, ['23505'], [2067, 1555])

/** SQLite's messages for its result codes. https://sqlite.org/src/file/src/main.c (sqlite3ErrStr) */
const sqliteMessages: [RegExp, number][] = [
  [/^database is locked/, 5],
  [/^database table is locked/, 6],
  [/^attempt to write a readonly database/, 8],
  [/^disk I\/O error/, 10],
  [/^database disk image is malformed/, 11],
  [/^database or disk is full/, 13],
  [/^unable to open database file/, 14],
  [/^UNIQUE constraint failed/, 2067],
  [/^file is not a database/, 26],
]

/** Adds the result code to an error of SQLite without one: the driver gives none for statements that return rows. */
export function addErrorCode(error: unknown) {
  if (!(error instanceof Error) || (error as DatabaseError).errcode !== undefined) return
  const errcode = sqliteMessages.find(([message]) => message.test(error.message))?.[1]
  if (errcode !== undefined) Object.assign(error, { errcode })
}

/** The low byte of an extended result code is its primary code. https://sqlite.org/rescode.html */
const kindOf = (error: unknown) => ((error as DatabaseError).errcode ?? -1) & 255
const sqlite = { readOnly: 8, ioError: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 }

/** Returns whether the embedded file is damaged. */
export const isCorruption = (error: unknown) =>
  [sqlite.corrupt, sqlite.notADatabase].includes(kindOf(error))
/** Returns whether the disk is full or the file is not writable. */
export const isStorageFailure = (error: unknown) =>
  hasCode(error, ['53100', '25006'], []) ||
  [sqlite.readOnly, sqlite.ioError, sqlite.full, sqlite.cannotOpen].includes(kindOf(error))
