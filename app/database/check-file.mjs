// Checks the embedded database, named by the first argument, for damage. It is a process of its
// own, since reading the whole file would block the requests of the server. With damage it prints a
// line for each fault and exits with code 1.
import { setPriority } from 'node:os'
import { DatabaseSync } from '@photostructure/sqlite'

// A lower priority leaves the processor to the server.
setPriority(10)
const faults = findFaults(process.argv[2])
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0

/** Returns at most twenty messages of SQLite; empty for a sound file. */
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

/** SQLITE_CORRUPT and SQLITE_NOTADB have extended codes in the higher bits. */
function isDamage({ errcode = 0 }) {
  return [11, 26].includes(errcode & 255)
}
