import { db } from '#app/database/database.server.ts'

export type ManagedPicture = Awaited<ReturnType<typeof listManagedPictures>>[number]

/** Returns the pictures of a product in their order, those that are not fetched yet included. */
export const listManagedPictures = (productId: string) =>
  db.read
    .selectFrom('productPicture')
    .leftJoin('picture', 'picture.hash', 'productPicture.hash')
    .select(['url', 'color', 'productPicture.hash', 'altEn', 'altFr', 'altDe'])
    .select(['type', 'width', 'height', 'size'])
    .where('productId', '=', productId)
    .orderBy('position')
    .execute()
