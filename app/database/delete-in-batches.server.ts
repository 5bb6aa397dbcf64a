/**
 * Deletes in batches, each in a transaction, so that other writes can run in between. Returns the
 * number of deleted rows.
 * @param deleteSome Returns the number of rows that it deleted; 0 ends the loop.
 */
export async function deleteInBatches(deleteSome: () => Promise<number>): Promise<number> {
  for (let all = 0; ;) {
    const some = await deleteSome()
    if (some === 0) return all
    all += some
  }
}
