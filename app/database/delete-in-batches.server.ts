/**
 * Deletes batch after batch, each in a transaction of its own, so that the shop's own writes come in
 * between. Answers how many rows there were.
 * @param deleteSome Answers how many rows it deleted; nothing is left where it is none.
 */
export async function deleteInBatches(deleteSome: () => Promise<number>): Promise<number> {
  for (let all = 0; ;) {
    const some = await deleteSome()
    if (some === 0) return all
    all += some
  }
}
