import {
  coversPath,
  idOfFile,
  idsOfFile,
  maxCoversPerFile,
  scenePath,
  type ArtKind,
} from '#app/art/art-paths.ts'
import { drawCover, drawCovers } from '#app/art/cover.ts'
import { drawGoods } from '#app/art/goods.ts'
import { drawScene, sceneNames } from '#app/art/scenes.ts'
import { drawSpine } from '#app/art/spine.ts'
import { db } from '#app/database/database.server.ts'
import { listContributors } from '#app/shop/catalogue/products/contributors.server.ts'
import { authorsOf } from '#app/shop/catalogue/products/contributors.ts'
import {
  categoryPicturePath,
  coverAuthor,
  coverBookOf,
  parseArt,
  picturePath,
  spinePath,
  type PictureFacts,
} from './product-art.ts'

/** Holds a drawn picture: its current URL, and the drawing as an SVG document. */
export type Drawing = { path: string; draw: () => string }

/** Returns the picture at `/art/{kind}/{file}` for any version, or undefined if there is nothing to draw. */
export async function findDrawing(kind: string, file: string): Promise<Drawing | undefined> {
  if (kind === 'covers') return findCovers(idsOfFile(file))
  const id = idOfFile(file)
  return id === undefined ? undefined : findOne(kind, id)
}

async function findOne(kind: string, id: string): Promise<Drawing | undefined> {
  switch (kind as ArtKind) {
    case 'cover':
      return drawBook(id, picturePath, drawCover)
    case 'spine':
      return drawBook(id, spinePath, drawSpine)
    case 'goods':
      return drawThing(id)
    case 'category':
      return drawCategory(id)
    case 'scene': {
      const name = sceneNames.find((one) => one === id)
      return name && { path: scenePath(name), draw: () => drawScene(name) }
    }
  }
}

async function drawBook(
  id: string,
  pathOf: (facts: PictureFacts) => string,
  draw: typeof drawCover,
): Promise<Drawing | undefined> {
  const facts = (await findPictureFacts([id])).get(id)
  if (facts?.kind !== 'book') return undefined
  return { path: pathOf(facts), draw: () => draw(coverBookOf(facts)) }
}

/** Draws the covers of these books in one document. A deleted book is left out, which changes the URL. */
async function findCovers(ids: string[]): Promise<Drawing | undefined> {
  if (ids.length === 0 || ids.length > maxCoversPerFile) return undefined
  const facts = await findPictureFacts(ids)
  const books = [...new Set(ids)].flatMap((id) => facts.get(id) ?? []).filter(isBook)
  if (books.length === 0) return undefined
  return {
    path: coversPath(books.map((book) => picturePath(book))),
    draw: () => drawCovers(books.map((book) => ({ name: book.id, book: coverBookOf(book) }))),
  }
}

const isBook = ({ kind }: PictureFacts) => kind === 'book'

/** Draws a product given by `id` or `id.colour`; no product id contains a full stop. */
async function drawThing(idAndColor: string): Promise<Drawing | undefined> {
  const [id = '', color = ''] = idAndColor.split('.')
  const facts = (await findPictureFacts([id])).get(id)
  if (facts?.kind !== 'goods' || (color && !(await hasColor(id, color)))) return undefined
  const { kind, look, colour } = parseArt(facts.art)
  return {
    path: picturePath(facts, color),
    draw: () => drawGoods(kind, id, { look, colour: color || colour }),
  }
}

async function drawCategory(slug: string): Promise<Drawing | undefined> {
  const category = await db.read
    .selectFrom('category')
    .select(['slug', 'art', 'picture'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!category) return undefined
  const { kind, look, colour } = parseArt(category.art)
  return {
    path: categoryPicturePath(category),
    draw: () => drawGoods(kind, slug, { look, colour }),
  }
}

async function findPictureFacts(ids: string[]): Promise<Map<string, PictureFacts>> {
  const rows = await db.read
    .selectFrom('product')
    .leftJoin('publisher', 'publisher.slug', 'product.publisher')
    .select(['product.id', 'kind', 'workId', 'product.name', 'art', 'publisher.name as press'])
    .where('product.id', 'in', ids)
    .execute()
  const people = await listContributors(db.read, ids)
  // Imported pictures are not drawn.
  return new Map(
    rows.map((row) => {
      const author = coverAuthor(authorsOf(people.get(row.id) ?? []))
      return [row.id, { ...row, author, photos: '' }]
    }),
  )
}

const hasColor = async (productId: string, color: string) =>
  (await db.read
    .selectFrom('variant')
    .select('color')
    .where('productId', '=', productId)
    .where('color', '=', color)
    .limit(1)
    .executeTakeFirst()) !== undefined
