type DatabaseError = { code?: string; errcode?: number }

const hasCode = (error: unknown, postgres: string[], sqlite: number[]) => {
  const { code, errcode } = error as DatabaseError
  return postgres.includes(code ?? '') || sqlite.includes(errcode ?? -1)
}

export const isSerializationFailure = (error: unknown) => hasCode(error, ['40001', '40P01'], [])
/** A row with that key is there already. */
export const isDuplicateKey = (error: unknown) => hasCode(error, ['23505'], [2067, 1555])
/** The disk is full, or the file cannot be written. */
export const isStorageFailure = (error: unknown) =>
  hasCode(error, ['53100', '25006'], [13, 8, 10, 14, 778, 1032, 1544])
