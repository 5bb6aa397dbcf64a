import type { Reader, Transaction } from './connection.server.ts'
import { db } from './database.server.ts'

/**
 * Reads and writes the rows of the table `setting`, each of which is a text by its name. They are facts that the
 * processes of a shop share, such as the catalogue's version, and not the settings of the environment.
 */
export const settingStore = {
  /** Returns the text of a name; undefined if there is none. */
  async find(name: string, reader: Reader = db.read): Promise<string | undefined> {
    return (await settingStore.findAll([name], reader)).get(name)
  },

  /** Returns the texts of several names, read by one statement. */
  async findAll(names: string[], reader: Reader = db.read): Promise<Map<string, string>> {
    const rows = await reader.selectFrom('setting').selectAll().where('name', 'in', names).execute()
    return new Map(rows.map(({ name, value }) => [name, value]))
  },

  /** Stores a text, whatever it was before. */
  async put(trx: Transaction, name: string, value: string): Promise<void> {
    await trx
      .insertInto('setting')
      .values({ name, value })
      .onConflict((on) => on.column('name').doUpdateSet({ value }))
      .execute()
  },

  /** Stores a text unless there is one, and returns whether it did. Concurrent transactions wait for this one. */
  async add(trx: Transaction, name: string, value: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('setting')
      .values({ name, value })
      .onConflict((on) => on.column('name').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },

  /** Deletes a text, if given only if it is still what was read, and returns whether it did. */
  async remove(trx: Transaction, name: string, read?: string): Promise<boolean> {
    const { numDeletedRows } = await trx
      .deleteFrom('setting')
      .where('name', '=', name)
      .$if(read !== undefined, (row) => row.where('value', '=', read!))
      .executeTakeFirst()
    return numDeletedRows === 1n
  },
}
