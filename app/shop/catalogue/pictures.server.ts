import { scenePath, type ArtKind } from '#app/art/art-paths.ts'
import { drawCover } from '#app/art/cover.ts'
import { drawGoods } from '#app/art/goods.ts'
import { drawScene, sceneNames } from '#app/art/scenes.ts'
import { drawSpine } from '#app/art/spine.ts'
import { db } from '#app/database/database.server.ts'
import { listPeople } from './people.server.ts'
import { authorsOf } from './people.ts'
import {
  categoryPicturePath,
  coverAuthor,
  coverBookOf,
  parseArt,
  picturePath,
  spinePath,
  type PictureFacts,
} from './product-art.ts'

/** A drawn picture: the one address it has now, and the drawing as an SVG document. */
export type Drawing = { path: string; draw: () => string }

/** What stands at `/art/{kind}/{id}-….svg`; undefined where there is nothing to draw. */
export async function findDrawing(kind: string, id: string): Promise<Drawing | undefined> {
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
  const facts = await findPictureFacts(id)
  if (facts?.kind !== 'book') return undefined
  return { path: pathOf(facts), draw: () => draw(coverBookOf(facts)) }
}

/** `id`, or `id.colour`: no id of a product holds a full stop. */
async function drawThing(idAndColor: string): Promise<Drawing | undefined> {
  const [id = '', color = ''] = idAndColor.split('.')
  const facts = await findPictureFacts(id)
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
    .select(['slug', 'art'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!category) return undefined
  const { kind, look, colour } = parseArt(category.art)
  return {
    path: categoryPicturePath(category),
    draw: () => drawGoods(kind, slug, { look, colour }),
  }
}

async function findPictureFacts(id: string): Promise<PictureFacts | undefined> {
  const row = await db.read
    .selectFrom('product')
    .leftJoin('publisher', 'publisher.slug', 'product.publisher')
    .select(['product.id', 'kind', 'workId', 'product.name', 'art', 'publisher.name as press'])
    .where('product.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const people = await listPeople(db.read, [id])
  // What was imported is no drawing.
  return { ...row, author: coverAuthor(authorsOf(people.get(id) ?? [])), photos: '' }
}

const hasColor = async (productId: string, color: string) =>
  (await db.read
    .selectFrom('variant')
    .select('color')
    .where('productId', '=', productId)
    .where('color', '=', color)
    .limit(1)
    .executeTakeFirst()) !== undefined
