// Looks through the embedded database, the file named first, for damage. It is a process of its own, since that reads
// the whole file, which would hold up every request of the process that serves. Exit code 1: a line for each fault.
import { setPriority } from 'node:os'
import { DatabaseSync } from '@photostructure/sqlite'

// The shop goes first.
setPriority(10)
const faults = findFaults(process.argv[2])
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0

/** Returns what SQLite says of it, at most twenty sentences; empty where it is sound. */
function findFaults(file) {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    database.exec('pragma busy_timeout=5000')
    return database
      .prepare('pragma quick_check(20)')
      .all()
      .map((row) => row.quick_check)
      .filter((says) => says !== 'ok')
  } catch (error) {
    if (isDamage(error)) return [error.message]
    throw error
  } finally {
    database.close()
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB, whose further kinds stand in the higher bits. */
function isDamage({ errcode = 0 }) {
  return [11, 26].includes(errcode & 255)
}
