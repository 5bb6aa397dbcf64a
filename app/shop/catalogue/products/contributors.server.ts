import { prepareQuery } from '#app/database/prepare-query.server.ts'
import type { Reader } from '#app/database/connection.server.ts'
import type { Contributor } from './contributors.ts'

const contributorsQuery = prepareQuery((reader, { productIds }: { productIds: string[] }) =>
  reader
    .selectFrom('productAuthor')
    .innerJoin('author', 'author.slug', 'productAuthor.author')
    .where('productId', 'in', productIds)
    .select(['productId', 'slug', 'name', 'role'])
    .orderBy('position')
    .orderBy('author'),
)

/** Lists the contributors of products, in the order in which the books name them. */
export async function listContributors(
  reader: Reader,
  productIds: string[],
): Promise<Map<string, Contributor[]>> {
  const people = new Map<string, Contributor[]>()
  if (productIds.length === 0) return people
  const rows = await contributorsQuery(reader, { productIds })
  for (const { productId, ...person } of rows) {
    const known = people.get(productId)
    if (known) known.push(person)
    else people.set(productId, [person])
  }
  return people
}
